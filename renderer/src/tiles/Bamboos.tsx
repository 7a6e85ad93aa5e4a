/** A stick of a bamboo tile: centre, length, ink, and its slant in degrees. */
type Stick = readonly [x: number, y: number, length: number, ink: 'green' | 'blue' | 'red', slant?: number];

const LAYOUTS: readonly (readonly Stick[])[] = [
  [],
  [
    [30, 22, 27, 'green'],
    [30, 58, 27, 'blue'],
  ],
  [
    [30, 22, 27, 'blue'],
    [17, 58, 27, 'green'],
    [43, 58, 27, 'green'],
  ],
  [
    [17, 22, 27, 'blue'],
    [43, 22, 27, 'green'],
    [17, 58, 27, 'green'],
    [43, 58, 27, 'blue'],
  ],
  [
    [14, 22, 27, 'green'],
    [46, 22, 27, 'blue'],
    [30, 40, 27, 'red'],
    [14, 58, 27, 'blue'],
    [46, 58, 27, 'green'],
  ],
  [14, 30, 46].flatMap((x): readonly Stick[] => [
    [x, 22, 27, 'green'],
    [x, 58, 27, 'blue'],
  ]),
  [
    [30, 14.5, 18, 'red'],
    ...[14, 30, 46].flatMap((x): readonly Stick[] => [
      [x, 40, 18, x === 30 ? 'blue' : 'green'],
      [x, 65, 18, x === 30 ? 'blue' : 'green'],
    ]),
  ],
  [
    [10.5, 22, 27, 'green'],
    [49.5, 22, 27, 'green'],
    [23, 20.5, 25, 'green', 32],
    [37, 20.5, 25, 'green', -32],
    [10.5, 58, 27, 'blue'],
    [49.5, 58, 27, 'blue'],
    [23, 59.5, 25, 'blue', -32],
    [37, 59.5, 25, 'blue', 32],
  ],
  [14, 30, 46].flatMap((x): readonly Stick[] =>
    [14.5, 40, 65.5].map((y): Stick => [x, y, 19, x === 30 ? 'red' : x === 14 ? 'green' : 'blue']),
  ),
];

/** The sticks of a bamboo tile, 2 to 9, and the bird of the 1; `red`: of a red five. */
export function Bamboos({ rank, red }: { readonly rank: number; readonly red: boolean }) {
  if (rank === 1) return <Bird />;
  return (LAYOUTS[rank - 1] ?? []).map(([x, y, length, ink, slant = 0]) => (
    <g key={`${x}-${y}`} className={red ? 'red' : ink} transform={`translate(${x} ${y}) rotate(${slant})`}>
      <rect x={-4.2} y={-length / 2} width={8.4} height={length / 2 - 0.7} rx={3} />
      <rect x={-4.2} y={0.7} width={8.4} height={length / 2 - 0.7} rx={3} />
      <rect className="face" x={-0.7} y={-length / 2 + 3} width={1.4} height={length / 2 - 6.2} rx={0.7} />
      <rect className="face" x={-0.7} y={3.4} width={1.4} height={length / 2 - 6.2} rx={0.7} />
    </g>
  ));
}

function Bird() {
  return (
    <g>
      <path className="green" d="M33 41C26 52 16 61 9 73c11-4 22-12 29-24z" />
      <path className="blue" d="M35 43c-4 12-11 21-16 31 9-5 18-15 22-25z" />
      <path className="red" d="M38 45c-1 10-5 19-9 28 8-6 13-15 15-25z" />
      <path
        className="green"
        d="M34 16c6-3 14 0 15 7 .6 5-2 8-1 13 1 6-2 13-8 15-7 2-14-2-16-8-3-8 4-12 6-17 1-4 1-8 4-10z"
      />
      <path className="face" d="M27 40c4 4 10 5 15 2-1 4-5 7-9 6-3-1-6-4-6-8z" />
      <path className="red" d="M50 22l8 3-8 3zM36 15c-1-4-4-6-7-7 1 4 2 7 5 8zM40 14c0-4-1-7-4-10-1 4 0 8 2 10z" />
      <circle className="face" cx="43" cy="22" r="3.2" />
      <circle className="ink" cx="43.6" cy="22" r="1.7" />
      <path className="ink" d="M34 51h3l-1 8h-2zM41 50h3v8h-2z" />
    </g>
  );
}
