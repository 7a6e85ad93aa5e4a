import majiang, { type Hule, type Rule } from '@kobalab/majiang-core';
import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { builtinFile } from '../../preset/builtin';
import { effectiveOf } from '../../preset/effective-of';
import type { Effective } from '../../preset/effective';
import { resolvePreset } from '../../preset/resolve';
import type { ScoreSheet } from '../../ruling';
import { SEATS, type Seat } from '../../seats';
import { scoreHand } from '../index';
import type { Hand } from '../../../schemas/generated/hand';
import { drawHand, type Drawn, type PeerHand, type Random, THEMES } from './draw';

/** The seven rules that majiang-core honours when it scores a hand. */
export const CHOICES = [
  'openSimples',
  'doubleWindOnce',
  'roundUp',
  'counted',
  'stacked',
  'doubleLimits',
  'liability',
] as const;
export type Choice = (typeof CHOICES)[number];
export type Choices = Readonly<Record<Choice, boolean>>;

/** All combinations by number, 0 to 127. */
export function choicesOf(number: number): Choices {
  return Object.fromEntries(CHOICES.map((choice, bit) => [choice, (number & (1 << bit)) !== 0])) as Choices;
}

const PEER_RULES: Readonly<Record<Choice, string>> = {
  openSimples: 'クイタンあり',
  doubleWindOnce: '連風牌は2符',
  roundUp: '切り上げ満貫あり',
  counted: '数え役満あり',
  stacked: '役満の複合あり',
  doubleLimits: 'ダブル役満あり',
  liability: '役満パオあり',
};

/** The rule of the peer for some choices. */
export function peerRule(choices: Choices): Rule {
  return majiang.rule(Object.fromEntries(CHOICES.map((choice) => [PEER_RULES[choice], choices[choice]])));
}

type Row = Readonly<Record<string, unknown>>;
const han = (exposed: number, concealed = exposed, more: Row = {}): Row => ({
  exposed: { value: exposed, unit: 'doubles' },
  concealed: { value: concealed, unit: 'doubles' },
  ...more,
});
const limit = (settings: Row = {}): Row => ({
  exposed: { value: 4000, unit: 'limit' },
  concealed: { value: 4000, unit: 'limit' },
  settings,
});

/** A preset that says the same as the rule of the peer, on top of Japanese Modern. */
export function peerPreset(choices: Choices): Effective {
  const preset = resolvePreset(
    {
      id: 'peer',
      name: 'Peer',
      extends: 'japanese-modern',
      rules: {
        general: {
          kongDora: true,
          underDora: true,
          underKongDora: true,
          redFivesCharacters: 1,
          redFivesDots: 1,
          redFivesBamboo: 1,
        },
      },
      scoring: {
        method: {
          doubleWindPair: choices.doubleWindOnce ? 'once' : 'twice',
          roundUpMangan: choices.roundUp,
          countedLimit: choices.counted ? 'one-limit' : 'sanbaiman',
          severalLimits: choices.stacked ? 'added' : 'highest',
          // The peer pays double limits only where limits are added as well.
          doubleLimits: choices.doubleLimits && choices.stacked,
        },
        payments: {
          liability: choices.liability ? ['big-three-dragons', 'big-four-winds'] : [],
          liabilityCovers: 'hand',
          liabilityOnDiscard: 'share',
          liabilityExtraHands: 'liable',
          // A kong claimed with the last tile makes liable as a pung does.
          liabilityKongCounts: true,
        },
        extras: { extraHands: 100, extraHandsTo: 'winner', extraHandsFromDiscarder: 'three-times' },
        patterns: {
          'all-simples': han(choices.openSimples ? 1 : 0, 1),
          'two-identical-chows-twice': han(0, 3),
          'little-three-dragons': han(2, 2, { implies: [] }),
          'all-terminals-and-honors': han(2, 2, { implies: ['terminal-or-honor-in-each-set'] }),
          'one-shot': han(1),
          'kong-dora': han(1),
          'under-dora': han(1),
          'under-kong-dora': han(1),
          'red-five': han(1),
        },
        limits: {
          'all-green': limit(),
          'hidden-treasure': limit({ kongs: 'concealed' }),
          'earthly-hand': limit({ when: 'narrowed', supplements: false }),
          'heavenly-hand': limit({ supplements: false }),
        },
      },
    },
    builtinFile,
  );
  if (!preset.ok) throw new Error(JSON.stringify(preset.problems));
  return effectiveOf(preset.value);
}

