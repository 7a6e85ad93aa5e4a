import card from '../../schemas/card.schema.json';
import handSchema from '../../schemas/hand.schema.json';
import own from '../../schemas/own-pattern.schema.json';
import schema from '../../schemas/preset.schema.json';
import row from '../../schemas/scoring/row.schema.json';
import type { Card, Hand, OwnPattern, Preset } from '../../schemas/generated/preset';
import { ALL_PAGES } from '../option/options';
import { catalogueOf, type Catalogue } from '../option/catalogue';
import { patternOf, PATTERNS } from '../option/patterns';
import { readAt, withValue } from './pointer';

const HEAD = Object.keys(schema.properties);
const RULES = Object.keys(schema.properties.rules.properties);
const SCORING = Object.keys(schema.properties.scoring.properties);
const ROW = Object.keys(row.properties);
const VALUE = Object.keys(row.$defs.value.properties);
const LOSERS = Object.keys(row.properties.losers.properties);
const SOURCE = Object.keys(schema.properties.sources.items.properties);
const ASSUMED = Object.keys(schema.properties.assumed.items.properties);
const CHANGE = Object.keys(schema.properties.changes.items.properties);
const CARD = Object.keys(card.properties);
const CARD_HAND = Object.keys(card.properties.hands.items.properties);
const CARD_GROUP = ['kind', 'tile', 'tiles'];
const CARD_TILE = ['suit', 'number'];
const OWN = Object.keys(own.properties);
const OWN_GROUP = ['kind', 'tile', 'length', 'tiles'];
const HAND = Object.keys(handSchema.properties);
const HAND_WIN = Object.keys(handSchema.properties.win.properties);
const HAND_MELD = Object.keys(handSchema.$defs.meld.properties);
const PATTERN_IDS = PATTERNS.map((pattern) => pattern.id);

/**
 * A preset as text: keys in the order of the schema and of the catalogue, keys that the schema does not know after them
 * in their own order, two spaces, one newline at the end. Reading it gives the same preset again, and printing that the
 * same text.
 */
export function printPreset(preset: Preset): string {
  return `${JSON.stringify(inOrder(preset), null, 2)}\n`;
}

/** A preset with its keys in the order in which they are printed. */
export function inOrder(preset: Preset): Preset {
  let out: Preset = sorted(preset, HEAD);
  const change = (pointer: string, keys: readonly string[]) => {
    const found = readAt(out, pointer);
    if (Array.isArray(found))
      out = withValue(
        out,
        pointer,
        found.map((one: unknown) => sorted(one, keys)),
      );
    else if (found !== undefined) out = withValue(out, pointer, sorted(found, keys));
  };
  change('/changes', CHANGE);
  change('/sources', SOURCE);
  change('/assumed', ASSUMED);
  if (out.card !== undefined) out = { ...out, card: sortedCard(out.card) };
  if (out.patterns !== undefined) out = { ...out, patterns: out.patterns.map(sortedPattern) };
  change('/rules', RULES);
  change('/scoring', SCORING);
  for (const page of ALL_PAGES) {
    if (page.rows)
      out = withValue(out, page.pointer, sortedRows(readAt(out, page.pointer), catalogueOf(preset.patterns)));
    else
      change(
        page.pointer,
        page.options.map((option) => option.key),
      );
    for (const option of page.options) {
      if (option.kind === 'table')
        change(
          option.pointer,
          option.columns.map((column) => column.key),
        );
      if (option.kind === 'payoff') {
        change(option.pointer, Object.keys(option.default));
        for (const [way, payers] of Object.entries(option.default))
          change(`${option.pointer}/${way}`, Object.keys(payers));
      }
    }
  }
  return out;
}

function sortedCard(value: Card): Card {
  const hands = value.hands.map((hand) => ({
    ...hand,
    groups: hand.groups.map((group) =>
      sorted(
        group.kind === 'mixed'
          ? { ...group, tiles: group.tiles.map((tile) => sorted(tile, CARD_TILE)) }
          : { ...group, tile: sorted(group.tile, CARD_TILE) },
        CARD_GROUP,
      ),
    ),
  }));
  return sorted({ ...value, hands: hands.map((hand) => sorted(hand, CARD_HAND)) }, CARD) as Card;
}

function sortedPattern(value: OwnPattern): OwnPattern {
  const groups = value.groups.map((group) =>
    sorted(
      group.kind === 'mixed'
        ? { ...group, tiles: group.tiles.map((tile) => sorted(tile, CARD_TILE)) }
        : { ...group, tile: sorted(group.tile, CARD_TILE) },
      OWN_GROUP,
    ),
  );
  const nearMiss = value.nearMiss === undefined ? {} : { nearMiss: sortedHand(value.nearMiss) };
  return sorted({ ...value, groups, example: sortedHand(value.example), ...nearMiss }, OWN) as OwnPattern;
}

function sortedHand(hand: Hand): Hand {
  const { win, melds } = hand;
  return sorted(
    {
      ...hand,
      ...(melds === undefined ? {} : { melds: melds.map((meld) => sorted(meld, HAND_MELD)) }),
      ...(win === undefined ? {} : { win: sorted(win, HAND_WIN) }),
    },
    HAND,
  );
}

function sortedRows(rows: unknown, catalogue: Catalogue): unknown {
  if (typeof rows !== 'object' || rows === null) return rows;
  const ids = catalogue.own.length === 0 ? PATTERN_IDS : catalogue.all.map(({ id }) => id);
  const entries = Object.entries(sorted(rows, ids)).map(([id, one]) => [id, sortedRow(id, one)] as const);
  return Object.fromEntries(entries);
}

function sortedRow(id: string, one: unknown): unknown {
  let out = sorted(one, ROW);
  const settings = (patternOf(id)?.settings ?? []).map((setting) => setting.id);
  for (const [pointer, keys] of [...ROW_PARTS, ['/settings', settings] as const]) {
    const part = readAt(out, pointer);
    if (part !== undefined) out = withValue(out, pointer, sorted(part, keys));
  }
  return out;
}

const ROW_PARTS: readonly (readonly [string, readonly string[]])[] = [
  ['/losers', LOSERS],
  ['/exposed', VALUE],
  ['/concealed', VALUE],
  ['/losers/exposed', VALUE],
  ['/losers/concealed', VALUE],
];

/** A copy of an object whose known keys come first, in their order. */
function sorted<T>(value: T, keys: readonly string[]): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const place = new Map(keys.map((key, at) => [key, at]));
  const last = keys.length;
  const entries = Object.entries(value).sort(([a], [b]) => (place.get(a) ?? last) - (place.get(b) ?? last));
  return Object.fromEntries(entries) as T;
}
