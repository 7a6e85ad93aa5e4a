import { describe, expect, test } from 'vitest';
import { builtin } from './builtin';
import {
  betweenAll,
  firstInTurn,
  noDeadHands,
  alike,
  type Page,
  presentAt,
  standardPoints,
  standardSets,
} from './testing/stated';

const winAndFishing = '1000 limit, losers 400 limit waiting';
const halfLimit = '500 limit, losers 200 limit waiting';

/** Values of British Official, with the texts that state them. */
const STATED: readonly Page[] = [
  {
    preset: 'british-official',
    page: 'Four Winds help, Rule presets: British Official',
    values: {
      ...firstInTurn,
      ...noDeadHands,
      ...betweenAll,
      ...alike(standardPoints),
      ...alike(standardSets),
      '/rules/general/flowers': 8,
      '/rules/general/discardsShown': 'random',
      '/rules/winning/maxChows': 1,
      '/rules/winning/limitHandsExempt': true,
      '/rules/draw/passAfterEastWins': false,
      '/rules/ready/rule': 'obligatory',
      '/rules/ready/validated': false,
      '/rules/draw/goulash': true,
      '/rules/draw/goulashJokers': 4,
      '/rules/draw/goulashCharleston': true,
      '/rules/draw/goulashPool': 0,
      '/scoring/sets/flower': '4 points, losers same',
      '/scoring/sets/own-flower': '1 doubles, losers same',
      '/scoring/sets/own-season': '1 doubles, losers same',
      '/scoring/patterns/little-three-dragons': undefined,
      '/scoring/patterns/fully-concealed-hand': '1 doubles',
      '/scoring/patterns/pung-hand': '1 doubles',
      '/scoring/patterns/one-chance-chow': undefined,
      '/scoring/limits/little-four-winds': undefined,
      '/scoring/limits/hidden-treasure/settings/noMixedSuits': true,
      '/scoring/payments/initialPoints': 2000,
      '/scoring/payments/limitPoints': 1000,
    },
  },
  {
    preset: 'british-official',
    page: 'mahjong-britishrules.com and the British rule book: doubles',
    values: {
      '/scoring/sets/all-flowers': '2 doubles, losers same',
      '/scoring/sets/all-seasons': '2 doubles, losers same',
      '/scoring/patterns/winning': '20 points',
      '/scoring/patterns/self-drawn': '2 points',
      '/scoring/patterns/supplement-tile': '1 doubles',
      '/scoring/patterns/last-wall-tile': '1 doubles',
      '/scoring/patterns/last-discard': '1 doubles',
      '/scoring/patterns/robbing-kong': '1 doubles',
      '/scoring/patterns/ready-first-turn': '1 doubles',
      '/scoring/patterns/all-terminals-and-honors': '1 doubles',
      '/scoring/patterns/one-suit-with-honors': undefined,
      '/scoring/patterns/one-suit-only': undefined,
      '/scoring/patterns/purity': '3 doubles, losers 3 doubles waiting',
      '/scoring/patterns/out-on-pair': undefined,
      '/scoring/patterns/chow-hand': undefined,
    },
  },
  {
    preset: 'british-official',
    page: 'mahjong-britishrules.com and the British rule book: special hands, winning and fishing; play',
    values: {
      '/scoring/limits/heavenly-hand': '1000 limit',
      '/scoring/limits/earthly-hand': '1000 limit',
      '/scoring/limits/thirteen-orphans': winAndFishing,
      '/scoring/limits/gates-of-heaven': winAndFishing,
      '/scoring/limits/four-kongs': winAndFishing,
      '/scoring/limits/hidden-treasure': winAndFishing,
      '/scoring/limits/big-three-dragons': winAndFishing,
      '/scoring/limits/big-three-dragons/settings/noChows': true,
      '/scoring/limits/big-four-winds': winAndFishing,
      '/scoring/limits/all-honors': winAndFishing,
      '/scoring/limits/all-terminals': winAndFishing,
      '/scoring/limits/all-green': winAndFishing,
      '/scoring/limits/all-green/settings/noChows': true,
      '/scoring/limits/wriggling-snake': winAndFishing,
      '/scoring/limits/moon-from-the-sea': '1000 limit',
      '/scoring/limits/plum-blossom-on-the-roof': '1000 limit',
      '/scoring/limits/kong-on-kong': '1000 limit',
      '/scoring/limits/all-terminal-and-honor-pairs': halfLimit,
      '/scoring/limits/all-terminal-and-honor-pairs/settings/identicalPairs': true,
      '/scoring/limits/knitting': halfLimit,
      '/scoring/limits/triple-knitting': halfLimit,
      '/scoring/method/flowersBesideLimit': true,
      '/scoring/method/limitOrPoints': true,
      '/rules/general/deadWallSize': 14,
      '/rules/general/deadWall': 'exhaustible',
      '/rules/general/kongAfterClaimedSet': false,
      '/rules/claiming/claimRank': 'out-triplet-chow',
      '/rules/draw/passOnDraw': 'no',
      '/rules/draw/goulashChows': false,
    },
  },
];

describe.each(STATED)('as stated in: $page', ({ preset, values }) => {
  test.each(Object.entries(values))('%s', (pointer, stated) => {
    expect(presentAt(preset, pointer)).toEqual(stated);
  });
});

test('all of its own rules have a source', () => {
  expect(builtin('british-official')?.outline).toBeUndefined();
});
