import { t } from '../language/say';
import type { Meld } from '../../schemas/generated/hand';
import { failed, ok, type Problem, type Result } from '../result';
import { SEATS, type Seat } from '../seats';
import { isFlower, JOKER, kindOf, KINDS, parseTile, parseTiles, printTiles, suitOf, type Tile } from '../tiles';

type MeldKind = Meld['kind'];

/** Kinds that a meld can be called by before its tiles, where they do not tell. */
const NAMED: readonly MeldKind[] = ['chow', 'pung', 'kong', 'quint', 'sextet', 'knitted'];
const BODY = /^(?:([a-z]+)\s+)?([^+=<]*)(\+)?(?:=([^<]*))?(?:<\s*([ESWN])\s*(.*))?$/;
const HOW = t('handDesk.itsTilesThenAndWhoGave');

function wrong(code: string, message: string, found: string, expected: string = HOW): Problem {
  return { code, severity: 'problem', pointer: '', message, found, expected };
}

/** What tiles are called that lie together: the set that they make; undefined where they make none. */
export function meldKindOf(tiles: readonly Tile[]): MeldKind | undefined {
  const natural = tiles.map(kindOf).filter((kind) => kind !== JOKER);
  const lowest = Math.min(...natural);
  const alike = natural.every((kind) => kind === lowest) || natural.every(isFlower);
  switch (tiles.length) {
    case 3:
      if (alike) return 'pung';
      if (natural.some((kind) => suitOf(kind) < 0) || new Set(natural).size < natural.length) return undefined;
      if (natural.every((kind) => suitOf(kind) === suitOf(lowest) && kind - lowest <= 2)) return 'chow';
      return natural.every((kind) => kind < KINDS && kind % 3 === lowest % 3) ? 'knitted' : undefined;
    case 4:
      return alike ? 'kong' : undefined;
    case 5:
      return alike ? 'quint' : undefined;
    case 6:
      return alike ? 'sextet' : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads a set as it is typed between brackets, `234p<N` or `5555z+<E`.
 * @param concealed it stood between round brackets: a concealed kong
 */
export function readMeld(text: string, concealed: boolean): Result<Meld> {
  const parts = BODY.exec(text.trim());
  if (!parts) return failed(wrong('meld-form', t('handDesk.thisSetCannotBeRead'), text));
  const [, word, written = '', added, as, from, called = ''] = parts;
  const tiles = parseTiles(written);
  if (!tiles.ok) return tiles;
  const named = NAMED.find((kind) => kind === word);
  if (word !== undefined && named === undefined)
    return failed(wrong('meld-name', t('handDesk.wordIsNoKindOfSet', { word }), word, NAMED.join(', ')));
  const shape = named ?? meldKindOf(tiles.value);
  if (shape === undefined)
    return failed(wrong('no-set', t('handDesk.theseTilesAreNoSet'), written, t('handDesk.threeInARowOfOne')));
  const kind = concealed ? 'concealed-kong' : added === undefined ? shape : 'added-kong';
  if (kind !== shape && shape !== 'kong')
    return failed(wrong('no-kong', t('handDesk.onlyFourEqualTilesAreA'), written, t('handDesk.fourEqualTiles')));
  const taken = called === '' ? undefined : parseTile(called);
  if (taken?.ok === false) return taken;
  const stands = as === undefined ? undefined : parseTile(as);
  if (stands?.ok === false) return stands;
  return ok({
    kind,
    tiles: printTiles(tiles.value),
    ...(stands === undefined ? {} : { as: printTiles([stands.value]) }),
    ...(from === undefined ? {} : { from: seatOf(from) }),
    ...(taken === undefined ? {} : { called: printTiles([taken.value]) }),
  });
}

function seatOf(letter: string): Seat {
  return SEATS.find((seat) => seat === letter) ?? 'E';
}

/** A set as it is typed; what is written is read back by `readMeld`. */
export function writeMeld({ kind, tiles, from, called, as }: Meld): string {
  const read = parseTiles(tiles);
  const shape = read.ok ? meldKindOf(read.value) : undefined;
  const kong = kind === 'concealed-kong' || kind === 'added-kong';
  const name = (kong ? shape === 'kong' : shape === kind) ? '' : kong ? 'kong ' : `${kind} `;
  const stands = as === undefined ? '' : `=${as}`;
  const giver = from === undefined ? '' : `<${from}${called ?? ''}`;
  const body = `${name}${tiles}${kind === 'added-kong' ? '+' : ''}${stands}${giver}`;
  return kind === 'concealed-kong' ? `(${body})` : `[${body}]`;
}
