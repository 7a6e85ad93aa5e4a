import type { Hand } from '../../../schemas/generated/hand';
import type { PeerHand } from '../../scoring/testing/draw';
import { letterFirst, meldText, signOf } from '../../scoring/testing/draw';
import { SEATS, seatAfter } from '../../seats';
import { parseTiles, printTile, type Tile } from '../../tiles';

const KNOWN: ReadonlySet<string> = new Set([
  ...['dealt-hand', 'own-first-draw', 'no-melds-yet', 'supplement-after-kong', 'robbed-kong', 'last-wall-tile'],
  ...['last-discard', 'ready', 'ready-first-turn', 'one-shot'],
]);

/** A hand as majiang-core is told of it; undefined where that library has no words for something in it. */
export function majiangHand(hand: Hand): PeerHand | undefined {
  const { win, melds = [], circumstances = [], flowers, draws } = hand;
  const concealed = tilesOf(hand.concealed);
  const won = tilesOf(win?.tile);
  const tile = won?.[0];
  if (win === undefined || tile === undefined || concealed === undefined || flowers !== undefined) return undefined;
  if (draws !== undefined || circumstances.some((one) => !KNOWN.has(one))) return undefined;
  if (concealed.length + 3 * melds.length !== 13) return undefined;
  const seat = hand.seatWind ?? 'E';
  const sets = melds.map((meld) => {
    const tiles = tilesOf(meld.tiles);
    const from = meld.from ?? (meld.kind === 'chow' ? seatAfter(seat, 3) : seatAfter(seat, 2));
    const claimed = meld.kind === 'concealed-kong' ? meld : { ...meld, from };
    const plain = ['chow', 'pung', 'kong', 'added-kong', 'concealed-kong'].includes(meld.kind);
    return tiles === undefined || !plain ? undefined : meldText(claimed, tiles, seat);
  });
  if (sets.some((one) => one === undefined)) return undefined;
  const drawn = win.by === 'self-draw';
  const has = (fact: (typeof circumstances)[number]): boolean => circumstances.includes(fact);
  const letter = (one: Tile): string => printTile(one).slice(-1) + printTile(one).slice(0, 1);
  const from = win.from ?? seatAfter(seat, 2);
  const first =
    drawn && !has('supplement-after-kong') && (has('dealt-hand') || (has('own-first-draw') && has('no-melds-yet')));
  return {
    text: letterFirst(concealed) + (drawn ? letter(tile) : '') + sets.map((one) => `,${one ?? ''}`).join(''),
    discard: drawn ? null : letter(tile) + signOf(seat, from),
    param: {
      zhuangfeng: SEATS.indexOf(hand.roundWind ?? 'E'),
      menfeng: SEATS.indexOf(seat),
      lizhi: has('ready-first-turn') ? 2 : has('ready') ? 1 : 0,
      yifa: has('one-shot'),
      qianggang: has('robbed-kong'),
      lingshang: has('supplement-after-kong'),
      // As in the library's own games: a supplement is no last tile of the wall.
      haidi: has('supplement-after-kong') ? 0 : has('last-wall-tile') ? 1 : has('last-discard') ? 2 : 0,
      tianhu: first ? (seat === 'E' ? 1 : 2) : 0,
      baopai: (tilesOf(hand.doraIndicators) ?? []).map(letter),
      fubaopai: has('ready') || has('ready-first-turn') ? (tilesOf(hand.uraIndicators) ?? []).map(letter) : [],
      changbang: hand.extraHands ?? 0,
      lizhibang: (hand.deposits ?? 0) / 1000,
    },
  };
}

function tilesOf(text: string | undefined): readonly Tile[] | undefined {
  const tiles = text === undefined ? undefined : parseTiles(text);
  return tiles?.ok === true ? tiles.value : undefined;
}
