import type { Hand } from '../../../schemas/generated/hand';

/** What kajongg makes of a hand: no win and nothing to count, points and doubles before the limit, or a share of the limit. */
export type Worth = 'nothing' | { readonly points: number; readonly doubles: number } | { readonly limit: number };

/** A hand of kajongg's own tests with what it is worth under its two classical rule sets. */
export interface KajonggHand {
  readonly line: string;
  readonly hand: Hand;
  readonly dmjl: Worth;
  readonly bmja: Worth;
}

/**
 * Seat and round wind | concealed tiles, melds (`=` concealed, `!` claimed, `+` promoted kong), flowers, the winning tile
 * behind `+`, with `*` where it was drawn | moments | DMJL | BMJA. Values: points/doubles, `L` and thousandths of the
 * limit, `-` for nothing. A tile from the kong box has replaced a flower where no kong lies beside the hand. Hands that no game
 * can have (a fifth tile, a claimed tile from the kong box, pairs that lie open) are left out. Source: KDE kajongg, the hands of
 * its scoring test, in the edition with 2 points for the only possible tile.
 */
const HANDS = `
  WN | 2355m 789m 234s 123p 37f +1m |  | 28/2 | -
  WN | 23m77z 789m 234s 123p 37f +1m |  | 30/1 | -
  EE | 5m 111m 777m 234m 666m +5m |  | 32/3 | 28/0
  WN | 5666z 123m 111z 777z +5z |  | 44/4 | 38/2
  WN | 5m 111p 111z 234m 666m +5m |  | 34/0 | 30/0
  EE | 111123456789s7z 16f +7z* |  | 46/2 | -
  EE | 234567888s7z =1111s 16f +7z* |  | 74/2 | -
  WE | 222567888s7z =1111s 16f +7z* |  | 78/3 | 72/1
  EE | 189m1234z 234m 567m +1m |  | - | -
  EE | 189m1234z 234m 567m +1m* |  | - | -
  EE | 123456789m1234z +1m* |  | - | L1000
  EE | 1122m 345m 999m 678m +1m |  | L1000 | -
  EE | 1122m 456m 999m 678m +1m |  | 28/3 | -
  EE | 11m22p 345m 999m 678m +1m |  | 28/0 | -
  EE | 1155p 234p 999p 678p +1p |  | L1000 | -
  EE | 2245m 111s 678m 999m +3m |  | 28/0 | -
  EE | 2235m 111s 678m 999m +4m |  | 30/0 | -
  EE | 1112345678999m +5m* |  | L1000 | L1000
  EE | 1113455678999m |  | 16/0 | L400
  EE | 1123455678999m |  | 8/0 | L400
  EE | 2222456788s +1111s 1234f +3s* |  | 60/4 | -
  EE | 2223366688s 111s 1234f +3s* |  | 54/6 | 54/7
  EE | 2223336688s 111s 1234f |  | 28/1 | 28/6
  WE | 4567788m =1111m 333m 2367f +8m |  | 72/4 | 72/2
  EE | 2222456788s !1111s 1234f +3s* |  | L1000 | -
  WE | 111222444789s7z 16f +7z* |  | 54/3 | 48/1
  EE | 1199m +9999s 111p 999p +1m |  | L1000 | L1000
  EE | 7z +1111m +1111z !3333m =1111p +7z |  | L1000 | L1000
  EE | 6688s666z +2222s 444s +6s |  | L1000 | L1000
  EE | 88s66z +2222s 666s 444s |  | 14/0 | L400
  EE | 6688s666z +1111s 444s +6s |  | 48/3 | 48/2
  EE | 1112345578999m +6m* |  | L1000 | L1000
  EE | 1112345678999m +9m* |  | L1000 | -
  EE | 1113455678999m +2m* |  | L1000 | L1000
  EE | 1123456789999m +1m* |  | L1000 | -
  EE | 1123456789999m |  | 8/0 | 8/0
  EE | 1123456788999m |  | 8/0 | L400
  EE | 19m119p19s123457z +6z* |  | L1000 | L1000
  EE | 19m189p19s124567z +3z |  | - | -
  EE | 19m199p19s124567z +3z |  | L1000 | L1000
  EE | 19m199p19s123456z +7z |  | L1000 | L1000
  EE | 19m199p19s134567z |  | - | L400
  EE | 1111s 222p 234p !9999m |  | 26/0 | 26/0
  EE | 1s444z 111z 222z +3333z +1s |  | L1000 | L1000
  EE | 4446z 111z 222z +3333z +6z* |  | L1000 | L1000
  EE | 4447z 111z 222z +3333z +7z* | last-wall-tile | L1000 | L1000
  EE | 4447z 111z 222z +3333z |  | 32/4 | L400
  EE | 1177z 222z 444z 555z +7z | last-discard | L1000 | L1000
  EE | 1s444z 111z 222z +3333z |  | 32/4 | L400
  EE | 333m33p11z !4444m =8888s +1z* | supplement-after-kong | L1000 | 58/4
  EE | 333444m33p888s11z +1z* | supplement-after-flower | L1000 | 42/4
  EE | 33344455888m11z +1z* | supplement-after-flower | L1000 | L1000
  EE | 33344455888m11z |  | 16/1 | L400
  EE | 33344455789m11z +1z* | supplement-after-flower | 38/6 | 38/3
  EE | 33m33p111z !4444m =8888s +3m* |  | L1000 | 58/4
  EE | 333m3p111z !4444m =8888s +3p |  | 60/4 | 56/3
  EE | 111m33s11z 111s 345p +3s* |  | 42/0 | 42/0
  EE | 1z =3333s =1111m +1111s +3333p +1z |  | L1000 | L1000
  EE | 1z =3333s =1111m +1111s +3333p +1z* |  | L1000 | L1000
  EE | 3s =1111m +1111s +3333p +1111z +3s |  | L1000 | L1000
  EE | 1m +3333s +1111s +3333p +1111z |  | 48/2 | L400
  EE | 55p11122s 222p =9999m +5p* | supplement-after-kong | L1000 | L1000
  EE | 55p11122s 222p =9999m +5p* |  | 68/2 | 68/1
  EE | 11p11122s 222p =9999m +1p* | last-wall-tile | L1000 | L1000
  EE | 11122p11122s =9999m +2p | last-discard | 70/3 | 70/2
  EE | 11p11122s 222p =9999m +1p* |  | 72/2 | 72/1
  EE | 111p1113444s =9999m +2s | robbed-kong | L1000 | L1000
  EE | 11p11144s 222s =9999m +1p* |  | 72/2 | 72/1
  EE | 111p1112244s =9999m +2s |  | 70/2 | 70/1
  EE | 5m555777z 666z 444p +5m |  | L1000 | L1000
  EE | 55m55777z 666z 444p |  | 16/3 | L400
  EE | 5m555777z 666z 456p +5m |  | L1000 | 40/3
  EE | 2p555666777z +2222s +2p |  | L1000 | L1000
  EE | 2p555666777z +2222s |  | 32/6 | L400
  EE | 2p555666777z +1111z |  | 40/8 | 40/5
  EE | 111p1112244s +9999m +2s* |  | 58/2 | 58/1
  EE | 111p2244s 111s +9999m +2s* |  | 54/1 | 54/1
  EE | 111p2244s 111s !9999m +2s* |  | 54/2 | 54/1
  SW | 22333p11z +1111p 444p +2p |  | 44/2 | 44/1
  SW | 33p11z +1111p 222p 444p +3p* | supplement-after-kong | 46/3 | 46/1
  EE | 2p555777z =3333s +1111z +2p |  | 72/6 | 68/5
  NE | 5s 123p 123p 333s 444s 48f |  | 12/1 | 12/2
  EE | 2p555z +3333s 777z =1111z +2p |  | 76/5 | 72/5
  EE | 1111s 222p 234p =9999m |  | 42/0 | 42/0
  EE | 22p55566777z +2222s +2p |  | 48/4 | 48/3
  EE | 3355p +1111p 222p 444p +3p |  | 42/4 | 42/4
  EE | 111m446p222s1111z |  | 20/3 | 20/2
  EE | 7m7p11223378s 666s |  | 2/0 | 2/0
  EE | 111123456789s7z 1234f +7z* |  | 54/3 | -
  EE | 111222555789s7z 1234f +7z* |  | 62/4 | 56/4
  EE | 111123456789s7z 1234f +7z* | supplement-after-flower | 54/4 | -
  EE | 111123444777s7z 1234f +7z* | last-wall-tile | 62/5 | 56/5
  EE | 111123456789s7z 1234f +7z | last-discard | 52/3 | -
  EE | 1111222345688s 1234f |  | 28/1 | 28/3
  NE | 11s11444z 222z +3333z +1s | last-discard | 54/6 | 54/4
  NE | 11s11444z 222z +3333z +1s* | last-wall-tile | 60/6 | 60/4
  EE | 2289s 444s 567s 111m +7s |  | 28/0 | -
  EE | 1288s 444p 456s 111m +3s |  | 28/0 | -
  EE | 1222s 444p 456s 111m +3s |  | 26/0 | -
  EE | 2355567s =1111s +8888s 1234f +4s* | supplement-after-kong second-supplement | L1000 | -
  EE | 2355666s =1111s +8888s 1234f +4s* | supplement-after-kong second-supplement | L1000 | L1000
  NE | 5666888s 111p 123p 48f +5s* | ready-first-turn | 44/2 | 42/3
  NE | 5666888s 111p 123p 48f | ready-first-turn | 20/1 | 20/2
  NE | 5667788s 123p 123p 48f | ready-first-turn | 8/1 | 8/2
  NE | 23p55667788s 234p 48f +1p | robbed-kong ready-first-turn | 28/4 | -
  NE | 23p55667788s 456p 48f +1p* | ready-first-turn | 30/3 | -
  EE | 12356p55667788s 48f +4p* | dealt-hand | L1000 | -
  EE | 11156p55666888s 48f +4p* | dealt-hand | L1000 | L1000
  EE | 1s 123m 123m 123m 123m +1s |  | 26/1 | -
  EE | 1s 123m 999m 111p 999p +1s |  | 38/0 | 32/0
  EE | 1s 111m 999m 111p 999p +1s |  | L1000 | L1000
  EE | 1s 111m 999m 111p 999p |  | 16/0 | L400
  EE | 11122234s44z 111z +4z |  | 36/3 | 36/2
  EE | 45m11p111222333s +3m |  | 36/1 | 36/0
  EE | 45m123p11122233s +3m |  | 32/0 | -
  EE | 6m333z 111z 222z !4444z |  | 32/4 | L400
  EE | 6s333z 111z 222z !4444z +3m* |  | - | -
  EE | 3m333z 111z 222z !4444z +3m* |  | L1000 | L1000
  EE | 12334678p567s77z 237f +2p |  | 34/0 | -
  EE | 1112p555z =3333s 111z +2p* |  | 60/5 | 58/4
  EE | 1113p555z =3333s 111z +3p* |  | 60/5 | 58/4
  EE | 1114p555z =3333s 111z +4p* |  | 62/5 | 58/4
  EE | 1133p555z =3333s 111z +1p* |  | 58/5 | 58/4
  EE | 12345p66z 999p 888p 1f +3p* |  | 34/1 | -
  EE | 12444p66z 999p 888p 1f +3p* |  | 40/1 | 38/1
  EE | 12345p66z 999p 888p 1f +6p* |  | 34/1 | -
  EE | 12389p66z 999p 888p 1f +7p* |  | 36/1 | -
  EE | 2467m2467p24678s +8p |  | - | L500
  EE | 2467m4678p24678s |  | - | L200
  EE | 2467m24678p2467s |  | - | L200
  EE | 24468m2446p2446s +8p |  | - | L500
  EE | 23448m2344p2344s +8p |  | - | L500
  EE | 12589m249p45668s |  | - | -
  EE | 2446m24468p2446s |  | - | L200
  EE | 12789m1258p1589s +2s* |  | - | -
  EE | 234567p2345679s +9p |  | - | L500
  EE | 235679p2345679s |  | - | L200
  EE | 9m234567p234567s +9p |  | - | -
  EE | 234567p3345679s +9p |  | - | -
  EE | 224567p2245679s +9p |  | - | L500
  EE | 2345679p234567s +9s* |  | - | L500
  EE | 345679p2345679s |  | - | L200
  EE | 399p1123488s 222p 2f +4p* |  | - | -
  EE | 1p99s1122336677z +1p* |  | - | L500
  EE | 11p99s112236677z +3z |  | - | L500
  WN | 11p99s112336677z |  | 6/0 | L200
  EE | 2p99s1122336677z +2p* |  | - | -
  EE | 119m9p224455667z +7z* |  | - | -
  EE | 112456789p1234z +3p* |  | - | L1000
  EE | 1123m 111z 111p 999s +1m* |  | 38/2 | 34/2
  EE | 1233m 111z 111p 999s +3m* |  | 38/2 | 34/2
  EE | 5677m888s 567s 111p +7m* |  | 32/0 | -
  EE | 12345789m88p !6666m 12f |  | 16/0 | 16/1
`;

