import { describe, expect, test } from 'vitest';
import type { ScoringRow } from '../../schemas/generated/preset';
import { readAt } from './pointer';
import { builtin } from './builtin';
import { ASIAN_RULE_TEXTS } from './testing/asian-rule-texts';
import { WESTERN_RULE_TEXTS } from './testing/western-rule-texts';

/** A row in short: "2/4 points", what losers score behind it where that differs; other values as they are. */
function short(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('exposed' in value)) return value;
  const { exposed, concealed, losers } = value as ScoringRow;
  const own = pair(exposed, concealed);
  if (losers === undefined) return `${own}, winner`;
  const other = pair(losers.exposed, losers.concealed);
  return losers.when === 'always' && other === own ? own : `${own}, losers ${other} ${losers.when}`;
}

function pair(exposed: ScoringRow['exposed'], concealed: ScoringRow['exposed']): string {
  const values =
    exposed.value === concealed.value ? exposed.value : `${String(exposed.value)}/${String(concealed.value)}`;
  return `${String(values)} ${concealed.unit}`;
}

describe.each(Object.entries({ ...WESTERN_RULE_TEXTS, ...ASIAN_RULE_TEXTS }))(
  '%s has the values of its rule text',
  (id, places) => {
    const preset = builtin(id);
    test.each(Object.entries(places))('%s', (place, value) => {
      expect(short(readAt(preset, place))).toEqual(value);
    });
  },
);
