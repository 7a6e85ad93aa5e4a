import { useMemo, useState } from 'react';
import { presetOf } from '../../../app/editor/document';
import { comparedRules } from '../../../app/exchange/compared-rules';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { counted } from '../parts/counted';
import { useActions } from '../store/context';
import { comparableAt, comparables } from '../store/comparable';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './compare.module.css';
import { OutcomeList } from './OutcomeList';
import { RuleTable } from './RuleTable';
import { useOutcomes } from './useOutcomes';

/** Two presets side by side: the options that differ, in words, and the scenarios that end otherwise. */
export default function CompareView() {
  const { store } = useSurroundings();
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const id = useWindow((state) => state.comparedWith);
  const first = useWindow((state) => presetOf(documentIn(state)));
  const second = useMemo(() => (id === undefined ? undefined : comparableAt(desk, id)), [desk, id]);
  const result = useOutcomes(first, second);
  const [part, setPart] = useState<'both' | 'rules' | 'outcomes'>('both');
  const choices = useMemo(() => comparables(desk), [desk]);
  const rules = useMemo(() => (second ? comparedRules([first, second]) : []), [first, second]);
  return (
    <main className={styles['view']} aria-label="Comparison" data-region="options" tabIndex={-1}>
      <header className={styles['head']}>
        <h1>Compare</h1>
        <div className={styles['columns']}>
          <strong>{first.name}</strong>
          <span>with</span>
          <Choice
            label="Compare with"
            value={id ?? ''}
            choices={choices}
            onChange={(next) => {
              store.setState({ comparedWith: next });
            }}
          />
        </div>
        <Choice
          label="What is shown"
          value={part}
          choices={[
            { id: 'both', words: 'Options and scenarios' },
            { id: 'rules', words: 'Options only' },
            { id: 'outcomes', words: 'Scenarios only' },
          ]}
          onChange={(next) => {
            setPart(next === 'rules' || next === 'outcomes' ? next : 'both');
          }}
        />
        <span className={styles['spring']} />
        <Button
          icon="close"
          look="quiet"
          onPress={() => {
            actions.command('preferences');
          }}
        >
          Close
        </Button>
      </header>
      {!second ? (
        <p className={styles['empty']}>This preset cannot be read any more. Choose another one.</p>
      ) : (
        <div className={styles['parts']} data-part={part}>
          {part !== 'outcomes' && (
            <section aria-label="Differing options">
              <h2>
                {rules.length === 0 ? 'Identical rules' : counted(rules.length, 'option differs', 'options differ')}
              </h2>
              {rules.length > 0 && <RuleTable rules={rules} names={[first.name, second.name]} onGo={actions.go} />}
            </section>
          )}
          {part !== 'rules' && (
            <section aria-label="Differing outcomes">
              <h2>
                <span role="status">
                  {result === undefined
                    ? 'Ruling on the scenarios…'
                    : `${String(result.counts.changed)} of ${String(result.counts.scenarios)} scenarios ${result.counts.changed === 1 ? 'ends' : 'end'} differently`}
                </span>
              </h2>
              {result && <OutcomeList result={result} first={first} second={second} />}
            </section>
          )}
        </div>
      )}
    </main>
  );
}
