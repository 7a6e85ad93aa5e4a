/** The four seats by their wind in the current deal, in turn order; East deals. */
export const SEATS = ['E', 'S', 'W', 'N'] as const;
export type Seat = (typeof SEATS)[number];
/** One of something for every seat. */
export type BySeat<T> = { readonly [seat in Seat]: T };

/** Where points come from and go to; seats + pool + bank are constant. */
export const ENDS = [...SEATS, 'pool', 'bank'] as const;
export type End = (typeof ENDS)[number];

/** The seat that plays `steps` turns after another. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  const at = (SEATS.indexOf(seat) + (((steps % 4) + 4) % 4)) % 4;
  return SEATS[at] ?? 'E';
}

/** How many turns after `from` the seat `to` plays: 0 to 3. */
export function distance(from: Seat, to: Seat): number {
  return (SEATS.indexOf(to) - SEATS.indexOf(from) + 4) % 4;
}
