import { t } from '../../language/say';
import { ok } from '../../result';
import { builtinWith } from '../base';
import { flag, oneOf, type Fact } from '../fact';
import type { Given } from '../format';
import type { Mapping } from '../mapping';
import { fourPlayers, riichiOnly } from '../other-game';
import { openSimples } from '../riichi-rows';
import { textFormat } from '../text-format';

/** Bits of the type of a game: with other players, without red fives, without open All Simples, two rounds, three players. */
const BITS = { table: 0x01, noReds: 0x02, noOpenSimples: 0x04, twoRounds: 0x08, threePlayers: 0x10 } as const;

const REDS = (count: number) => ({
  '/rules/general/redFivesCharacters': count,
  '/rules/general/redFivesDots': count,
  '/rules/general/redFivesBamboo': count,
});

const FACTS: readonly Fact[] = [
  flag('/reds', REDS(1), REDS(0), t('formats.tenhouReds')),
  openSimples('/openSimples'),
  oneOf(
    '/rounds',
    [
      [2, { '/rules/general/rounds': 2 }],
      [1, { '/rules/general/rounds': 1 }],
    ],
    t('formats.tenhouRounds'),
  ),
  fourPlayers('/players', 3, 4),
];

const MAPPING: Mapping = {
  program: 'Tenhou',
  facts: FACTS,
  base: builtinWith('kobalab-default', {
    '/scoring/method/doubleLimits': false,
    '/scoring/payments/liabilityCovers': 'all',
    '/rules/general/kongDoraClaimed': 'after-discard',
    '/rules/general/kongDoraPromoted': 'after-discard',
  }),
  otherwise: t('formats.tenhouSays'),
  otherGame: riichiOnly,
};

const GO = /<GO\b[^>]{0,200}\btype="(\d{1,5})"/;
const LOG = /\b\d{10}gm-([0-9a-f]{4})-\d{4}-/;

function typeIn(text: string): number | undefined {
  const start = text.slice(0, 200_000);
  const decimal = GO.exec(start)?.[1];
  if (decimal !== undefined) return Number(decimal);
  const hex = LOG.exec(start)?.[1];
  return hex === undefined ? undefined : Number.parseInt(hex, 16);
}

/** The type of a game on Tenhou: read from the address or the record of a game, written as its tag. */
export const TENHOU = textFormat({
  id: 'tenhou',
  name: t('formats.tenhouName'),
  words: t('formats.tenhouWords'),
  extension: 'txt',
  mapping: MAPPING,
  print(document) {
    const type =
      BITS.table +
      (document['reds'] === false ? BITS.noReds : 0) +
      (document['openSimples'] === false ? BITS.noOpenSimples : 0) +
      (document['rounds'] === 1 ? 0 : BITS.twoRounds);
    return `<GO type="${String(type)}" lobby="0"/>\n`;
  },
  recognise: ({ text }: Given) => typeIn(text) !== undefined,
  parse({ text }) {
    const type = typeIn(text) ?? 0;
    const has = (bit: number): boolean => Math.floor(type / bit) % 2 === 1;
    return ok({
      reds: !has(BITS.noReds),
      openSimples: !has(BITS.noOpenSimples),
      rounds: has(BITS.twoRounds) ? 2 : 1,
      players: has(BITS.threePlayers) ? 3 : 4,
    });
  },
});
