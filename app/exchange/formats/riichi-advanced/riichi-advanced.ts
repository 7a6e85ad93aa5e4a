import { builtinWith } from '../../base';
import { isObject } from '../../json-format';
import type { Mapping } from '../../mapping';
import { riichiOnly } from '../../other-game';
import { textFormat } from '../../text-format';
import { FACTS } from './facts';

const MAPPING: Mapping = {
  program: 'Riichi Advanced',
  facts: FACTS,
  base: builtinWith('kobalab-default'),
  otherwise: 'The mods of Riichi Advanced that are written here say nothing about it.',
  reasons: { '/scoring/extras/ties': 'Riichi Advanced has no mod that shares a placement bonus.' },
  otherGame: riichiOnly,
};

/** What a mod that is merely there is given beside its name. */
const CONFIG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'lib/tobi': { below: 0 },
  sudden_death: { goal: 30000 },
  nagashi: { is: 'Mangan', counts_as: 'draw' },
  'yaku/riichi_renhou': { is: 'Mangan' },
};

/** A value as the program writes it in its scripts. */
function term(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.replaceAll(/[\p{Cc}"\\#]/gu, ' ') : value);
}

function modText(name: string, value: unknown): string[] {
  if (value === false) return [];
  const config = isObject(value) ? value : CONFIG[name];
  if (config === undefined) return [term(name)];
  const pairs = Object.entries(config).map(([key, one]) => `${key}: ${term(one)}`);
  return [`%{name: ${term(name)}, config: %{${pairs.join(', ')}}}`];
}

/** A block with a preset for the open game server Riichi Advanced. */
export const RIICHI_ADVANCED = textFormat({
  id: 'riichi-advanced',
  name: 'Preset block (Riichi Advanced)',
  words: 'The mods of a riichi room on the open server Riichi Advanced, as one of its presets.',
  extension: 'txt',
  mapping: MAPPING,
  print: (document, preset) => {
    const mods = Object.entries(document).flatMap(([name, value]) => modText(name, value));
    return `define_preset ${term(preset.name)}, [\n${mods.map((one) => `  ${one}`).join(',\n')}\n]\n`;
  },
});
