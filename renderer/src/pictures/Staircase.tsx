import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { t } from '../../../app/language/say';
import type { Curve } from '../../../app/editor/curve';
import styles from './pictures.module.css';

/** The box of the picture, and the part of it that the curve is drawn in. */
const WIDTH = 440;
const HEIGHT = 150;
const LEFT = 52;
const RIGHT = WIDTH - 8;
const TOP = 12;
const FOOT = HEIGHT - 24;

/** About so many numbers stand along each axis. */
const MARKS = [9, 4] as const;

/** A table drawn as a staircase with the limit. The table of fields above says the same, so nothing is read aloud. */
export function Staircase({ curve }: { readonly curve: Curve }) {
  const { steps, end, limit, titles, words } = curve;
  const top = Math.max(limit ?? 0, ...steps.map((step) => step.y)) || 1;
  const x = scaleLinear([steps[0]?.x ?? 0, end], [LEFT, RIGHT]);
  const y = scaleLinear([0, top], [FOOT, TOP]);
  const corners = [...steps, { x: end, y: steps.at(-1)?.y ?? 0 }];
  const path = line<Curve['steps'][number]>(
    (step) => x(step.x),
    (step) => y(step.y),
  ).curve(curveStepAfter);
  const across = line();
  const horizontal = (value: number) =>
    across([
      [LEFT, y(value)],
      [RIGHT, y(value)],
    ]) ?? '';
  return (
    <figure className={styles['curve']} aria-hidden="true">
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} focusable="false">
        {y.ticks(MARKS[1]).map((value) => (
          <g key={value}>
            <path className={value === 0 ? styles['axis'] : styles['grid']} d={horizontal(value)} />
            <text className={styles['height']} x={LEFT - 6} y={y(value) + 4}>
              {words(1, value)}
            </text>
          </g>
        ))}
        {x
          .ticks(MARKS[0])
          .filter(Number.isInteger)
          .map((value) => (
            <text key={value} className={styles['mark']} x={x(value)} y={FOOT + 16}>
              {words(0, value)}
            </text>
          ))}
        {limit !== undefined && (
          <>
            <path className={styles['limit']} d={horizontal(limit)} />
            <text className={styles['limitWord']} x={RIGHT} y={y(limit) - 3}>
              {t('pictures.limitWords', { words: words(1, limit) })}
            </text>
          </>
        )}
        <path className={styles['steps']} d={path(corners) ?? ''} />
      </svg>
      <figcaption>
        {t('pictures.titlesByTitles2', { titles: titles[1], titles2: titles[0].replace(/^From /, '') })}
      </figcaption>
    </figure>
  );
}
