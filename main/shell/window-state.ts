import { THEMES, type Theme } from '../../app/bridge';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  /** Left out at the first start: the system then places the window. */
  readonly bounds?: Rectangle;
  readonly maximized: boolean;
  readonly theme: Theme;
}

export const FIRST: WindowState = { maximized: false, theme: 'system' };
export const USUAL = { width: 1360, height: 860 } as const;
export const LEAST = { width: 720, height: 480 } as const;

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function boundsIn(value: object): Rectangle | undefined {
  if (!('x' in value && 'y' in value && 'width' in value && 'height' in value)) return undefined;
  const { x, y, width, height } = value;
  return whole(x) && whole(y) && whole(width) && whole(height) ? { x, y, width, height } : undefined;
}

/** The state from its file's text; whatever is missing or wrong in it is as at the first start. */
export function parseState(text: string): WindowState {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return FIRST;
  }
  if (typeof value !== 'object' || value === null) return FIRST;
  const bounds =
    'bounds' in value && typeof value.bounds === 'object' && value.bounds ? boundsIn(value.bounds) : undefined;
  const theme = 'theme' in value ? THEMES.find((one) => one === value.theme) : undefined;
  return {
    ...(bounds && { bounds }),
    maximized: 'maximized' in value && value.maximized === true,
    theme: theme ?? FIRST.theme,
  };
}

/**
 * Where the window goes: the kept place if enough of its title bar is on some display to take hold of, else no place;
 * the size never smaller than usable or larger than the display. `areas`: the displays' work areas.
 */
export function placed(kept: Rectangle | undefined, areas: readonly Rectangle[]): Partial<Rectangle> {
  if (!kept) return USUAL;
  const overlap = (area: Rectangle) => Math.min(kept.x + kept.width, area.x + area.width) - Math.max(kept.x, area.x);
  const shown = (area: Rectangle) => overlap(area) >= 100 && kept.y >= area.y && kept.y <= area.y + area.height - 40;
  const area = [...areas].filter(shown).sort((a, b) => overlap(b) - overlap(a))[0];
  const fits = area ?? areas[0];
  const width = Math.max(LEAST.width, Math.min(kept.width, fits?.width ?? kept.width));
  const height = Math.max(LEAST.height, Math.min(kept.height, fits?.height ?? kept.height));
  return area ? { x: kept.x, y: kept.y, width, height } : { width, height };
}