/** What a yaku of the peer is called here. */
const YAKU: Readonly<Record<string, PatternId>> = {
  立直: 'ready-declaration',
  ダブル立直: 'ready-first-turn',
  一発: 'one-shot',
  海底摸月: 'last-wall-tile',
  河底撈魚: 'last-discard',
  嶺上開花: 'supplement-tile',
  槍槓: 'robbing-kong',
  天和: 'heavenly-hand',
  地和: 'earthly-hand',
  門前清自摸和: 'fully-concealed-hand',
  '翻牌 白': 'dragon-set',
  '翻牌 發': 'dragon-set',
  '翻牌 中': 'dragon-set',
  平和: 'no-points-hand',
  断幺九: 'all-simples',
  一盃口: 'two-identical-chows',
  三色同順: 'same-chow-all-suits',
  一気通貫: 'three-chows-step-3',
  混全帯幺九: 'terminal-or-honor-in-each-set',
  七対子: 'seven-pairs',
  対々和: 'pung-hand',
  三暗刻: 'three-concealed-triplets',
  三槓子: 'three-kongs',
  三色同刻: 'three-triplets-same-number',
  混老頭: 'all-terminals-and-honors',
  小三元: 'little-three-dragons',
  混一色: 'one-suit-with-honors',
  純全帯幺九: 'terminal-in-each-set',
  二盃口: 'two-identical-chows-twice',
  清一色: 'one-suit-only',
  国士無双十三面: 'thirteen-orphans',
  国士無双: 'thirteen-orphans',
  四暗刻単騎: 'hidden-treasure',
  四暗刻: 'hidden-treasure',
  大三元: 'big-three-dragons',
  大四喜: 'big-four-winds',
  小四喜: 'little-four-winds',
  字一色: 'all-honors',
  緑一色: 'all-green',
  清老頭: 'all-terminals',
  四槓子: 'four-kongs',
  純正九蓮宝燈: 'nine-gates',
  九蓮宝燈: 'nine-gates-impure',
  ドラ: 'dora',
  裏ドラ: 'under-dora',
  赤ドラ: 'red-five',
};

function patternFor(name: string): string {
  if (name.startsWith('場風')) return 'round-wind-set';
  if (name.startsWith('自風')) return 'own-wind-set';
  return YAKU[name] ?? name;
}

/** Indicators turned by kongs are told apart here and not there. */
const MERGED: Readonly<Record<string, string>> = { 'kong-dora': 'dora', 'under-kong-dora': 'under-dora' };

interface HandOnly {
  readonly hand: Hand;
}

/**
 * Whether both say the same. Where limit hands are not added the peer still names all of them, and here the one that is
 * paid is named: it must be among them. One difference on principle is left out: who pays the extra hands of a self-drawn
 * win in which a player is liable for a part. The peer lets all three pay, the EMA Riichi rules 2016 (3.3.9) the liable one.
 */
export function agree(
  peer: Said | undefined,
  ours: Said | undefined,
  choices: Pick<Choices, 'stacked' | 'liability'>,
  { hand }: HandOnly,
): boolean {
  if (peer === undefined || ours === undefined) return peer === ours;
  if (peer.fu !== ours.fu || peer.han !== ours.han) return false;
  const limits = peer.han === undefined;
  if (limits && !choices.stacked) {
    if (ours.patterns.length !== 1 || !ours.patterns.every((one) => peer.patterns.includes(one))) return false;
  } else if (peer.patterns.join() !== ours.patterns.join()) return false;
  const partly = limits && choices.liability && peer.patterns.length > 1;
  if (partly && hand.win?.by === 'self-draw' && (hand.extraHands ?? 0) > 0) {
    const winner = SEATS.indexOf(hand.seatWind ?? 'E');
    return peer.gains[winner] === ours.gains[winner];
  }
  return peer.gains.join() === ours.gains.join();
}

/** What both say of a hand, in one form. */
export interface Said {
  readonly patterns: readonly string[];
  readonly fu: number | undefined;
  readonly han: number | undefined;
  /** What each seat gains or loses, East first; the stakes of the table count for the winner. */
  readonly gains: readonly number[];
}

/** What the peer says; undefined where it has no win. */
export function peerSays(drawn: PeerHand, rule: Rule): Said | undefined {
  const hule = majiang.Util.hule(
    majiang.Shoupai.fromString(drawn.text),
    drawn.discard,
    majiang.Util.hule_param({ ...drawn.param, rule }),
  );
  if (hule?.hupai === undefined || hule.hupai.length === 0) return undefined;
  return { patterns: peerPatterns(hule), fu: hule.fu, han: hule.fanshu, gains: hule.fenpei ?? [] };
}

