import { useMemo, useState } from 'react';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { comparedRules, type ComparedRule } from '../../../app/exchange/compared-rules';
import { readAt } from '../../../app/preset/pointer';
import { SCENARIOS } from '../../../app/scenarios/index';
import type { Preset } from '../../../schemas/generated/preset';
import { BackButton } from '../parts/BackButton';
import { Choice } from '../parts/Choice';
import view from '../parts/view.module.css';
import { useActions } from '../store/context';
import { comparableAt } from '../store/comparable';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { Columns } from './Columns';
import styles from './compare.module.css';
import { ExportMenu } from './ExportMenu';
import { OutcomeList } from './OutcomeList';
import { Progress } from './Progress';
import { RuleTable } from './RuleTable';
import { useLikeness } from './useLikeness';
import { useOutcomes } from './useOutcomes';

/** Some presets side by side: the options that differ, in words, and the scenarios that end otherwise. */
export default function CompareView() {
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const ids = useWindow((state) => state.comparedWith);
  const first = useWindow((state) => presetOf(documentIn(state)));
  const presets = useMemo(
    (): readonly [Preset, ...Preset[]] => [
      first,
      ...ids.map((id) => comparableAt(desk, id)).filter((preset) => preset !== undefined),
    ],
    [first, desk, ids],
  );
  const outcomes = useOutcomes(presets);
  const [part, setPart] = useState<'both' | 'rules' | 'outcomes'>('both');
  const choices = useLikeness(first, desk);
  const rules = useMemo(() => comparedRules(presets), [presets]);
  /** All values of a page at once, as one step. */
  const takePage = (page: readonly ComparedRule[], column: number) => {
    const from = presets[column];
    const [one] = page;
    if (from === undefined || one === undefined) return;
    const set = Object.fromEntries(page.map(({ pointer }) => [pointer, readAt(from, pointer)]));
    actions.editing.change({ set, label: t('compare.takeThePagePageFromName', { page: one.page, name: from.name }) });
  };
  const take = ({ pointer, title }: ComparedRule, column: number) => {
    const from = presets[column];
    if (from === undefined) return;
    actions.editing.change({
      set: { [pointer]: readAt(from, pointer) },
      label: t('compare.takeTitleFromName', { title, name: from.name }),
    });
  };
  return (
    <main className={view['view']} aria-label={t('compare.comparison')} data-region="options" tabIndex={-1}>
      <header className={view['head']}>
        <h1>{t('compare.compare')}</h1>
        <Choice
          label={t('compare.whatIsShown')}
          value={part}
          choices={[
            { id: 'both', words: t('compare.optionsAndScenarios') },
            { id: 'rules', words: t('compare.optionsOnly') },
            { id: 'outcomes', words: t('compare.scenariosOnly') },
          ]}
          onChange={(next) => {
            setPart(next === 'rules' || next === 'outcomes' ? next : 'both');
          }}
        />
        <span className={view['spring']} />
        <ExportMenu presets={presets} outcomes={outcomes.rows} />
        <BackButton />
        <Columns first={first.name} choices={choices} />
      </header>
      {presets.length === 1 ? (
        <p className={styles['empty']}>{t('compare.thisPresetCannotBeReadAny')}</p>
      ) : (
        <div className={styles['parts']} data-part={part} data-columns={presets.length}>
          {part !== 'outcomes' && (
            <section aria-label={t('compare.differingOptions')}>
              <h2>
                {rules.length === 0 ? t('compare.identicalRules') : t('counted.optionDiffers', { count: rules.length })}
              </h2>
              {rules.length > 0 && (
                <RuleTable
                  rules={rules}
                  names={presets.map(({ name }) => name)}
                  onGo={actions.go}
                  onTake={take}
                  onTakePage={takePage}
                />
              )}
            </section>
          )}
          {part !== 'rules' && (
            <section aria-label={t('compare.differingOutcomes')}>
              <h2>
                <span role="status">
                  {outcomes.rows !== undefined
                    ? t('compare.scenariosEndDifferently', { count: outcomes.rows.length, all: SCENARIOS.length })
                    : outcomes.stopped
                      ? t('compare.stopped')
                      : t('compare.rulingOnTheScenarios')}
                </span>
              </h2>
              {outcomes.rows === undefined && (
                <Progress outcomes={outcomes} most={SCENARIOS.length * 2 * (presets.length - 1)} />
              )}
              {outcomes.rows && <OutcomeList rows={outcomes.rows} presets={presets} />}
            </section>
          )}
        </div>
      )}
    </main>
  );
}
