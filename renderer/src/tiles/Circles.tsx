/** A circle of a dots tile: place, radius and ink. */
type Dot = readonly [x: number, y: number, r: number, ink: 'green' | 'blue' | 'red'];

const LAYOUTS: readonly (readonly Dot[])[] = [
  [],
  [
    [30, 22, 12, 'green'],
    [30, 58, 12, 'blue'],
  ],
  [
    [16, 18, 10, 'blue'],
    [30, 40, 10, 'red'],
    [44, 62, 10, 'green'],
  ],
  [
    [17.5, 22, 11, 'blue'],
    [42.5, 22, 11, 'green'],
    [17.5, 58, 11, 'green'],
    [42.5, 58, 11, 'blue'],
  ],
  [
    [15.5, 18, 9.5, 'blue'],
    [44.5, 18, 9.5, 'green'],
    [30, 40, 9.5, 'red'],
    [15.5, 62, 9.5, 'green'],
    [44.5, 62, 9.5, 'blue'],
  ],
  [
    [18, 16, 9.5, 'green'],
    [42, 16, 9.5, 'green'],
    [18, 42, 9.5, 'red'],
    [42, 42, 9.5, 'red'],
    [18, 64, 9.5, 'red'],
    [42, 64, 9.5, 'red'],
  ],
  [
    [13.5, 13, 7.6, 'green'],
    [30, 20, 7.6, 'green'],
    [46.5, 27, 7.6, 'green'],
    [19, 46, 8.8, 'red'],
    [41, 46, 8.8, 'red'],
    [19, 66, 8.8, 'red'],
    [41, 66, 8.8, 'red'],
  ],
  [12.5, 30.8, 49.2, 67.5].flatMap((y): readonly Dot[] => [
    [19, y, 8.2, 'blue'],
    [41, y, 8.2, 'blue'],
  ]),
  (['green', 'red', 'blue'] as const).flatMap((ink, row) =>
    [13, 30, 47].map((x): Dot => [x, 15.5 + 24.5 * row, 7.6, ink]),
  ),
];

/** The circles of a dots tile, 1 to 9; `red`: of a red five. */
export function Circles({ rank, red }: { readonly rank: number; readonly red: boolean }) {
  if (rank === 1) return <GreatCircle />;
  return (LAYOUTS[rank - 1] ?? []).map(([x, y, r, ink]) => (
    <Circle key={`${x}-${y}`} x={x} y={y} r={r} ink={red ? 'red' : ink} />
  ));
}

function Circle({
  x,
  y,
  r,
  ink,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ink: string;
}) {
  return (
    <g className={ink}>
      <circle cx={x} cy={y} r={r} />
      <circle className="face" cx={x} cy={y} r={r * 0.68} />
      <circle cx={x} cy={y} r={r * 0.4} />
    </g>
  );
}

function GreatCircle() {
  const petals = Array.from({ length: 12 }, (_, at) => at * 30);
  return (
    <g>
      <circle className="blue" cx="30" cy="40" r="22" />
      <circle className="face" cx="30" cy="40" r="19.4" />
      <g className="green">
        {petals.map((angle) => (
          <circle key={angle} cx="30" cy="25.4" r="2.9" transform={`rotate(${angle} 30 40)`} />
        ))}
      </g>
      <circle className="red" cx="30" cy="40" r="10" />
      <circle className="face" cx="30" cy="40" r="6.6" />
      <circle className="red" cx="30" cy="40" r="3.6" />
    </g>
  );
}
