import { describe, expect, test } from 'vitest';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { builtin } from '../builtin';
import { readAt } from '../pointer';
import { presentAt, type Stated } from '../testing/stated';

/** Which fan are not counted beside another: Mahjong Competition Rules 2006, 3.8.1 and appendix 1, by the place of the row. */
const NOT_BESIDE: Readonly<Record<string, string>> = {
  'limits/big-four-winds': 'big-three-winds pung-hand own-wind-set round-wind-set pung-of-terminals-or-honors',
  'limits/big-three-dragons': 'two-dragon-pungs dragon-set',
  'limits/nine-gates': 'one-suit-only concealed-hand pung-of-terminals-or-honors',
  'limits/four-kongs': 'out-on-pair pung-hand',
  'limits/seven-shifted-pairs': 'one-suit-only seven-pairs concealed-hand out-on-pair',
  'limits/thirteen-orphans': 'all-suits-winds-dragons concealed-hand out-on-pair',
  'limits/all-terminals': 'pung-hand terminal-or-honor-in-each-set pung-of-terminals-or-honors no-honors',
  'limits/little-four-winds': 'big-three-winds',
  'patterns/little-three-dragons': 'two-dragon-pungs dragon-set',
  'limits/all-honors': 'pung-hand terminal-or-honor-in-each-set pung-of-terminals-or-honors',
  'patterns/four-concealed-triplets': 'pung-hand concealed-hand',
  'patterns/pure-terminal-chows': 'seven-pairs one-suit-only chow-hand two-identical-chows chows-123-789',
  'patterns/four-identical-chows': 'three-consecutive-triplets three-identical-chows tile-hog two-identical-chows',
  'patterns/four-consecutive-triplets': 'three-consecutive-triplets three-identical-chows pung-hand',
  'patterns/four-pure-shifted-chows': 'pure-shifted-chows short-straight chows-123-789',
  'patterns/all-terminals-and-honors': 'pung-hand terminal-or-honor-in-each-set pung-of-terminals-or-honors',
  'limits/seven-pairs': 'concealed-hand out-on-pair',
  'limits/greater-honors-and-knitted-tiles': 'all-suits-winds-dragons concealed-hand out-on-pair',
  'patterns/all-even-pungs': 'pung-hand all-simples no-honors',
  'patterns/one-suit-only': 'no-honors',
  'patterns/three-identical-chows': 'three-consecutive-triplets two-identical-chows',
  'patterns/three-consecutive-triplets': 'three-identical-chows',
  'patterns/upper-tiles': 'upper-four no-honors',
  'patterns/lower-tiles': 'lower-four no-honors',
  'patterns/middle-tiles': 'no-honors all-simples',
  'patterns/three-suited-terminal-chows': 'mixed-double-chow chows-123-789 no-honors chow-hand',
  'patterns/all-fives': 'all-simples',
  'patterns/three-triplets-same-number': 'two-triplets-same-number',
  'patterns/three-concealed-triplets': 'two-concealed-triplets',
  'limits/lesser-honors-and-knitted-tiles': 'all-suits-winds-dragons concealed-hand',
  'patterns/upper-four': 'no-honors',
  'patterns/lower-four': 'no-honors',
  'patterns/reversible-tiles': 'one-voided-suit',
  'patterns/same-chow-all-suits': 'mixed-double-chow',
  'patterns/last-wall-tile': 'self-drawn',
  'patterns/supplement-tile': 'self-drawn',
  'patterns/robbing-kong': 'last-of-its-kind',
  'patterns/two-concealed-kongs': 'two-concealed-triplets concealed-kong',
  'patterns/fully-exposed-hand': 'out-on-pair',
  'patterns/two-dragon-pungs': 'dragon-set',
  'patterns/fully-concealed-hand': 'self-drawn concealed-hand',
  'patterns/two-melded-kongs': 'melded-kong',
  'patterns/chow-hand': 'no-honors',
  'patterns/all-simples': 'no-honors',
};

test.each(Object.entries(NOT_BESIDE))('%s is not counted beside: %s', (place, fan) => {
  const row = readAt(builtin('chinese-official'), `/scoring/${place}`) as ScoringRow;
  expect(row.implies).toEqual(expect.arrayContaining(fan.split(' ')));
});

/** Of 1998: Chinese Mahjong Competition Rules (trial), fan table; hands concealed by their form add the drawn tile alone. */
test.each([
  'seven-pairs',
  'seven-shifted-pairs',
  'thirteen-orphans',
  'greater-honors-and-knitted-tiles',
  'lesser-honors-and-knitted-tiles',
])('%s in 1998 is not counted beside a fully concealed hand, in 2006 it is', (id) => {
  const excludes = (preset: string) => readAt(builtin(preset), `/scoring/limits/${id}/excludes`) ?? [];
  expect(excludes('chinese-official-1998')).toContain('fully-concealed-hand');
  expect(excludes('chinese-official')).not.toContain('fully-concealed-hand');
});

/** Chinese Mahjong Competition Rules (trial), 1998, conduct of play and article 14: offences. */
const ARTICLES: Stated = {
  '/rules/general/concealedKongsShown': false,
  '/rules/general/kongAfterClaimedSet': false,
  '/rules/general/nameDiscard': false,
  '/rules/claiming/cancelClaim': 'penalised',
  '/rules/deadHands/wrongCount': true,
  '/rules/deadHands/wrongExposure': true,
  '/scoring/penalties/faultyOutPoints': 10,
  '/scoring/penalties/faultyOutNotReady': 20,
  '/scoring/penalties/faultyOutTo': 'each',
  '/scoring/penalties/faultyOutThen': 'may-not-win',
  '/scoring/penalties/faultyClaimThen': 'warning',
  '/scoring/penalties/exposedTiles': 'must-discard',
  '/scoring/penalties/tooManySeen': 'plays-on',
  '/scoring/penalties/tooFew': 'plays-on',
  '/scoring/penalties/warnings': 'doubled',
  '/scoring/penalties/warningsFrom': 2,
  '/scoring/penalties/warningsPoints': 5,
  '/scoring/penalties/warningsPaid': 'at-once',
  '/scoring/penalties/warningsOver': 'deal',
};

describe.each(['chinese-official', 'chinese-official-1998'])('%s has what the articles on offences say', (preset) => {
  test.each(Object.entries(ARTICLES))('%s', (place, value) => {
    expect(presentAt(preset, place)).toEqual(value);
  });
});
