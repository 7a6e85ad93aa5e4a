import { t } from '../../../app/language/say';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { Check } from '../parts/Check';
import { Choice } from '../parts/Choice';
import { TypedField } from '../page/controls/TypedField';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './patterns.module.css';

interface LosersFieldsProps {
  readonly row: ScoringRow;
  readonly pointer: string;
  readonly disabled: boolean;
  readonly onChange: (row: ScoringRow, key?: string) => void;
}

const WHEN = [
  { id: 'always', words: t('patterns.inAnyHand') },
  { id: 'ready', words: t('patterns.inAReadyHandOnly') },
  { id: 'waiting', words: t('patterns.forOneTileShortOfIt') },
] as const;

/** What a pattern is worth in the hand of a loser, where losers settle with each other. */
export function LosersFields({ row, pointer, disabled, onChange }: LosersFieldsProps) {
  const { editing } = useActions();
  const drafts = useWindow((state) => documentIn(state).drafts);
  const { losers } = row;
  return (
    <div className={styles['losers']}>
      <Check
        selected={losers !== undefined}
        disabled={disabled}
        onChange={(selected) => {
          const { losers: _before, ...rest } = row;
          onChange(
            selected ? { ...rest, losers: { exposed: row.exposed, concealed: row.concealed, when: 'always' } } : rest,
          );
        }}
      >
        {t('patterns.losersScoreItToo')}
      </Check>
      {losers && (
        <>
          {(['exposed', 'concealed'] as const).map((side) => {
            const place = `${pointer}/losers/${side}/value`;
            return (
              <TypedField
                key={side}
                className={styles['cell']}
                label={t(side === 'exposed' ? 'patterns.losersExposed' : 'patterns.losersConcealed')}
                value={losers[side].value}
                form={{ min: 0, max: 1_000_000, format: losers[side].unit === 'limit' ? 'limit' : 'plain' }}
                typed={drafts[place]}
                disabled={disabled}
                onValue={(value) => {
                  onChange({ ...row, losers: { ...losers, [side]: { ...losers[side], value } } }, place);
                }}
                onTyped={(text) => {
                  editing.keepTyped(place, text);
                }}
                onLeave={editing.seal}
              />
            );
          })}
          <Choice
            small
            label={t('patterns.losersScoreIt')}
            value={losers.when}
            disabled={disabled}
            choices={WHEN}
            onChange={(id) => {
              const [when] = WHEN.filter((one) => one.id === id);
              if (when) onChange({ ...row, losers: { ...losers, when: when.id } });
            }}
          />
        </>
      )}
    </div>
  );
}
