import { lazy, Suspense } from 'react';
import { listed } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { catalogueOf } from '../../../app/option/catalogue';
import type { PatternEntry } from '../../../app/option/patterns';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { Check } from '../parts/Check';
import { LaterFinder } from '../parts/LaterFinder';
import pageStyles from '../page/page.module.css';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { LosersFields } from './LosersFields';
import { SettingField } from './SettingField';
import { OwnPatternButtons } from './OwnPatternButtons';
import styles from './patterns.module.css';

const HandView = lazy(() => import('../preview/HandView'));

interface PatternDetailsProps {
  readonly pattern: PatternEntry;
  readonly pointer: string;
  readonly row: ScoringRow | undefined;
  readonly onChange: (row: ScoringRow, key?: string) => void;
}

/** What a pattern is, an example in tiles, and the finer points of its row. */
export function PatternDetails({ pattern, pointer, row, onChange }: PatternDetailsProps) {
  const readOnly = useWindow((state) => documentIn(state).readOnly);
  const own = useWindow((state) => presetOf(documentIn(state)).patterns?.find(({ id }) => id === pattern.id));
  const names = Object.values(pattern.names ?? {}).flat();
  return (
    <div className={styles['detail']}>
      {pattern.definition !== undefined && <p>{pattern.definition}</p>}
      {names.length > 0 && <p className={styles['names']}>{t('patterns.alsoCalledNames', { names: listed(names) })}</p>}
      {pattern.example && (
        <Suspense>
          <HandView hand={pattern.example} />
        </Suspense>
      )}
      {own !== undefined && <OwnPatternButtons pattern={own} />}
      {row && (
        <>
          {(pattern.settings ?? []).map((setting) => (
            <SettingField
              key={setting.id}
              setting={setting}
              pointer={`${pointer}/settings/${setting.id}`}
              value={row.settings?.[setting.id] ?? setting.default}
              disabled={readOnly}
              onChange={(value) => {
                onChange({ ...row, settings: { ...row.settings, [setting.id]: value } }, `${pointer}/settings`);
              }}
            />
          ))}
          <Check
            selected={row.forced === true}
            disabled={readOnly}
            onChange={(forced) => {
              const { forced: _before, ...rest } = row;
              onChange(forced ? { ...rest, forced } : rest);
            }}
          >
            {t('patterns.paidEvenWhereAHigherPattern')}
          </Check>
          <LosersFields row={row} pointer={pointer} disabled={readOnly} onChange={onChange} />
          <PatternList
            title={t('patterns.notPaidBesideIt')}
            ids={row.implies ?? pattern.implies ?? []}
            standard={row.implies === undefined}
            disabled={readOnly}
            own={pattern.id}
            onChange={(implies) => {
              onChange({ ...row, implies: [...implies] });
            }}
          />
          <PatternList
            title={t('patterns.excludes')}
            ids={row.excludes ?? pattern.excludes ?? []}
            standard={row.excludes === undefined}
            disabled={readOnly}
            own={pattern.id}
            onChange={(excludes) => {
              onChange({ ...row, excludes: [...excludes] });
            }}
          />
        </>
      )}
    </div>
  );
}

interface PatternListProps {
  readonly title: string;
  readonly ids: readonly string[];
  /** The list of the catalogue, which this preset does not replace. */
  readonly standard: boolean;
  readonly disabled: boolean;
  readonly own: string;
  readonly onChange: (ids: readonly string[]) => void;
}

function PatternList({ title, ids, standard, disabled, own, onChange }: PatternListProps) {
  const patterns = useWindow((state) => presetOf(documentIn(state)).patterns);
  const catalogue = catalogueOf(patterns);
  return (
    <div className={styles['list']} role="group" aria-label={title}>
      <span className={styles['listTitle']}>
        {standard && ids.length > 0 ? t('patterns.titleAsUsual', { title }) : title}
      </span>
      <span className={pageStyles['chips']}>
        {ids.map((id) => (
          <span key={id} className={pageStyles['chip']}>
            {catalogue.name(id) ?? id}
            <Button
              small
              look="quiet"
              icon="close"
              label={t('patterns.titleTakeOutName', { title, name: catalogue.name(id) ?? id })}
              isDisabled={disabled}
              onPress={() => {
                onChange(ids.filter((one) => one !== id));
              }}
            />
          </span>
        ))}
        <LaterFinder
          label={t('patterns.titleAddAPattern', { title })}
          disabled={disabled}
          items={catalogue.all
            .filter(({ id }) => id !== own && !ids.includes(id))
            .map(({ id, name }) => ({ id, words: name }))}
          onChosen={(id) => {
            onChange([...ids, id]);
          }}
        />
      </span>
    </div>
  );
}
