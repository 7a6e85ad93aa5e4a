import { t } from '../../../app/language/say';
import type { PatternEntry } from '../../../app/option/patterns';
import type { Scoring } from '../../../app/preset/effective';
import { unitWord, type Unit } from '../../../app/words/units';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { Choice } from '../parts/Choice';
import styles from './patterns.module.css';

const UNITS: readonly Unit[] = ['points', 'doubles', 'half-doubles', 'limit'];
const APART = 'apart';

interface UnitFieldsProps {
  readonly pattern: PatternEntry;
  readonly row: ScoringRow;
  readonly kind: Scoring['method']['kind'];
  readonly disabled: boolean;
  readonly onChange: (row: ScoringRow) => void;
}

/** The unit of a row; where the exposed and the concealed value have units of their own, one list for each. */
export function UnitFields({ pattern, row, kind, disabled, onChange }: UnitFieldsProps) {
  const { exposed, concealed } = row;
  const choices = UNITS.map((unit) => ({ id: unit, words: words(unit, kind) }));
  const isUnit = (id: string): id is Unit => UNITS.some((unit) => unit === id);
  const both = (unit: Unit) => {
    onChange({ ...row, exposed: { ...exposed, unit }, concealed: { ...concealed, unit } });
  };
  if (exposed.unit === concealed.unit)
    return (
      <Choice
        small
        label={t('patterns.nameUnit', { name: pattern.name })}
        value={concealed.unit}
        disabled={disabled}
        choices={[...choices, { id: APART, words: t('patterns.oneForEach') }]}
        onChange={(id) => {
          if (isUnit(id)) both(id);
          else onChange({ ...row, exposed: { ...exposed, unit: concealed.unit === 'points' ? 'doubles' : 'points' } });
        }}
      />
    );
  return (
    <span className={styles['units']}>
      {(['exposed', 'concealed'] as const).map((side) => (
        <Choice
          key={side}
          small
          label={t('patterns.nameUnitSide', { name: pattern.name, side })}
          value={row[side].unit}
          disabled={disabled}
          choices={choices}
          onChange={(id) => {
            if (isUnit(id)) onChange({ ...row, [side]: { ...row[side], unit: id } });
          }}
        />
      ))}
    </span>
  );
}

function words(unit: Unit, kind: Scoring['method']['kind']): string {
  switch (unit) {
    case 'limit':
      return t('patterns.ofLimit');
    case 'half-doubles':
      return t('patterns.halfUnitword', { unitWord: unitWord(unit, kind) });
    case 'points':
    case 'doubles':
      return unitWord(unit, kind);
  }
}
