import { t } from '../language/say';
import type { Meld } from '../../schemas/generated/hand';
import { failed, ok, type Result } from '../result';
import { parseTile, parseTiles, printTiles } from '../tiles';
import type { FieldForm } from './fields';
import { readMelds, writeMelds } from './melds';

/** A value as it is typed into a field of the form; empty where there is none. */
export function textOf(form: FieldForm, value: unknown): string {
  if (value === undefined) return '';
  if (form.kind === 'melds') return writeMelds(value as readonly Meld[]);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The value that is typed into a field; `undefined`: nothing is said. Problem codes: those of the tiles and sets, `not-a-number`,
 * `out-of-range`.
 */
export function valueOf(form: FieldForm, text: string): Result<unknown> {
  const plain = text.trim();
  if (plain === '') return ok(undefined);
  switch (form.kind) {
    case 'tile': {
      const tile = parseTile(plain);
      return tile.ok ? ok(plain) : tile;
    }
    case 'tiles': {
      const tiles = parseTiles(plain);
      return tiles.ok ? ok(printTiles(tiles.value)) : tiles;
    }
    case 'melds': {
      const melds = readMelds(plain);
      return melds.ok && melds.value.length === 0 ? ok(undefined) : melds;
    }
    case 'number':
      return numberOf(form, plain);
    case 'text':
    case 'choice':
    case 'check':
    case 'group':
      return ok(plain);
  }
}

function numberOf(
  { min = -Infinity, max = Infinity, whole }: Extract<FieldForm, { kind: 'number' }>,
  text: string,
): Result<number> {
  const value = Number(text);
  const expected = `a ${whole ? t('scenarioDesk.wholeNumber') : 'number'}${Number.isFinite(min) ? t('scenarioDesk.fromMin', { min }) : ''}${Number.isFinite(max) ? t('scenarioDesk.toMax', { max }) : ''}`;
  const problem = (code: string, message: string) =>
    failed({ code, severity: 'problem', pointer: '', message, found: text.slice(0, 24), expected });
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return problem('not-a-number', t('scenarioDesk.sliceIsNotExpected', { slice: text.slice(0, 24), expected }));
  return value < min || value > max ? problem('out-of-range', t('scenarioDesk.typeExpected', { expected })) : ok(value);
}
