/** How tall tiles are drawn, and by what their usual height is multiplied. */
export const TILE_SIZES = ['small', 'medium', 'large'] as const;
export type TileSize = (typeof TILE_SIZES)[number];
export const TILE_SCALE: { readonly [S in TileSize]: number } = { small: 0.85, medium: 1, large: 1.35 };

/** The parts of the window whose size can be set by their edge. */
export const PANES = ['tree', 'preview', 'help'] as const;
export type PaneId = (typeof PANES)[number];

/** The smallest and the largest size of each, in CSS pixels; a small window allows less. */
export const PANE_LIMITS: { readonly [P in PaneId]: readonly [least: number, most: number] } = {
  tree: [130, 400],
  preview: [240, 900],
  help: [60, 700],
};

/**
 * What becomes of unsaved changes when another preset is looked at: that is asked, or an answer was to be remembered.
 * That they are thrown away is always asked.
 */
export const LEAVINGS = ['ask', 'save', 'take'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/** What a user likes, whichever preset is looked at; the window remembers it. */
export interface Taste {
  /** Sizes in CSS pixels; what is not there has its usual size. */
  readonly panes: { readonly [P in PaneId]?: number };
  /** Scenarios that stand on top of the preview, and those that are not shown there. */
  readonly pinned: readonly string[];
  readonly hidden: readonly string[];
  readonly tileSize: TileSize;
  /** Tiles show their names instead of their faces. */
  readonly written: boolean;
  readonly contrast: boolean;
  /** The tour was gone through, or skipped. */
  readonly toured: boolean;
  readonly leaving: Leaving;
}

export const FIRST_TASTE: Taste = {
  panes: {},
  pinned: [],
  hidden: [],
  tileSize: 'medium',
  written: false,
  contrast: false,
  toured: false,
  leaving: 'ask',
};

/** A taste as it was written down; whatever is not understood is as at first. */
export function readTaste(value: unknown): Taste {
  if (typeof value !== 'object' || value === null) return FIRST_TASTE;
  const found: { readonly [K in keyof Taste]?: unknown } = value;
  return {
    panes: panesFrom(found.panes),
    pinned: textsFrom(found.pinned),
    hidden: textsFrom(found.hidden),
    tileSize: TILE_SIZES.find((size) => size === found.tileSize) ?? FIRST_TASTE.tileSize,
    written: found.written === true,
    contrast: found.contrast === true,
    toured: found.toured === true,
    leaving: LEAVINGS.find((leaving) => leaving === found.leaving) ?? FIRST_TASTE.leaving,
  };
}

function panesFrom(value: unknown): Taste['panes'] {
  if (typeof value !== 'object' || value === null) return {};
  const sizes: { readonly [P in PaneId]?: unknown } = value;
  return PANES.reduce<Taste['panes']>((panes, pane) => {
    const size = sizes[pane];
    return typeof size === 'number' && Number.isFinite(size) ? sized(panes, pane, size) : panes;
  }, {});
}

function textsFrom(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** Sizes with another one for a pane, within its limits; `undefined`: the usual one again. */
export function sized(panes: Taste['panes'], pane: PaneId, size: number | undefined): Taste['panes'] {
  const { [pane]: _before, ...others } = panes;
  if (size === undefined) return others;
  const [least, most] = PANE_LIMITS[pane];
  return { ...others, [pane]: Math.round(Math.min(most, Math.max(least, size))) };
}

/** Puts a scenario on top of the preview, or takes it from there; one that is pinned is not hidden. */
export function pinToggled(taste: Taste, id: string): Taste {
  return { ...taste, pinned: toggled(taste.pinned, id), hidden: taste.hidden.filter((one) => one !== id) };
}

/** Takes a scenario out of the preview, or shows it again; one that is hidden is not pinned. */
export function hideToggled(taste: Taste, id: string): Taste {
  return { ...taste, hidden: toggled(taste.hidden, id), pinned: taste.pinned.filter((one) => one !== id) };
}

function toggled(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
}
