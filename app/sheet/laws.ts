/** Rules that hold under every preset and are no options. */
export const LAWS: readonly string[] = [
  'Four players play, East South West North in turn.',
  'A tile may be claimed only while its time to claim is open, and only one tile is open at a time.',
  'A hand that may not expose anything may still claim the tile that wins.',
  'A hand with too many or too few tiles cannot win.',
  'Seats, pool and bank together always hold the same number of points.',
  'When several players win on one discard and East is among them, East keeps the deal unless an option says otherwise.',
  'A self-drawn win has one winner.',
];