/** One name for each han of bonus tiles; Ready on first turn is two patterns here, one of two han there. */
function peerPatterns(hule: Hule): string[] {
  const names = (hule.hupai ?? []).flatMap(({ name, fanshu }) => {
    const id = patternFor(name);
    if (id === 'ready-first-turn') return [id, 'ready-declaration'];
    const times = typeof fanshu === 'number' && /ドラ/.test(name) ? fanshu : 1;
    return Array.from({ length: times }, () => id);
  });
  return names.sort();
}

/** What this project says; undefined where the hand may not win. */
export function weSay(drawn: HandOnly, effective: Effective): Said | undefined {
  const sheet = scoreHand(effective, drawn.hand);
  if (!sheet.ok) throw new Error(`${JSON.stringify(drawn.hand)} ${JSON.stringify(sheet.problems)}`);
  if (!sheet.win) return undefined;
  return {
    patterns: paidPatterns(sheet),
    fu: sheet.fu,
    han: sheet.han,
    gains: SEATS.map((seat) => gain(sheet, seat)),
  };
}

function paidPatterns(sheet: ScoreSheet): string[] {
  return sheet.patterns
    .filter((one) => one.unpaid === undefined && one.value > 0 && one.unit !== 'points')
    .flatMap((one) => Array.from({ length: one.count }, () => MERGED[one.id] ?? one.id))
    .sort();
}

function gain(sheet: ScoreSheet, seat: Seat): number {
  return sheet.transfers.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
}

/** What a comparison of many hands came to. */
export interface Compared {
  readonly hands: number;
  readonly wins: number;
  readonly different: readonly {
    readonly drawn: Drawn;
    readonly peer: Said | undefined;
    readonly ours: Said | undefined;
  }[];
  /** How often each pattern, number of fu, step of the limit and rule occurred. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What has to occur in a long comparison: every pattern, number of fu, step of the limit and value of a rule. */
export const TO_OCCUR: readonly string[] = [
  ...new Set([...Object.values(YAKU), 'round-wind-set', 'own-wind-set'].map((id) => `pattern ${id}`)),
  ...[20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140].map((fu) => `fu ${String(fu)}`),
  ...['none', '100 %', '150 %', '200 %', '300 %', '400 %', 'more than 400 %'].map((step) => `limit ${step}`),
  ...CHOICES.flatMap((choice) => [`${choice} yes`, `${choice} no`]),
];

const LIMIT_STEPS = [1000, 1500, 2000, 3000, 4000] as const;

/** Draws hands of all themes and all combinations of the rules from a seed and compares both results. */
export function compareHands(random: Random, hands: number): Compared {
  const presets = Array.from({ length: 1 << CHOICES.length }, (_, number) => {
    const choices = choicesOf(number);
    return { choices, effective: peerPreset(choices), rule: peerRule(choices) };
  });
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const different: Compared['different'][number][] = [];
  let compared = 0;
  let wins = 0;
  while (compared < hands) {
    const theme = THEMES[Math.floor(random() * THEMES.length)];
    const preset = presets[Math.floor(random() * presets.length)];
    const drawn = theme && drawHand(random, theme);
    if (drawn === undefined || preset === undefined) continue;
    compared += 1;
    const peer = peerSays(drawn, preset.rule);
    const ours = weSay(drawn, preset.effective);
    if (!agree(peer, ours, preset.choices, drawn)) different.push({ drawn, peer, ours });
    if (peer === undefined) continue;
    wins += 1;
    for (const pattern of new Set(peer.patterns)) add(`pattern ${pattern}`);
    if (peer.fu !== undefined) add(`fu ${String(peer.fu)}`);
    for (const choice of CHOICES) add(`${choice} ${preset.choices[choice] ? 'yes' : 'no'}`);
    const sheet = scoreHand(preset.effective, drawn.hand);
    add(limitStep(sheet));
    for (const item of fuItems(sheet)) add(item);
  }
  return { hands: compared, wins, different, counts };
}

/** The fu that were paid, by what they are for and how many: a concealed set counts twice an exposed one. */
function fuItems(sheet: ReturnType<typeof scoreHand>): readonly string[] {
  if (!sheet.ok || sheet.fu === undefined) return [];
  const paid = sheet.patterns.filter((one) => one.unit === 'points' && one.value > 0 && one.unpaid === undefined);
  return paid.map((one) => `fu for ${one.id} ${String(one.value)}`);
}

function limitStep(sheet: ReturnType<typeof scoreHand>): string {
  const limit = sheet.ok ? (sheet.limit ?? 0) : 0;
  const step = LIMIT_STEPS.find((one) => one === limit);
  if (step !== undefined) return `limit ${String(step / 10)} %`;
  return limit === 0 ? 'limit none' : 'limit more than 400 %';
}
