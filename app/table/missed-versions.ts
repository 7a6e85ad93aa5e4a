/** The facets of the rule of Missed Discard. */
export interface MissedRule {
  readonly bars: 'same-tile' | 'every-winning-tile' | 'not-better';
  readonly from: 'discards' | 'discards-and-draws';
  readonly covers: 'wins' | 'wins-and-sets';
  readonly counts: 'complete' | 'meets-minimum' | 'declined';
  readonly robbedKong: boolean;
  readonly ends: readonly ('own-draw' | 'own-discard' | 'own-claim' | 'any-call')[];
}

/** What all the named versions have in common. */
const NAMED = { covers: 'wins', counts: 'complete', robbedKong: true } as const;

/**
 * The named versions are settings of the facets. Source: Four Winds help, "Claiming rules: Missed Discard"; the Japanese
 * temporary form: EMA Riichi rules 2016, 3.3.13.
 */
export const MISSED_VERSIONS = {
  traditional: { ...NAMED, bars: 'same-tile', from: 'discards', ends: ['own-draw', 'own-discard'] },
  extended: { ...NAMED, bars: 'same-tile', from: 'discards-and-draws', ends: ['own-discard'] },
  absolute: { ...NAMED, bars: 'every-winning-tile', from: 'discards-and-draws', ends: ['own-discard'] },
  'absolute-conditional': { ...NAMED, bars: 'not-better', from: 'discards-and-draws', ends: ['own-discard'] },
  'every-winning-discard': {
    ...NAMED,
    bars: 'every-winning-tile',
    from: 'discards',
    ends: ['own-draw', 'own-discard'],
  },
} as const satisfies Record<string, MissedRule>;
