import { t } from '../../../language/say';
import type { Effective } from '../../../preset/effective';
import { readAt } from '../../../preset/pointer';
import type { Fact } from '../../fact';
import { isObject } from '../../json-format';
import { amountOf, callingFact, rowAt, winners, worthOf } from './facts';
import { callingKey } from './rules';

/** Kongs that leave a hand concealed in kajongg: those declared from the hand and those for which a tile was claimed. */
export const KONGS = { kongs: 'concealed-and-claimed' };

/** Hidden treasure in two forms: by self-draw with kongs, or of one suit without. Each is a rule of its own in kajongg. */
const TREASURE = '/scoring/limits/hidden-treasure';
const isBuried = (rules: Effective): boolean => rowAt(rules, TREASURE)?.settings?.['kongs'] === 'none';
export const treasure: readonly Fact[] = [
  {
    key: '/FHiddenTreasure',
    ours: [TREASURE],
    write: (rules) => (isBuried(rules) ? null : worthOf(rowAt(rules, TREASURE)?.concealed)),
    read(value, document) {
      const buried = readAt(document, '/FBuriedTreasure');
      const waiting = amountOf(readAt(document, `/${callingKey('FBuriedTreasure')}`));
      const amount = amountOf(buried) ?? amountOf(value);
      if (amount === undefined) return { ok: true, sets: { [TREASURE]: undefined } };
      const settings = isObject(buried) ? { kongs: 'none', noMixedSuits: true } : { ...KONGS, fullyConcealed: true };
      const losers = waiting && { losers: { exposed: waiting, concealed: waiting, when: 'waiting' }, implies: [] };
      return { ok: true, sets: { [TREASURE]: { exposed: amount, concealed: amount, ...losers, settings } } };
    },
    reason: t('formats.kajonggBuried'),
  },
  {
    key: '/FBuriedTreasure',
    ours: [],
    write: (rules) => (isBuried(rules) ? worthOf(rowAt(rules, TREASURE)?.concealed) : null),
    read: () => ({ ok: true, sets: {} }),
  },
  callingFact('FBuriedTreasure', TREASURE),
];

const ROB = '/rules/claiming/robbingConcealedKong';
const [orphansRow, orphansCalled] = winners('FThirteenOrphans', ['/scoring/limits/thirteen-orphans']);
export const orphans: readonly Fact[] = [orphansRow, orphansCalled].flatMap((fact) => {
  if (fact === undefined || fact.ours.length === 0) return fact ?? [];
  return {
    ...fact,
    ours: [...fact.ours, ROB],
    write(rules) {
      const worth = fact.write(rules);
      const robs = rules.rules.claiming.robbingConcealedKong !== 'never';
      return robs && isObject(worth) ? { ...worth, options: 'mayrobhiddenkong' } : worth;
    },
    read(value, document) {
      const meaning = fact.read(value, document);
      const robs = isObject(value) && value['options'] === 'mayrobhiddenkong';
      return meaning.ok ? { ok: true, sets: { ...meaning.sets, [ROB]: robs ? 'thirteen-orphans' : 'never' } } : meaning;
    },
    reason: t('formats.kajonggOrphans'),
  } satisfies Fact;
});

/** The flower and the season are one row of ours. */
export const seasons: Fact = {
  key: '/FSeason',
  ours: [],
  write: (rules) => worthOf(rowAt(rules, '/scoring/sets/flower')?.concealed),
  read: (value, document) => {
    const alike = JSON.stringify(value) === JSON.stringify(readAt(document, '/FFlower'));
    return { ok: true, sets: {}, ...(alike ? {} : { lost: t('formats.flowersAlike') }) };
  },
};

/** A limit hand may be worth less than the points of its tiles only where there are hands of half a limit. */
export const limitPoints: Fact = {
  key: '/intlimit',
  ours: ['/scoring/payments/limitPoints', '/scoring/method/limitOrPoints'],
  write: ({ scoring }) => scoring.payments.limitPoints,
  read(value, document) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 1_000_000)
      return { ok: false, expected: t('formats.wholeFromOne') };
    const half = isObject(document) && Object.values(document).some((one) => isPart(amountOf(one)));
    return {
      ok: true,
      sets: { '/scoring/payments/limitPoints': value, '/scoring/method/limitOrPoints': half },
    };
  },
};
const isPart = (amount: ReturnType<typeof amountOf>): boolean =>
  amount?.unit === 'limit' && amount.value > 0 && amount.value < 1000;