const MELDS = { '=': 'concealed-kong', '!': 'kong', '+': 'added-kong' } as const;
type Moment = NonNullable<Hand['circumstances']>[number];
type Wind = NonNullable<Hand['seatWind']>;

function handOf(winds: string, tiles: string, moments: string): Hand {
  const [concealed = '', ...others] = tiles.split(' ');
  const melds: NonNullable<Hand['melds']> = [];
  const hand: Hand = { concealed, seatWind: winds.charAt(0) as Wind, roundWind: winds.charAt(1) as Wind };
  for (const one of others) {
    const mark = one.charAt(0);
    const bare = one.replace(/[=!+*]/g, '');
    if (bare.endsWith('f')) hand.flowers = bare;
    else if (bare.length === 2) hand.win = { tile: bare, by: one.endsWith('*') ? 'self-draw' : 'discard' };
    else if (mark === '=' || mark === '!' || mark === '+') melds.push({ kind: MELDS[mark], tiles: bare });
    else melds.push({ kind: bare.charAt(0) === bare.charAt(1) ? 'pung' : 'chow', tiles: bare });
  }
  if (melds.length > 0) hand.melds = melds;
  if (moments !== '') hand.circumstances = moments.split(' ') as Moment[];
  return hand;
}

function worthOf(text: string): Worth {
  if (text === '-') return 'nothing';
  if (text.startsWith('L')) return { limit: Number(text.slice(1)) };
  const [points, doubles] = text.split('/').map(Number);
  return { points: points ?? 0, doubles: doubles ?? 0 };
}

export const KAJONGG_HANDS: readonly KajonggHand[] = HANDS.trim()
  .split('\n')
  .map((line) => {
    const [winds = '', tiles = '', moments = '', dmjl = '', bmja = ''] = line.split('|').map((cell) => cell.trim());
    return { line: line.trim(), hand: handOf(winds, tiles, moments), dmjl: worthOf(dmjl), bmja: worthOf(bmja) };
  });
