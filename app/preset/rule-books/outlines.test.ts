import { describe, expect, test } from 'vitest';
import { builtin } from '../builtin';
import { readAt } from '../pointer';

type Stated = readonly (readonly [place: string, page: string, value: unknown])[];

const TABLE = 'Four Winds help, "Rule presets: EMA Riichi", table';
const INTRODUCTION = 'Four Winds help, "Rule presets: EMA Riichi", introduction';
const USPML = 'USPML, interim rules, modelled on the B rules of the JPML';

/** The first rows of the preset EMA Riichi of Four Winds. */
const EMA_RIICHI: Stated = [
  ['/rules/general/flowers', TABLE, 0],
  ['/scoring/payments/initialPoints', TABLE, 25000],
  ['/scoring/payments/limitPoints', TABLE, 2000],
  ['/scoring/method/hanTable/4/limit', TABLE, 4000],
  ['/rules/winning/minimum', TABLE, 1],
  ['/rules/winning/minimumUnit', TABLE, 'doubles'],
  ['/rules/winning/raised', TABLE, 'draws'],
  ['/rules/winning/raisedAfter', TABLE, 5],
  ['/rules/winning/raisedTo', TABLE, 2],
  ['/rules/winning/notCounted', TABLE, ['dora']],
  ['/rules/claiming/severalWinners', TABLE, 'all'],
  ['/rules/claiming/sacredDiscard', INTRODUCTION, 'absolute'],
  ['/rules/draw/passOnDraw', INTRODUCTION, 'unless-east-ready'],
  ['/rules/draw/payment', INTRODUCTION, 'ready'],
  ['/scoring/extras/extraHandsTo', INTRODUCTION, 'winner'],
  ['/rules/general/dora', INTRODUCTION, true],
  ['/rules/general/kongDora', INTRODUCTION, true],
  ['/rules/general/underDora', INTRODUCTION, true],
  ['/rules/general/underKongDora', INTRODUCTION, true],
  ['/rules/general/redFivesDots', INTRODUCTION, 1],
  ['/scoring/patterns/all-simples/exposed/value', INTRODUCTION, 0],
  ['/scoring/patterns/all-simples/concealed/value', INTRODUCTION, 1],
];

/** What is on and off in the only description of the B rules. */
const JPML_B: Stated = [
  ['/rules/winning/certain', USPML, 'no'],
  ['/scoring/patterns/one-shot/concealed/value', USPML, 1],
  ['/rules/general/underDora', USPML, true],
  ['/rules/general/kongDora', USPML, true],
  ['/rules/general/underKongDora', USPML, true],
  ['/scoring/patterns/all-simples/exposed/value', USPML, 1],
  ['/rules/draw/allTerminalDiscards', USPML, 'draw'],
  ['/scoring/limits/human-hand/concealed/value', USPML, 1000],
  ['/rules/draw/passOnDraw', USPML, 'unless-east-ready'],
  ['/rules/deadHands/terminalsAndHonors', USPML, 9],
  ['/rules/general/redFivesDots', USPML, 0],
  ['/scoring/method/doubleLimits', USPML, false],
  ['/rules/claiming/swapCalling', USPML, 'same-chow'],
  ['/rules/winning/raised', USPML, 'no'],
  ['/scoring/penalties/neverWon', USPML, 0],
];

describe.each([
  ['ema-riichi', EMA_RIICHI],
  ['jpml-b', JPML_B],
] as const)('%s', (id, stated) => {
  test('is an outline', () => expect(builtin(id)?.outline).toMatch(/\S/));

  test.each(stated)('%s (%s)', (place, _page, value) => {
    expect(readAt(builtin(id), place)).toEqual(value);
  });
});
