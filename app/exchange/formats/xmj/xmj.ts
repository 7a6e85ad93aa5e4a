import { t } from '../../../language/say';
import { failed, ok } from '../../../result';
import type { Effective } from '../../../preset/effective';
import { builtinWith } from '../../base';
import { whole, type Fact } from '../../fact';
import type { Mapping } from '../../mapping';
import { textFormat } from '../../text-format';
import { bit, deadWall, payoff, score } from './facts';
import { OPTIONS } from './options';

const rounds: Fact = {
  ...whole('/NumRounds', '/rules/general/rounds', { least: 1, most: 16 }),
  write: ({ rules: { general } }) =>
    general.rounds <= 2 || general.rounds % 4 === 0 ? general.rounds : Math.max(4, Math.round(general.rounds / 4) * 4),
  reason: t('formats.xmjRounds'),
};

const FACTS: readonly Fact[] = [
  whole('/Timeout', '/rules/general/secondsToClaim', { most: 600 }),
  whole('/ScoreLimit', '/scoring/payments/limitPoints'),
  bit('/NoLimit', { '/scoring/method/limitIs': 'unit' }, { '/scoring/method/limitIs': 'cap' }),
  score('/MahJongScore', ['/scoring/patterns/winning']),
  {
    key: '/SevenPairs',
    ours: [],
    write: ({ scoring }) => (scoring.limits['seven-pairs'] === undefined ? 0 : 1),
    read: (value) => (value === 0 || value === 1 ? { ok: true, sets: {} } : { ok: false, expected: '0 or 1' }),
  },
  score('/SevenPairsVal', ['/scoring/limits/seven-pairs'], {
    settings: { cumulative: true, identicalPairs: true },
    where: { key: '/SevenPairs', value: 1 },
  }),
  bit('/Flowers', { '/rules/general/flowers': 8 }, { '/rules/general/flowers': 0 }),
  bit(
    '/FlowersLoose',
    { '/rules/general/flowerReplacement': 'dead-wall' },
    { '/rules/general/flowerReplacement': 'wall' },
  ),
  score('/FlowersOwnEach', ['/scoring/sets/own-flower', '/scoring/sets/own-season']),
  score('/FlowersOwnBoth', ['/scoring/sets/own-flower-and-season']),
  score('/FlowersBouquet', ['/scoring/sets/all-flowers', '/scoring/sets/all-seasons']),
  ...deadWall,
  score('/ConcealedFully', ['/scoring/patterns/fully-concealed-hand'], { concealedOnly: true }),
  score('/ConcealedAlmost', ['/scoring/patterns/concealed-hand'], { concealedOnly: true }),
  bit(
    '/KongHas3Types',
    { '/rules/general/kongsAsConcealed': 'concealed-and-claimed' },
    { '/rules/general/kongsAsConcealed': 'concealed' },
  ),
  ...payoff,
  bit('/LosersSettle', { '/scoring/payments/method': 'between-all' }, { '/scoring/payments/method': 'winner-only' }),
  rounds,
];

/** What the server starts with. */
const DEFAULTS = {
  '/Timeout': 15,
  '/ScoreLimit': 1000,
  '/NoLimit': 0,
  '/MahJongScore': 20,
  '/SevenPairs': 0,
  '/SevenPairsVal': 20,
  '/Flowers': 1,
  '/FlowersLoose': 0,
  '/FlowersOwnEach': 0,
  '/FlowersOwnBoth': 10000,
  '/FlowersBouquet': 10000,
  '/DeadWall': 1,
  '/DeadWall16': 0,
  '/ConcealedFully': 10000,
  '/ConcealedAlmost': 0,
  '/KongHas3Types': 0,
  '/EastDoubles': 1,
  '/LosersSettle': 1,
  '/DiscDoubles': 0,
  '/NumRounds': 4,
};

function classicalOnly({ rules, scoring }: Effective): string | undefined {
  if (scoring.method.kind !== 'points-doubles') return t('formats.classicalGame');
  if (rules.general.setsInHand !== 4) return t('formats.fourSetsAndAPair');
  return rules.general.jokers === 0 ? undefined : t('formats.withoutJokers');
}

const MAPPING: Mapping = {
  program: 'xmj',
  facts: FACTS,
  constants: () => [
    { key: '/TimeoutGrace', value: 5, reason: t('formats.nothingAboutClock') },
    { key: '/LosersPurity', value: 0, reason: t('formats.losersRowByRow') },
    { key: '/ShowOnWashout', value: 0, reason: t('formats.presetSaysNothing') },
  ],
  defaults: DEFAULTS,
  base: builtinWith('chinese-classical'),
  otherwise: t('formats.xmjOneWay'),
  otherGame: classicalOnly,
};

const LINE = /^GameOption\s+\d+\s+(\w{1,15})\s+(\w+)\s+\d+\s+\d+\s+(-?\d{1,10})(?:\s.*)?$/;

/** The option file of the classical program xmj and its server mj-server (JCB Mah-Jong). */
export const XMJ = textFormat({
  id: 'xmj',
  name: t('formats.xmjName'),
  words: t('formats.xmjWords'),
  extension: 'txt',
  mapping: MAPPING,
  print: (document) =>
    OPTIONS.map(
      ([name, type, protocol, words]) =>
        `GameOption 0 ${name} ${type} ${String(protocol)} 1 ${String(document[name])} ${words}\n`,
    ).join(''),
  recognise: ({ text }) => /^GameOption\s+\d+\s+\w+\s/m.test(text.slice(0, 100_000)),
  parse({ text }) {
    const document: Record<string, unknown> = {};
    for (const [at, line] of text.slice(0, 100_000).split(/\r?\n/).entries()) {
      // Other lines of .xmjrc are about the window of that program.
      if (!line.startsWith('GameOption')) continue;
      const [, name, , value] = LINE.exec(line) ?? [];
      if (name === undefined || value === undefined) {
        const message = t('formats.noGameOption');
        return failed({ code: 'not-an-option', severity: 'problem', pointer: '', message, line: at + 1, column: 1 });
      }
      Object.defineProperty(document, name, { value: Number(value), enumerable: true, configurable: true });
    }
    return ok(document);
  },
});
