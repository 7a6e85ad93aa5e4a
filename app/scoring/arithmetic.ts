import type { Effective } from '../preset/effective';
import { roundHundredths, roundPoints } from '../settlement/rounding';
import type { Sums } from './sums';

/** What the sums of a hand come to. */
export interface Total {
  /** Before payment multipliers. */
  readonly points: number;
  /** Thousandths of the limit points, where a limit or a row of the han table was reached. */
  readonly limit: number;
  /** Points or fu as they are doubled: rounded, or fixed. */
  readonly rounded: number;
  /** Half faan, the auxiliary ones among them. */
  readonly halfFaan: number;
  readonly capped: boolean;
}

/** The arithmetic of the method. Amounts are in the preset's unit. Source: Four Winds help, "Payments" and "Settling table". */
export function totalOf(effective: Effective, sums: Sums): Total {
  const { method, payments } = effective.scoring;
  if (sums.direct >= 0) {
    const points = roundPoints(sums.direct + sums.beside, method.roundFinal);
    return total(points, Math.round((sums.direct * 1000) / payments.limitPoints), 0, false);
  }
  switch (method.kind) {
    case 'points-doubles': {
      const rounded = roundPoints(sums.points, method.roundBefore);
      return ended(effective, sums.wins, doubled(rounded, sums.doubles + (sums.halves >> 1)), rounded);
    }
    case 'regulated-doubles': {
      const rounded = roundPoints(sums.points, method.roundBefore);
      const doubles = sums.doubles + (sums.halves >> 1);
      const row = method.doublesTable.findLast((one) => one.doubles <= doubles);
      return ended(
        effective,
        sums.wins,
        row === undefined ? doubled(rounded, doubles) : roundHundredths(rounded * row.times, method.roundFinal),
        rounded,
      );
    }
    case 'faan': {
      const extra = method.auxiliaryTable.findLast((one) => one.points <= sums.points)?.halfFaan ?? 0;
      const halfFaan = 2 * sums.doubles + sums.halves + extra;
      const row = method.faanTable.findLast((one) => one.halfFaan <= halfFaan);
      return { ...ended(effective, sums.wins, row?.points ?? 0, 0), halfFaan };
    }
    case 'fu-han':
      return fuHan(effective, sums);
    case 'points':
      return ended(effective, sums.wins, doubled(sums.points, sums.doubles), sums.points);
    case 'tai': {
      const tai = sums.doubles + (sums.halves >> 1);
      return ended(effective, sums.wins, method.taiBase + tai * method.taiPoints + sums.points, sums.points);
    }
  }
}

/** Points doubled so many times; powers of two by shifting, as long as they fit. */
function doubled(points: number, times: number): number {
  return points * (times < 31 ? 1 << times : 2 ** times);
}

/** Nothing at all. */
export const NO_TOTAL: Total = { points: 0, limit: 0, rounded: 0, halfFaan: 0, capped: false };

function total(points: number, limit: number, rounded: number, capped: boolean): Total {
  return { points, limit, rounded, halfFaan: 0, capped };
}

/**
 * Rounds the final score and caps it where the limit is a cap. Losers' hands are capped only where the preset says so: in
 * the classical rules the limit binds neither payments nor the difference between losers. Source: Four Winds help,
 * "Initial and Limit points".
 */
function ended(effective: Effective, wins: boolean, points: number, rounded: number): Total {
  const { method, payments } = effective.scoring;
  const final = roundPoints(points, method.roundFinal);
  const capped = method.limitIs === 'cap' && final > payments.limitPoints && (wins || payments.limitLosers);
  return total(capped ? payments.limitPoints : final, capped ? 1000 : 0, rounded, capped);
}

/** Fu times two for each han and twice two more; from the first row of the table on a share of the limit points. */
function fuHan(effective: Effective, sums: Sums): Total {
  const { method, payments } = effective.scoring;
  const han = sums.doubles + (sums.halves >> 1);
  const fu = sums.fixed > 0 ? sums.fixed : roundPoints(leastFu(effective, sums), method.roundBefore);
  const table = method.hanTable;
  const share = (limit: number): Total => {
    const points = roundPoints(Math.floor((payments.limitPoints * limit) / 1000), method.roundFinal);
    return total(points, limit, fu, true);
  };
  const [first] = table;
  if (first === undefined) return ended(effective, sums.wins, doubled(fu, han + 2), fu);
  if (han >= 13 && method.countedLimit !== 'one-limit') {
    switch (method.countedLimit) {
      case 'sanbaiman':
        return share(limitFrom(table, Math.min(han, 12)));
      case 'every-13':
        return share(limitFrom(table, 13) * Math.floor(han / 13));
      case 'none':
        return total(roundPoints(doubled(fu, han + 2), method.roundFinal), 0, fu, false);
    }
  }
  if (han >= first.han) return share(limitFrom(table, han));
  const points = doubled(fu, han + 2);
  const nearly = method.roundUpMangan && ((fu === 30 && han === 4) || (fu === 60 && han === 3));
  const most = Math.floor((payments.limitPoints * first.limit) / 1000);
  return points >= most || nearly ? share(first.limit) : total(roundPoints(points, method.roundFinal), 0, fu, false);
}

function limitFrom(table: readonly { readonly han: number; readonly limit: number }[], han: number): number {
  let limit = 0;
  for (const row of table) if (row.han <= han) limit = row.limit;
  return limit;
}

/** An open hand with nothing but the fu for winning may have a least. */
function leastFu(effective: Effective, sums: Sums): number {
  const least = effective.scoring.method.openNoPointsFu;
  return sums.open && sums.points === 20 ? Math.max(least, sums.points) : sums.points;
}
