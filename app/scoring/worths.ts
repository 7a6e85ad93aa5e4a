import { type CompiledRow, HOW, SIDES, type Sides } from './rows';

/** What the rows of a preset are worth, side by side: `placeOf` says where the values of a row stand. */
export interface Worths {
  /** What is added to, one of `HOW`; nothing for what is worth nothing. */
  readonly how: Uint8Array;
  /** What is added for each occurrence; for a limit the points that stand for everything else. */
  readonly amount: Float64Array;
  /** The same for a limit hand of a rare form that is worth twice. */
  readonly twice: Float64Array;
  /** What each row does, by index. */
  readonly does: Uint8Array;
}

/** Where the values of a row begin: its exposed one, then the concealed one. */
export function placeOf(index: number, wins: boolean): number {
  return index * SIDES + (wins ? 0 : 2);
}

/** The values of all rows. */
export function worthsOf(rows: readonly CompiledRow[]): Worths {
  const size = rows.length * SIDES;
  const how = new Uint8Array(size).fill(HOW.nothing);
  const [amount, twice] = [new Float64Array(size), new Float64Array(size)];
  const write = (from: number, { exposed, concealed }: Sides): void => {
    for (const [side, worth] of [exposed, concealed].entries()) {
      how[from + side] = worth.how;
      amount[from + side] = worth.amount;
      twice[from + side] = worth.twice;
    }
  };
  for (const row of rows) {
    write(placeOf(row.index, true), row);
    if (row.losers !== undefined) write(placeOf(row.index, false), row.losers);
  }
  return { how, amount, twice, does: Uint8Array.from(rows, (row) => row.does) };
}
