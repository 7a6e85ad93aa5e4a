import { ALL_PAGES, OPTIONS } from '../../../app/option/options';
import { catalogueOf } from '../../../app/option/catalogue';
import type { PatternEntry } from '../../../app/option/patterns';
import { wordsOf } from '../../../app/option/words';
import cardSchema from '../../../schemas/card.schema.json';
import dealSchema from '../../../schemas/deal.schema.json';
import ownPattern from '../../../schemas/own-pattern.schema.json';
import handSchema from '../../../schemas/hand.schema.json';
import presetSchema from '../../../schemas/preset.schema.json';
import claiming from '../../../schemas/rules/claiming.schema.json';
import deadHands from '../../../schemas/rules/dead-hands.schema.json';
import draw from '../../../schemas/rules/draw.schema.json';
import general from '../../../schemas/rules/general.schema.json';
import ready from '../../../schemas/rules/ready.schema.json';
import winning from '../../../schemas/rules/winning.schema.json';
import scenarioSchema from '../../../schemas/scenario.schema.json';
import extras from '../../../schemas/scoring/extras.schema.json';
import limits from '../../../schemas/scoring/limits.schema.json';
import method from '../../../schemas/scoring/method.schema.json';
import patternRows from '../../../schemas/scoring/patterns.schema.json';
import payments from '../../../schemas/scoring/payments.schema.json';
import penalties from '../../../schemas/scoring/penalties.schema.json';
import row from '../../../schemas/scoring/row.schema.json';
import sets from '../../../schemas/scoring/sets.schema.json';
import type { Preset, ScoringRow } from '../../../schemas/generated/preset';
import { patternNameFor } from '../../../app/words/pattern-name';
import { rowWords } from '../../../app/words/row';
import { GOOD, told, type Exit } from '../exit';
import type { Io } from '../io';
import { asJson } from '../json';
import { findPreset, type Shelf } from '../presets';

/** `options`: every option by pointer, with its default and the other names that people use. */
export async function options(io: Io, asked: { json?: boolean }): Promise<Exit> {
  if (asked.json === true) {
    await io.out(asJson(OPTIONS));
    return GOOD;
  }
  for (const page of ALL_PAGES) {
    if (page.options.length === 0) continue;
    const lines = page.options.map((option) => {
      // Its other names stand on its line, so that it is found by any of them.
      const names = option.synonyms.length === 0 ? '' : `  [${option.synonyms.join(', ')}]`;
      return `  ${option.pointer}  ${option.title}: ${wordsOf(option, option.default)}${names}`;
    });
    await io.out(`${page.title}\n${lines.join('\n')}\n`);
  }
  return GOOD;
}

/** `patterns`: the catalogue of scoring patterns; under a preset with what each is worth, and with its own patterns. */
export async function patterns(
  { io, ...shelf }: Shelf,
  name: string | undefined,
  asked: { json?: boolean },
): Promise<Exit> {
  const preset = name === undefined ? undefined : await findPreset({ io, ...shelf }, name);
  if (preset?.ok === false) return told(io, preset, name);
  const { all } = catalogueOf(preset?.value.patterns);
  const under = preset?.value;
  if (asked.json === true) {
    const listed = under === undefined ? all : all.map((entry) => ({ ...entry, row: rowIn(under, entry) ?? null }));
    await io.out(asJson(listed));
    return GOOD;
  }
  const line = (entry: PatternEntry): string => {
    const head = `/scoring/${entry.page}/${entry.id}  `;
    if (under === undefined) return `${head}${entry.name}\n`;
    return `${head}${patternNameFor(entry, under)}: ${rowWords(rowIn(under, entry), under.scoring.method.kind)}\n`;
  };
  await io.out(all.map(line).join(''));
  return GOOD;
}

function rowIn({ scoring }: Preset, { page, id }: PatternEntry): ScoringRow | undefined {
  return (scoring[page] as Readonly<Record<string, ScoringRow | undefined>>)[id];
}

export const SCHEMA_NAMES = ['preset', 'hand', 'scenario', 'deal', 'card'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

type Json = Readonly<Record<string, unknown>>;

const SCHEMAS: Readonly<Record<SchemaName, { readonly schema: Json; readonly parts: Readonly<Record<string, Json>> }>> =
  {
    preset: {
      schema: presetSchema,
      parts: {
        card: cardSchema,
        ownPattern,
        hand: handSchema,
        row,
        general,
        claiming,
        ready,
        winning,
        draw,
        deadHands,
        method,
        sets,
        patterns: patternRows,
        limits,
        payments,
        extras,
        penalties,
      },
    },
    hand: { schema: handSchema, parts: {} },
    scenario: { schema: scenarioSchema, parts: { hand: handSchema } },
    deal: { schema: dealSchema, parts: {} },
    card: { schema: cardSchema, parts: {} },
  };

/** `schema`: a JSON Schema in one document; the schemas that it refers to stand in its definitions, under their own ids. */
export async function schema(io: Io, name: SchemaName): Promise<Exit> {
  const { schema: root, parts } = SCHEMAS[name];
  const definitions = { ...(root['$defs'] as Json | undefined), ...parts };
  await io.out(asJson(Object.keys(definitions).length === 0 ? root : { ...root, $defs: definitions }));
  return GOOD;
}
