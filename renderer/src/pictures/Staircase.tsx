import { t } from '../../../app/language/say';
import type { Curve } from '../../../app/editor/curve';
import styles from './pictures.module.css';

const WIDTH = 440;
const HEIGHT = 150;
const LEFT = 52;
const BOTTOM = 24;
const TOP = 12;

/** So many numbers stand along an axis at most: more would run into each other. */
const MOST_MARKS = 9;

/** A table drawn as a staircase with the limit. The table of fields above says the same, so nothing is read aloud. */
export function Staircase({ curve }: { readonly curve: Curve }) {
  const { steps, end, limit, titles, words } = curve;
  const from = steps[0]?.x ?? 0;
  const top = Math.max(limit ?? 0, ...steps.map(({ y }) => y)) || 1;
  const x = (value: number) => LEFT + ((value - from) / (end - from)) * (WIDTH - LEFT - 8);
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const path = steps.map((step, at) => {
    const until = steps[at + 1]?.x ?? end;
    return `${at === 0 ? 'M' : 'L'}${String(x(step.x))} ${String(y(step.y))}H${String(x(until))}`;
  });
  const marks = steps.filter((_step, at) => at % Math.ceil(steps.length / MOST_MARKS) === 0);
  // Numbers of steps that are nearly as high would cover each other.
  const heights = steps.reduce<readonly number[]>(
    (kept, { y: value }) => (kept.every((one) => Math.abs(y(one) - y(value)) > 13) ? [...kept, value] : kept),
    [],
  );
  return (
    <figure className={styles['curve']} aria-hidden="true">
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} focusable="false">
        <path
          className={styles['axis']}
          d={`M${String(LEFT)} ${String(TOP)}V${String(HEIGHT - BOTTOM)}H${String(WIDTH - 8)}`}
        />
        {limit !== undefined && limit <= top && (
          <>
            <path className={styles['limit']} d={`M${String(LEFT)} ${String(y(limit))}H${String(WIDTH - 8)}`} />
            <text className={styles['limitWord']} x={WIDTH - 8} y={y(limit) - 3}>
              {t('pictures.limitWords', { words: words(1, limit) })}
            </text>
          </>
        )}
        <path className={styles['steps']} d={path.join('')} />
        {heights.map((value) => (
          <text key={value} className={styles['height']} x={LEFT - 6} y={y(value) + 4}>
            {words(1, value)}
          </text>
        ))}
        {marks.map(({ x: value }) => (
          <text key={value} className={styles['mark']} x={x(value)} y={HEIGHT - BOTTOM + 16}>
            {words(0, value)}
          </text>
        ))}
      </svg>
      <figcaption>
        {t('pictures.titlesByTitles2', { titles: titles[1], titles2: titles[0].replace(/^From /, '') })}
      </figcaption>
    </figure>
  );
}
