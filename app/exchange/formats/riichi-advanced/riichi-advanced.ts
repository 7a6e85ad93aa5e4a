import { t } from '../../../language/say';
import { same } from '../../../option/values';
import { stepsOf } from '../../../preset/pointer';
import { ok } from '../../../result';
import { builtinWith } from '../../base';
import { isObject } from '../../json-format';
import type { Mapping } from '../../mapping';
import { riichiOnly } from '../../other-game';
import { textFormat } from '../../text-format';
import { isBlock, readBlock, type BlockText } from './block';
import { FACTS } from './facts';

const MAPPING: Mapping = {
  program: 'Riichi Advanced',
  facts: FACTS,
  base: builtinWith('kobalab-default'),
  otherwise: t('formats.advancedNothing'),
  reasons: { '/scoring/extras/ties': t('formats.advancedNoShare') },
  otherGame: riichiOnly,
};

/** What a mod that is merely there is given beside its name; otherwise something of it is lost. */
const CONFIG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'lib/tobi': { below: 0 },
  sudden_death: { goal: 30000 },
  nagashi: { is: 'Mangan', counts_as: 'draw' },
  'yaku/riichi_renhou': { is: 'Mangan' },
};

/** What the program takes for a mod that is named and given nothing, and for one that is not there. */
const GIVEN: Readonly<Record<string, { readonly bare: object; readonly absent: object }>> = {
  honba: { bare: { value: 100 }, absent: { value: 0 } },
  'lib/yaku/riichi': { bare: { bet: 1000, drawless: false }, absent: { bet: null } },
  uma: { bare: { _1st: 10, _2nd: 5, _3rd: -5, _4th: -10 }, absent: { _1st: 0, _2nd: 0, _3rd: 0, _4th: 0 } },
  starting_score: { bare: { points: 25000 }, absent: { points: 25000 } },
  aka: { bare: { man: 1, pin: 1, sou: 1 }, absent: { man: 0, pin: 0, sou: 0 } },
  dora: { bare: { start_indicators: 1 }, absent: { start_indicators: null } },
  'lib/min_han': { bare: { min: 1, han: 'Han' }, absent: { min: 1, han: 'Han' } },
};

/** Names that mods had before. */
const OLDER: Readonly<Record<string, string>> = {
  kokushi_chankan: 'kokushi_ankan_chankan',
  'yaku/riichi': 'lib/yaku/riichi',
  ...Object.fromEntries(
    ['tobi', 'tonpuu', 'agarirenchan', 'kuikae_nashi', 'head_bump', 'suukaikan', 'min_han'].map((name) => [
      name,
      `lib/${name}`,
    ]),
  ),
};

const NAMES = [...new Set(FACTS.map(({ key }) => stepsOf(key)[0] ?? ''))];

/** The mods of a block as a document in which every mod that is known is there or not. */
function documentOf({ mods }: BlockText): object {
  const named = new Map(
    Object.entries(mods).map(([name, config]) => [Object.hasOwn(OLDER, name) ? (OLDER[name] ?? name) : name, config]),
  );
  const known = NAMES.map((name) => {
    const config = named.get(name);
    const given = GIVEN[name];
    if (given === undefined) return [name, config !== undefined];
    return [name, config === undefined ? given.absent : { ...given.bare, ...config }];
  });
  const unknown = [...named].filter(([name]) => !NAMES.includes(name)).map(([name, config]) => [name, config]);
  const more = [...named].flatMap(([name, config]) =>
    NAMES.includes(name) && GIVEN[name] === undefined
      ? Object.entries(config)
          .filter(([key, value]) => !same(CONFIG[name]?.[key], value))
          .map(([key, value]) => [`${name}: ${key}`, value])
      : [],
  );
  return Object.fromEntries([...known, ...unknown, ...more]) as object;
}

/** A value as the program writes it in its scripts. */
function term(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.replaceAll(/[\p{Cc}"\\#]/gu, ' ') : value);
}

function modText(name: string, value: unknown): string[] {
  if (value === false) return [];
  const config = isObject(value) ? value : CONFIG[name];
  if (config !== undefined && Object.values(config).includes(null)) return [];
  if (config === undefined) return [term(name)];
  const pairs = Object.entries(config).map(([key, one]) => `${key}: ${term(one)}`);
  return [`%{name: ${term(name)}, config: %{${pairs.join(', ')}}}`];
}

/** A block with a preset for the open game server Riichi Advanced. */
export const RIICHI_ADVANCED = textFormat({
  id: 'riichi-advanced',
  name: t('formats.advancedName'),
  words: t('formats.advancedWords'),
  extension: 'txt',
  mapping: MAPPING,
  print: (document, preset) => {
    const mods = Object.entries(document).flatMap(([name, value]) => modText(name, value));
    return `define_preset ${term(preset.name)}, [\n${mods.map((one) => `  ${one}`).join(',\n')}\n]\n`;
  },
  recognise: ({ text }) => isBlock(text),
  parse({ text }) {
    const block = readBlock(text);
    return block.ok ? ok(documentOf(block.value)) : block;
  },
  named({ text }) {
    const block = readBlock(text);
    return block.ok && block.value.name.trim() !== '' ? block.value.name : undefined;
  },
});
