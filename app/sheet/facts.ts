import { both, sentence, series, titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import type { Option } from '../option/option';
import { optionAt } from '../option/options';
import { same } from '../option/values';
import { amount } from '../option/words';
import type { Effective } from '../preset/effective';
import { derivedOf, type Derived } from '../preset/effective-of';
import { readAt } from '../preset/pointer';
import type { Pointer } from '../result';
import { valueWords } from '../words/units';

/** One of the twelve facts by which a preset is known. */
export interface Fact {
  readonly title: string;
  readonly text: string;
}

/**
 * What an option adds to a fact: its value, its name with the value, or nothing while it has the value of `unless` or
 * `where` does not hold.
 */
interface Part {
  readonly pointer: Pointer;
  readonly named?: boolean;
  readonly unless?: unknown;
  readonly where?: (effective: Effective) => boolean;
  /** What is said instead of name and value, where it has anything to say. */
  readonly instead?: (effective: Effective) => string | undefined;
}

const value = (pointer: Pointer, unless?: unknown): Part => ({ pointer, unless });
const named = (pointer: Pointer, unless?: unknown): Part => ({ pointer, named: true, unless });

interface FactParts {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Begins with the number of tiles. */
  readonly tilesCounted?: boolean;
  readonly nothing?: string;
}

/**
 * The facts in the order of the table with which Four Winds introduces each of its presets (Four Winds help, "Rule
 * presets"): the options that each is made of, and what is said where none of them has anything to say.
 */
const FACTS: readonly FactParts[] = [
  {
    title: t('sheet.tiles'),
    tilesCounted: true,
    parts: [
      named('/rules/general/omittedSuit', 'none'),
      named('/rules/general/redFivesCharacters', 0),
      named('/rules/general/redFivesDots', 0),
      named('/rules/general/redFivesBamboo', 0),
      named('/rules/general/transparentTiles', 0),
      value('/rules/general/setsInHand'),
    ],
  },
  {
    title: t('sheet.initialPoints'),
    parts: [
      value('/scoring/payments/initialPoints'),
      named('/scoring/extras/returnPoints', 0),
      named('/scoring/extras/placementBy', 'fixed'),
      named('/scoring/extras/placementBonus', [0, 0, 0, 0]),
    ],
  },
  {
    title: t('sheet.limit'),
    nothing: t('sheet.noLimit'),
    parts: [
      { pointer: '/scoring/payments/limitPoints', where: hasLimit },
      named('/scoring/method/countedLimit', 'none'),
      named('/scoring/method/doubleLimits', false),
      { pointer: '/scoring/method/severalLimits', named: true, unless: 'highest', where: hasLimit },
      named('/scoring/method/roundUpMangan', false),
    ],
  },
  {
    title: t('sheet.restrictions'),
    nothing: t('sheet.none'),
    parts: [
      named('/rules/winning/minimum', 0),
      named('/rules/winning/raised', 'no'),
      { pointer: '/rules/winning/notCounted', named: true, unless: [], where: leavesOut },
      named('/rules/winning/ignoredForOneSuit', false),
      named('/rules/winning/certain', 'no'),
      named('/rules/winning/maxChows', 5),
      named('/rules/winning/mixedSuits', true),
      named('/rules/winning/limitHandRequired', false),
    ],
  },
  {
    title: t('sheet.claiming'),
    parts: [
      named('/rules/claiming/chows'),
      named('/rules/claiming/severalWinners'),
      named('/rules/claiming/robbingConcealedKong', 'never'),
    ],
  },
  {
    title: t('sheet.passingOfTheDeal'),
    parts: [named('/rules/draw/passAfterEastWins'), named('/rules/draw/passOnDraw')],
  },
  {
    title: t('sheet.ready'),
    parts: [
      value('/rules/ready/rule'),
      named('/rules/ready/deposit', 0),
      named('/rules/ready/concealedRequired', false),
    ],
  },
  {
    title: t('sheet.deadHands'),
    nothing: t('sheet.none'),
    parts: [
      named('/rules/deadHands/terminalsAndHonors', 0),
      named('/rules/deadHands/sameFirstDiscards', 'off'),
      named('/rules/deadHands/fourKongs', 'off'),
      named('/rules/deadHands/fourReady', false),
      named('/rules/deadHands/wrongCount', false),
      named('/rules/deadHands/wrongExposure', false),
      named('/rules/deadHands/brokenReady', false),
    ],
  },
  {
    title: t('sheet.payment'),
    parts: [
      value('/scoring/payments/method'),
      { pointer: '/scoring/payments/payoffScheme', named: true, where: isPaid, instead: ownPayoff },
      named('/rules/draw/payment', 'none'),
    ],
  },
  {
    title: t('sheet.discards'),
    parts: [value('/rules/general/discardsShown'), named('/rules/general/nameDiscard', false)],
  },
  {
    title: t('sheet.specialties'),
    nothing: t('sheet.none'),
    parts: [
      named('/rules/general/dora', false),
      named('/rules/general/kongDora', false),
      named('/rules/general/underDora', false),
      named('/rules/claiming/missedDiscard', 'none'),
      named('/rules/claiming/sacredDiscard', 'none'),
      named('/rules/claiming/swapCalling', 'allowed'),
      named('/rules/general/charleston', 'off'),
      named('/rules/draw/goulash', false),
      named('/rules/draw/allTerminalDiscards', 'off'),
      named('/scoring/payments/liability', []),
      named('/scoring/extras/extraHands', 0),
      named('/scoring/extras/dealerBonus', 0),
      named('/scoring/extras/kitty', 0),
      named('/scoring/extras/flowerMoney', 0),
      named('/scoring/extras/kongMoneyConcealed', 0),
      named('/scoring/extras/chipsFor', []),
    ],
  },
  {
    title: t('sheet.scoring'),
    parts: [value('/scoring/method/kind'), named('/scoring/method/combining', 'implied')],
  },
];

/**
 * The twelve facts of a complete preset: tiles, initial points, limit, restrictions, claiming, passing of the deal, ready,
 * dead hands, payment, discards, specialties and scoring. They are said from the values as they are ruled on, so a card
 * cannot disagree with the preset; options that are out of use are left out.
 */
export function factsOf(preset: Preset): readonly Fact[] {
  const derived = derivedOf(preset);
  return FACTS.map(({ title, tilesCounted, parts, nothing }) => {
    const words = parts.flatMap((part) => partWords(part, derived));
    const all = tilesCounted === true ? [tileCount(derived), ...words] : words;
    return { title, text: sentence(all.length === 0 ? (nothing ?? t('sheet.notInUse')) : series(all)) };
  });
}

function partWords({ pointer, named: withTitle, unless, where, instead }: Part, derived: Derived): string[] {
  const { effective, overruled } = derived;
  const option = optionAt(pointer);
  if (option === undefined) throw new Error(`no option at ${pointer}`);
  const ruled = readAt(effective, pointer);
  if (overruled.get(pointer)?.how === 'inactive' || same(ruled, unless) || where?.(effective) === false) return [];
  const phrase = instead?.(effective);
  if (phrase !== undefined) return [phrase];
  const words = valueWords(option, effective);
  if (withTitle !== true) return [words];
  return [isPlainYes(option, ruled) ? option.title : titled(option.title, words)];
}

/** Whether anything is capped by the limit points or counted in them. */
function hasLimit({ scoring }: Effective): boolean {
  const { method, sets, patterns, limits, payments, penalties } = scoring;
  const rows = [sets, patterns, limits].flatMap((page) => Object.values(page));
  return (
    method.limitIs === 'cap' ||
    method.kind === 'fu-han' ||
    payments.limitBetweenLosers ||
    penalties.faultyReady > 0 ||
    (penalties.faultyOut > 0 && penalties.faultyOutPoints === 0) ||
    rows.some(({ exposed, concealed }) => [exposed, concealed].some((one) => one.unit === 'limit'))
  );
}

/** Whether anything that does not count towards the minimum is played with. */
function leavesOut({ rules: { general, winning } }: Effective): boolean {
  const { dora, flowers, redFivesCharacters, redFivesDots, redFivesBamboo } = general;
  const played = {
    dora: dora || redFivesCharacters + redFivesDots + redFivesBamboo > 0,
    flowers: flowers > 0,
    auxiliary: true,
  };
  return winning.notCounted.some((one) => played[one]);
}

function isPaid({ scoring }: Effective): boolean {
  return scoring.payments.method !== 'add-up';
}

/** A payoff table of the preset's own, in a phrase, where East pays and receives as anybody. */
function ownPayoff({ scoring: { payments } }: Effective): string | undefined {
  const { payoffScheme, payoffTable: own } = payments;
  const { discarder, others } = own.otherOnOther;
  const drawn = own.otherSelfDrawn.others;
  const alike: typeof own = {
    eastSelfDrawn: { others: drawn },
    otherSelfDrawn: { east: drawn, others: drawn },
    eastOnDiscard: { discarder, others },
    otherOnEast: { discarder, others },
    otherOnOther: { east: others, discarder, others },
  };
  if (payoffScheme !== 'customized' || !same(own, alike)) return undefined;
  const [each, thrower, rest] = [drawn, discarder, others].map((times) => amount(times, 'hundredths'));
  return t('sheet.ownPayoff', { each, thrower, rest });
}

function isPlainYes(option: Option, ruled: unknown): boolean {
  return option.kind === 'boolean' && ruled === true;
}

/** How many tiles are played with: four of each kind, what is left out, flowers and jokers. */
function tileCount({ effective: { rules } }: Derived): string {
  const { omittedSuit, flowers, jokers } = rules.general;
  const plain = omittedSuit === 'none' ? 136 : 100;
  const extra = [
    ...(flowers > 0 ? [t('sheet.flowersFlowers', { flowers })] : []),
    ...(jokers > 0 ? [t('counted.joker', { count: jokers })] : []),
  ];
  const among = extra.length > 0 ? t('sheet.extraAmongThem', { extra: both(extra) }) : '';
  return t('sheet.plainTilesAmong', { plain: plain + flowers + jokers, among });
}
