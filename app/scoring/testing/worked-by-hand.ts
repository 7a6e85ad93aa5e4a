import type { Hand } from '../../../schemas/generated/hand';
import { handOf } from './chinese-official';

type Wind = NonNullable<Hand['seatWind']>;

/** Hands of a rule text that were worked out by hand: the hand, what else is true of it, and what it comes to. */
interface Worked {
  readonly preset: string;
  readonly source: string;
  /** Seat and round where the hand does not say. */
  readonly seat: Wind;
  readonly round: Wind;
  readonly hands: readonly string[];
}

export const WORKED: readonly Worked[] = [
  {
    preset: 'chinese-official',
    source: 'Mahjong Competition Rules 2006, fan table and principles',
    seat: 'N',
    round: 'N',
    hands: [
      '123m 456m 789m 55p 34s +2s | | points 20',
      '123m 456p 78s 222z 55s +9s | | points 11',
      '123m 456p 789s 111z 5z +5z | | points 18',
      '(123m) (456p) (789s) (222p) 5m +5m | | points 15',
      '(123m) (123p) (123s) (789m) 5z +5z | | points 19',
      '(111m) (222m) 345m 678m 5z +5z | | points 9',
      '(123m) 456m 789m 11m 55m +1m | | points 43',
      '1133m 5577p 22s 44z 6z +6z | | points 30',
      '147m 258p 36s 12345z +6z | | points 12',
      '147m 258p 369s 1234z +5z | | points 24',
      '147m 25p 36s 123456z +7z | | points 24',
      '147m 258p 369s 555z 1m +1m | | points 17',
      '(123m) (123m) 123m 12m 99p +3m | | points 56',
      '(2222p) (3333m) (7777s) 45m 66m +6m | | points 34',
      '(222m) (333p) 888s 44s 55p +5p | | points 8',
      '222m 444p 66s 678s 99p +6s | | points 21',
      '(123m) (234p) 34s 678m 55s +5s | | points 8',
      '(456m) 456m 456m 78p 55s +9p | | points 26',
      '(222m) (333m) 444m 67s 11p +8s | | points 25',
      '(789m) (789p) 789s 77m 99s +7m | | points 34',
      '(678m) (678p) 789s 66s 99m +9m | | points 14',
      '(345m) (456p) 567s 55s 55m +5m | | points 24',
      '(123p) (444s) 888p 99s 55z +5z | | points 10',
      '(111z) (222z) (333z) 45m 99p +6m | | points 13',
      '(111z) (222z) (333z) 44z 45m +6m | | points 70',
      '(555z) (666z) 77z 345m 67m +8m | | points 71',
      '(555z) (666z) 777z 45m 99p +6m | | points 89',
      '(123m) (789m) (123p) 78p 55s +9p | | points 16',
      '(222m) (444m) 666p 88s 22s +2s | | points 26',
      '(222s) (333s) 444s 66z 88s +8s | | points 124',
      '(123m) 456m 22p 34s 789s +5s | robbed-kong | points 11',
      '(123m) 456m 22p 34s 789s +5s | last-discard | points 11',
      '(123m) 456m 22p 34s 789s +5s | last-wall-tile drawn | points 11',
      '[1111p] 456m 22p 34s 789s +5s | supplement-after-kong drawn | points 16',
      '(123p) (444s) (789m) 77z 34p +5p | | points 8',
    ],
  },
  {
    preset: 'hong-kong-half',
    source: '0x4007/hk-mahjong-coach, profile hk_modern_13f_v1',
    seat: 'N',
    round: 'N',
    hands: [
      '123m 456p 78s 234s 55m +9s | | faan 3',
      '123m 456p 78s 234s 55m +9s | drawn | faan 4',
      '123m 456p 78s 234s 55m 1f +9s | seat=E | faan 3',
      '123m 456p 78s 234s 55m 1234f +9s | seat=E | faan 4',
      '123m 456p 78s 234s 55m 15f +9s | seat=E | faan 4',
      '(111m) (222p) 333s 44s 55z +5z | | faan 5',
      '(111m) (222m) 333m 44m 55z +5z | | faan 8',
      '(123m) 456m 789m 11m 55m +1m | | faan 8',
      '(123m) 456m 789m 55m 55z +5z | | faan 5',
      '(555z) (666z) 77z 345m 67p +8p | | faan 6',
      '(444z) 345m 67p 22s 333m +8p | | faan 3',
      '(444z) 345m 67p 22s 333m +8p | drawn last-wall-tile | faan 5',
      '(444z) 345m 67p 22s 333m +8p | last-discard | faan 4',
      '(444z) [1111p] 67p 22s 333m +8p | supplement-after-kong drawn | faan 5',
      '(111m) (999p) (222z) 55z 11s +1s | | faan 4',
      '(111m) 999p 333z 55z 11s +1s | | faan 4',
    ],
  },
  {
    preset: 'taiwanese-classic-tai',
    source: 'TW16-CLASSIC-v1, rules of lanyaliu521/taiwan-mahjong',
    seat: 'N',
    round: 'E',
    hands: [
      '123m 456m 123p 456p 78s 55m +9s | | tai 3',
      '123m 456m 123p 456p 78s 55m +9s | drawn | tai 3',
      '(111z) 456m 123p 456p 78s 55m +9s | | tai 1',
      '(111z) 456m 123p 456p 78s 55m +9s | seat=E | tai 2',
      '(222m) (333p) (444s) (555m) 66p 77s +7s | | tai 4',
      '222m 333p 444s 555m 66p 77s +7s | | tai 10',
      '222m 333p 444s 555m 66p 77s +7s | drawn | tai 15',
      '(123m) 456m 789m 111m 55z 99m +9m | | tai 4',
      '(123m) 456m 789m 111m 55z 99m +5z | | tai 5',
      '(123m) 456m 789m 234m 55m 67m +8m | | tai 10',
      '(555z) (666z) 77z 123m 456p 78s +9s | | tai 4',
      '(555z) (666z) (777z) 123m 45p 88s +6p | | tai 8',
      '(111z) (222z) (333z) (444z) 45p 88s +6p | | tai 16',
      '(111z) (222z) (333z) 44z 123m 45p +6p | | tai 8',
      '(111z) (222z) (333z) (555z) 66z 77z +7z | | tai 21',
      '(123m) (456p) (789s) (222p) (333s) 5m +5m | | tai 3',
      '123m 456m 123p 456p 12s 55m +3s | | tai 2',
      '(123m) 456m 123p 456p 78s 55m +9s | robbed-kong | tai 1',
      '(123m) 456m 123p 456p 78s 55m 4f +9s | | tai 1',
      '(123m) 456m 123p 456p 78s 55m 1234f +9s | | tai 2',
      '[9999p] 456m 123p 78s 55m 777m +9s | supplement-after-kong drawn | tai 4',
      '(123m) 456m 123p 456p 78s 55m +9s | drawn last-wall-tile | tai 2',
    ],
  },
  {
    preset: 'taiwanese-north',
    source: 'north-taiwan, rules of liang10339/taiwan-mahjong-coach',
    seat: 'N',
    round: 'E',
    hands: [
      '123m 456m 123p 456p 78s 55m +9s | | tai 3',
      '123m 456m 123p 456p 78s 55m +9s | drawn | tai 3',
      '(111z) 456m 123p 456p 78s 55m +9s | | tai 1',
      '(111z) 456m 123p 456p 78s 55m +9s | seat=E | tai 3',
      '(222m) (333p) (444s) (555m) 66p 77s +7s | | tai 4',
      '222m 333p 444s 555m 66p 77s +7s | | tai 10',
      '222m 333p 444s 555m 66p 77s +7s | drawn | tai 15',
      '(123m) 456m 789m 111m 55z 99m +9m | | tai 4',
      '(123m) 456m 789m 111m 55z 99m +5z | | tai 5',
      '(123m) 456m 789m 234m 55m 67m +8m | | tai 10',
      '(555z) (666z) 77z 123m 456p 78s +9s | | tai 4',
      '(555z) (666z) (777z) 123m 45p 88s +6p | | tai 8',
      '(111z) (222z) (333z) (444z) 45p 88s +6p | | tai 16',
      '(111z) (222z) (333z) 44z 123m 45p +6p | | tai 8',
      '(111z) (222z) (333z) (555z) 66z 77z +7z | | tai 25',
      '(123m) (456p) (789s) (222p) (333s) 5m +5m | | tai 2',
      '123m 456m 123p 456p 12s 55m +3s | | tai 2',
      '(123m) 456m 123p 456p 78s 55m +9s | robbed-kong | tai 3',
      '(123m) 456m 123p 456p 78s 55m 4f +9s | | tai 1',
      '(123m) 456m 123p 456p 78s 55m 1234f +9s | | tai 2',
      '[9999p] 456m 123p 78s 55m 777m +9s | supplement-after-kong drawn | tai 4',
      '(123m) 456m 123p 456p 78s 55m +9s | drawn last-wall-tile | tai 2',
    ],
  },
  {
    preset: 'european-classical',
    source: 'Four Winds Rule Collection, European Classical, section 5',
    seat: 'N',
    round: 'W',
    hands: [
      '(123m) 456p 78s 234s 55m +9s | | points 40',
      '123m 456p 78s 234s 55m +9s | | points 60',
      '123m 456p 78s 234s 55m +9s | drawn | points 90',
      '(555z) 222m 345m 67p 33s +8p | | points 60',
      '(555z) 222m 345m 57p 33s +6p | | points 60',
      '(111z) 222m 345m 67p 33s +8p | seat=E round=E | points 110',
      '(111z) 222m 345m 67p 55z +8p | seat=N round=E | points 60',
      '(222m) (333p) 888s 99s 55z +5z | | points 130',
      '[1111m] 222m 345m 67p 22s +8p | | points 70',
      '(123m) 456m 78m 555m 99m +9m | | points 210',
      '(123m) 456m 78m 555z 99m +9m | | points 120',
      '(123m) 456m 789p 555z 9m +9m | | points 60',
      '(111m) (999p) 111s 55z 22z +5z | | points 160',
    ],
  },
  {
    preset: 'zung-jung',
    source: 'Alan Kwan, Zung Jung Mahjong Scoring System',
    seat: 'N',
    round: 'N',
    hands: [
      '123m 456p 78s 234s 55m +9s | | points 10',
      '(123m) 456p 78s 234s 55m +9s | | points 5',
      '(123m) (456p) 78s 222z 55z +9s | | points 1',
      '(555z) (123m) 456m 78m 99m +9m | | points 90',
      '222m 333p 555s 77s 66p +6p | | points 70',
      '(222m) (222p) 456s 22s 33m +2s | | points 125',
      '(222m) (222p) 456s 66p 22s +2s | | points 125',
      '(222m) (222p) 45s 777p 22s +6s | | points 35',
      '(123m) 123p 12s 456m 99p +3s | | points 40',
      '(111m) (789p) 789s 99m 44z +4z | | points 50',
      '(345m) (567p) 678s 22s 45p +6p | | points 10',
      '(444z) (123m) 456p 78s 55m +9s | | points 10',
      '(333z) (123m) 456p 78s 55m +9s | round=W | points 1',
      '(555z) (666z) 77z 345m 67p +8p | | points 60',
      '(555z) (666z) 777z 45m 99p +6m | | points 160',
    ],
  },
  {
    preset: 'ema-2016',
    source: 'EMA Riichi rules 2016, section 4',
    seat: 'S',
    round: 'E',
    hands: [
      '123m 456p 78s 234s 55m +9s | ready | 30 fu 2 han',
      '123m 456p 78s 234s 55m +9s | ready drawn | 20 fu 3 han',
      '(234m) 456p 67s 234s 55m +8s | | 30 fu 1 han',
      '22m33m44m 567p 88s 67p +8p | ready | 30 fu 4 han',
      '11m22p33s44z55z66z7z +7z | ready | 25 fu 3 han',
      '[1111z] 222m 345m 67p 22s +8p | ready seat=E round=E | 70 fu 3 han',
      '(555z) 222m 345m 57p 33s +6p | | 30 fu 1 han',
      '(555z) 222m 345m 57p 44z +6p | seat=N round=N | 40 fu 1 han',
      '111m 333p 99s 77s 456p +9s | ready | 50 fu 1 han',
      '111m 333p 99s 77s 456p +9s | ready drawn | 50 fu 4 han',
      '(123m) (456m) 789m 55z 66z +6z | | 30 fu 4 han',
      '(222m) (333p) 888s 99s 55z +5z | | 40 fu 3 han',
    ],
  },
];

/** A hand of the list with what is expected of it. */
export function workedHand({ seat, round }: Worked, line: string): { readonly hand: Hand; readonly expected: string } {
  const [tiles = '', more = '', expected = ''] = line.split('|').map((part) => part.trim());
  const words = more.split(' ').filter((word) => word !== '');
  const stated = (key: string): Wind | undefined =>
    words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) as Wind | undefined;
  const flowers = tiles.split(' ').find((part) => part.endsWith('f'));
  const circumstances = words.filter((word) => word !== 'drawn' && !word.includes('=')) as Hand['circumstances'];
  const hand = handOf(
    tiles
      .split(' ')
      .filter((part) => part !== flowers)
      .join(' '),
    {
      drawn: words.includes('drawn'),
      seatWind: stated('seat') ?? seat,
      roundWind: stated('round') ?? round,
      ...(flowers === undefined ? {} : { flowers }),
      ...(circumstances === undefined || circumstances.length === 0 ? {} : { circumstances }),
    },
  );
  return { hand, expected };
}
