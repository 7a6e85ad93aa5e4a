import { t } from '../../../language/say';
import { failed, ok } from '../../../result';
import { readAt } from '../../../preset/pointer';
import { builtinWith } from '../../base';
import type { Given } from '../../format';
import { isObject } from '../../json-format';
import type { Mapping } from '../../mapping';
import { riichiOnly } from '../../other-game';
import { textFormat } from '../../text-format';
import { FIELDS } from './facts';

const MAPPING: Mapping = {
  program: 'Mahjong Soul',
  facts: FIELDS.map(({ fact }) => fact),
  // In a message of the protocol everything that is left out is nothing.
  defaults: Object.fromEntries(
    FIELDS.flatMap(({ fact: { key } }) =>
      /^\/(mode|fandian|fanfu|jingsuanyuandian|init_point)$/.test(key) ? [] : [[key, 0]],
    ),
  ),
  base: builtinWith('kobalab-default', {
    '/rules/general/kongDoraClaimed': 'after-discard',
    '/rules/general/kongDoraPromoted': 'after-discard',
  }),
  otherwise: 'A room of Mahjong Soul has no setting for it.',
  otherGame: riichiOnly,
};

/** Where the rule of a room stands in the record of a game. */
const PLACES = ['', '/mode', '/config/mode', '/head/config/mode', '/data/head/config/mode'];

function roomIn(json: unknown): { readonly mode: unknown; readonly rule: object } | undefined {
  for (const place of PLACES) {
    const mode = place === '' ? json : readAt(json, place);
    const rule = isObject(mode) ? (readAt(mode, '/detail_rule') ?? readAt(mode, '/detailRule')) : undefined;
    if (isObject(mode) && isObject(rule)) return { mode: readAt(mode, '/mode'), rule };
  }
  return undefined;
}

/** The settings of a friends' room: a list to type in; read from the record of a game. */
export const MAHJONG_SOUL = textFormat({
  id: 'mahjong-soul',
  name: t('formats.roomName'),
  words: t('formats.roomWords'),
  extension: 'txt',
  mapping: MAPPING,
  print: (document, preset) =>
    [
      `Room of Mahjong Soul for the rules of ${preset.name.replaceAll(/\s+/g, ' ')}`,
      '',
      ...FIELDS.map(({ title, fact }) => {
        const value = readAt(document, fact.key);
        return `${title}: ${String(value)}  [${fact.key.slice(1)}]`;
      }),
      '',
    ].join('\n'),
  recognise: ({ json }: Given) => roomIn(json) !== undefined,
  parse({ json }) {
    const room = roomIn(json);
    if (room?.mode === 11 || room?.mode === 12) {
      const message = t('formats.roomForThree');
      return failed({ code: 'other-game', severity: 'problem', pointer: '/mode', message, found: String(room.mode) });
    }
    const bits = Object.entries(room?.rule ?? {}).map(
      // Switches are whole numbers in the protocol, and true or false in what some tools make of it.
      ([key, value]: [string, unknown]) => [key, typeof value === 'boolean' ? Number(value) : value] as const,
    );
    return ok({ ...Object.fromEntries(bits), ...(room?.mode === undefined ? {} : { mode: room.mode }) });
  },
});