export const chows: Fact = {
  key: '/intmaxChows',
  ours: ['/rules/winning/maxChows', '/rules/winning/limitHandsExempt'],
  write: ({ rules }) => Math.min(4, rules.winning.maxChows),
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5
      ? // No hand has more than four chows, so that four is no limit.
        {
          ok: true,
          sets: { '/rules/winning/maxChows': value >= 4 ? 5 : value, '/rules/winning/limitHandsExempt': value >= 4 },
        }
      : { ok: false, expected: t('formats.wholeToFour') },
};

const READY = { rule: '/rules/ready/rule', validated: '/rules/ready/validated', locked: '/rules/ready/handLocked' };
export const calling: Fact = {
  key: '/boolmustDeclareCallingHand',
  ours: Object.values(READY),
  write: ({ rules }) => rules.ready.rule === 'obligatory',
  read(value, document) {
    if (typeof value !== 'boolean') return { ok: false, expected: t('formats.trueOrFalse') };
    const voluntary = isObject(readAt(document, '/FMahJonggWithOriginalCall')) ? 'voluntary' : 'none';
    const rule = value ? 'obligatory' : voluntary;
    return { ok: true, sets: { [READY.rule]: rule, [READY.validated]: !value, [READY.locked]: !value } };
  },
  reason: t('formats.kajonggDeclare'),
};

const NAMES = { chow: '/scoring/penalties/wrongNameChow', set: '/scoring/penalties/wrongNameSet' };
const FALSE_WIN = { limit: '/scoring/penalties/faultyOut', points: '/scoring/penalties/faultyOutPoints' };

function penalty(key: string, pointer: string, write: Fact['write']): Fact {
  return {
    key,
    ours: [pointer],
    write,
    read: (value) => ({ ok: true, sets: { [pointer]: Math.abs(amountOf(value)?.value ?? 0) } }),
  };
}

const loss = (points: number) => (points === 0 ? null : { points: -points });

export const penalties: readonly Fact[] = [
  penalty('/False Naming of Discard, Claimed for Chow', NAMES.chow, ({ scoring }) =>
    loss(scoring.penalties.wrongNameChow),
  ),
  penalty('/False Naming of Discard, Claimed for Pung~1Kong', NAMES.set, ({ scoring }) =>
    loss(scoring.penalties.wrongNameSet),
  ),
  {
    key: '/False Declaration of Mah Jongg by One Player',
    ours: [FALSE_WIN.limit, FALSE_WIN.points],
    write({
      scoring: {
        penalties: { faultyOut, faultyOutPoints },
      },
    }) {
      if (faultyOutPoints > 0) return loss(faultyOutPoints);
      return faultyOut === 0 ? null : { limits: -faultyOut / 1000 };
    },
    read(value) {
      const { value: amount = 0, unit } = amountOf(value) ?? {};
      const share = unit === 'limit';
      const loss = Math.abs(amount);
      return { ok: true, sets: { [FALSE_WIN.limit]: share ? loss : 0, [FALSE_WIN.points]: share ? 0 : loss } };
    },
  },
  {
    key: '/FFalseDiscardForMJ',
    ours: ['/scoring/penalties/wrongName'],
    write: ({ scoring }) => (scoring.penalties.wrongName === 'discarder-pays' ? {} : null),
    read: (value) => ({
      ok: true,
      sets: { '/scoring/penalties/wrongName': isObject(value) ? 'discarder-pays' : 'put-right' },
    }),
    reason: t('formats.kajonggWrongName'),
  },
];

const LIABILITY = '/scoring/payments/liability';

/** The dangerous game: what kajongg holds dangerous, and that nothing excuses but having had no choice. */
const DANGEROUS = {
  [LIABILITY]: ['big-three-dragons', 'big-four-winds', 'all-green', 'twelve-tiles'],
  '/scoring/payments/liabilityConcealedKongs': true,
  '/scoring/payments/liabilityWinning': 'discard',
  '/scoring/payments/liabilityCovers': 'all',
  '/scoring/payments/liabilityOnSelfDraw': 'liable',
  '/scoring/payments/liabilityOnDiscard': 'liable',
  '/scoring/payments/liabilityKongCounts': false,
  '/scoring/payments/liabilityFreshTile': 5,
  '/scoring/payments/liabilityNoChoice': true,
};
export const dangerousGame: Fact = {
  key: '/FDangerousGame',
  ours: Object.keys(DANGEROUS),
  write: ({ scoring }) => (scoring.payments.liability.length > 0 ? {} : null),
  read: (value) => ({ ok: true, sets: isObject(value) ? DANGEROUS : { [LIABILITY]: [] } }),
  reason: t('formats.kajonggDangerousGame'),
};
