import type { ReactNode } from 'react';
import { t } from '../../../app/language/say';
import { FIRST_FLOWER, FIRST_SEASON, FIRST_WIND, JOKER, rankOf, suitOf, WHITE, type Kind } from '../../../app/tiles';
import { Bamboos } from './Bamboos';
import { Circles } from './Circles';
import type { GlyphName } from './glyphs';
import { Written } from './Written';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const HONORS = ['east', 'south', 'west', 'north', 'white', 'green', 'red'] as const;
const FLOWERS = ['plum', 'orchid', 'chrysanthemum', 'bamboo'] as const;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** What is drawn on a tile of a kind, in a field of 60 by 80. */
export function Face({ kind, red = false }: { readonly kind: Kind; readonly red?: boolean }): ReactNode {
  if (kind < FIRST_WIND) return <Suited kind={kind} red={red} />;
  if (kind < FIRST_FLOWER) return <Honor kind={kind} />;
  if (kind < JOKER) return <Bonus kind={kind} />;
  return <Joker />;
}

function Suited({ kind, red }: { readonly kind: Kind; readonly red: boolean }) {
  const rank = rankOf(kind);
  switch (suitOf(kind)) {
    case 0:
      return (
        <>
          <Written name={NUMBERS[rank - 1] ?? 'one'} x={30} y={22} em={37} className={red ? 'red' : 'ink'} />
          <Written name="myriad" x={30} y={57} em={37} className="red" />
          {red && <RedMark />}
        </>
      );
    case 1:
      return (
        <>
          <Circles rank={rank} red={red} />
          {red && <RedMark />}
        </>
      );
    default:
      return (
        <>
          <Bamboos rank={rank} red={red} />
          {red && <RedMark />}
        </>
      );
  }
}

/** A red five is told by shape as well as by colour. */
function RedMark() {
  return <path className="red" d="M46 74l4-4 4 4-4 4z" />;
}

function Honor({ kind }: { readonly kind: Kind }) {
  if (kind === WHITE)
    return (
      <path
        className="blue"
        fillRule="evenodd"
        d="M9 9h42v62H9zM12 12v56h36V12zM15 15h30v50H15zM16.6 16.6v46.8h26.8V16.6z"
      />
    );
  const name = HONORS[kind - FIRST_WIND] ?? 'east';
  const ink = name === 'green' ? 'green' : name === 'red' ? 'red' : 'ink';
  return <Written name={name === 'white' ? 'east' : name} x={30} y={40} em={54} className={ink} />;
}

function Bonus({ kind }: { readonly kind: Kind }) {
  const season = kind >= FIRST_SEASON;
  const place = kind - (season ? FIRST_SEASON : FIRST_FLOWER);
  const name: GlyphName = (season ? SEASONS[place] : FLOWERS[place]) ?? 'plum';
  return (
    <>
      <text className={season ? 'red' : 'blue'} x="7" y="19" fontSize="16" fontWeight="700">
        {place + 1}
      </text>
      <Written name={name} x={37} y={24} em={31} className={season ? 'red' : 'blue'} />
      {season ? <Landscape place={place} /> : <Blossom place={place} />}
    </>
  );
}

const PETALS = [5, 6, 9, 4] as const;
const PETAL_INKS = ['red', 'blue', 'red', 'green'] as const;

function Blossom({ place }: { readonly place: number }) {
  const count = PETALS[place] ?? 5;
  const ink = PETAL_INKS[place] ?? 'red';
  return (
    <g>
      <path className="green" d="M6 76c8-2 13-8 17-15l2 1.500c-4 8-10 13.5-19 13.500z" />
      <g className={ink}>
        {Array.from({ length: count }, (_, at) => (
          <ellipse
            key={at}
            cx="33"
            cy="49"
            rx={count > 6 ? 2.8 : 4}
            ry="7"
            transform={`rotate(${(360 / count) * at} 33 58)`}
          />
        ))}
      </g>
      <circle className="face" cx="33" cy="58" r="3.8" />
      <circle className="ink" cx="33" cy="58" r="1.8" />
    </g>
  );
}

function Landscape({ place }: { readonly place: number }) {
  const sky = [
    <path key="0" className="green" d="M30 46c7 1 9 6 8 11-6 0-9-4-8-11zM24 50c5 1 7 5 6 9-5 0-7-4-6-9z" />,
    <circle key="1" className="red" cx="30" cy="54" r="7" />,
    <path key="2" className="red" d="M30 45l3.5 6 6-2-2 6 6 3.5-6 1.5-1 5-6.5-3-6.5 3-1-5-6-1.5 6-3.5-2-6 6 2z" />,
    <path
      key="3"
      className="blue"
      d="M29 45h2v20h-2zM20.7 49.200l1-1.7 17.6 10-1 1.700zM38.3 47.500l1 1.7-17.6 10-1-1.700z"
    />,
  ];
  return (
    <g>
      {sky[place]}
      <path className="blue" d="M6 75c6-7 12-7 18 0 6-9 14-9 19-2 4-4 8-4 11 1l-1 1z" />
    </g>
  );
}

function Joker() {
  return (
    <g>
      <path className="red" d="M30 8l5 21-5 6-5-6zM30 62l-5-21 5-6 5 6z" />
      <path className="blue" d="M57 35l-21 5-6-5 6-5zM3 35l21-5 6 5-6 5z" />
      <path className="green" d="M44 21l-7 12-7 2 2-7zM16 49l7-12 7-2-2 7zM44 49l-12-7-2-7 7 2zM16 21l12 7 2 7-7-2z" />
      <text className="ink" x="30" y="76" fontSize="11.5" fontWeight="800" textAnchor="middle" letterSpacing="0.6">
        {t('tiles.joker')}
      </text>
    </g>
  );
}

/** The back of a tile. */
export function Back() {
  return (
    <g className="backing">
      <rect className="back" x="4" y="4" width="52" height="70" rx="5" />
      <path className="weave" d="M14 30l16-16 16 16-16 16zM14 50l16-16 16 16-16 16z" />
    </g>
  );
}
