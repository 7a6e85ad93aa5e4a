import { createContext, useContext, useRef } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Bridge, BridgeProblem } from '../../../app/bridge';
import { emptyDesk, type Desk } from '../../../app/editor/desk';
import { same } from '../../../app/option/values';
import { FIRST_VIEW, type View } from '../../../app/editor/view';
import type { Problem } from '../../../app/result';
import type { LibraryEntry } from '../../../app/bridge';
import type { HandDesk } from '../../../app/hand-desk/desk';
import type { ScenarioDesk } from '../../../app/scenario-desk/desk';
import type { OwnScenario } from '../../../app/scenario-desk/own';
import type { OwnPattern, Preset } from '../../../schemas/generated/preset';
import type { FoundWork, Recovery } from './recovery';
import type { PreviewResult } from '../../../app/scenarios/preview';

/** What the preview has worked out, and for which pair of presets. */
export interface Ruled {
  readonly result: PreviewResult;
  /** The user's own scenarios that are among those of the result. */
  readonly own: readonly OwnScenario[];
  readonly preset: Preset;
  readonly against: Preset;
  readonly againstName: string;
  /** It is measured against another preset than the one it was made from. */
  readonly foreign: boolean;
}

/** A question or a task that lies over the window. */
export type Dialog =
  | { readonly kind: 'name'; readonly purpose: 'new' | 'save-as' | 'rename' }
  | {
      readonly kind: 'unsaved';
      readonly key: string;
      readonly then: () => void;
      /** The name of the preset that is looked at then, where changes can be taken along to it. */
      readonly to?: string;
    }
  | { readonly kind: 'paste-options'; readonly text: string }
  | { readonly kind: 'apply' }
  | { readonly kind: 'changed-elsewhere'; readonly key: string }
  | { readonly kind: 'details' }
  | { readonly kind: 'parent' }
  | { readonly kind: 'export' }
  | { readonly kind: 'import'; readonly name: string; readonly text: string }
  | { readonly kind: 'trouble'; readonly title: string; readonly problems: readonly (Problem | BridgeProblem)[] }
  | {
      readonly kind: 'broken';
      readonly id: string;
      readonly title: string;
      readonly problems: readonly (Problem | BridgeProblem)[];
    }
  | { readonly kind: 'recent' }
  | { readonly kind: 'collection'; readonly name: string; readonly text: string }
  | { readonly kind: 'recovered'; readonly found: FoundWork }
  | { readonly kind: 'delete'; readonly key: string }
  | { readonly kind: 'own-pattern'; readonly page: OwnPattern['page']; readonly id?: string }
  | { readonly kind: 'new-scenario' }
  | { readonly kind: 'unsaved-scenario'; readonly then: () => void }
  | { readonly kind: 'scenario-changed-elsewhere' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'shortcuts' };

/** A short report that goes away by itself, with at most one thing to do about it. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly command: string };
}

let notices = 0;

/** A short report; each is another one, even if it says the same. */
export function noticeOf(text: string, action?: Notice['action']): Notice {
  notices += 1;
  return { id: notices, text, ...(action === undefined ? {} : { action }) };
}

export interface WindowState {
  readonly desk: Desk;
  readonly view: View;
  readonly ruled: Ruled | undefined;
  /** The preview is at work on a later state than `ruled`. */
  readonly ruling: boolean;
  /** The preview came to grief on the present state; `ruled` is of an earlier one. */
  readonly failed: boolean;
  readonly dialog: Dialog | undefined;
  readonly notice: Notice | undefined;
  /** The library was read for the first time. */
  readonly ready: boolean;
  /** The presets in the further columns of the comparison: built-in ids, or the keys or library ids of own ones. */
  readonly comparedWith: readonly string[];
  readonly problemsOpen: boolean;
  /** The hand that is composed on the hand desk, once that was opened. */
  readonly handDesk: HandDesk | undefined;
  /** The files of scenarios in the library, as they are, and read. */
  readonly scenarioFiles: readonly LibraryEntry[];
  readonly ownScenarios: readonly OwnScenario[];
  /** The scenario that is made or changed, once the scenario editor was opened. */
  readonly scenarioDesk: ScenarioDesk | undefined;
  /** The scenario that was deleted last: it can be brought back. */
  readonly removedScenario: { readonly id: string; readonly title: string } | undefined;
  /** The presets that rule on it beside the one in front, as `comparedWith` names them. */
  readonly besides: readonly string[];
  /** Unsaved work of windows that have gone: it is offered until it is brought back or discarded. */
  readonly recovered: readonly FoundWork[];
  /** Why the browser may lose what is stored; `undefined`: it does not, or nothing is. */
  readonly storageRisk: string | undefined;
  /** What can be done with it, once the journal is kept. */
  readonly recovery: Recovery | undefined;
}

export type Store = StoreApi<WindowState>;

export function createWindowStore(desk: Desk = emptyDesk(), view: View = FIRST_VIEW): Store {
  return createStore<WindowState>(() => ({
    desk,
    view,
    ruled: undefined,
    ruling: false,
    failed: false,
    dialog: undefined,
    notice: undefined,
    ready: false,
    comparedWith: [],
    problemsOpen: false,
    handDesk: undefined,
    scenarioFiles: [],
    ownScenarios: [],
    scenarioDesk: undefined,
    removedScenario: undefined,
    besides: [],
    recovered: [],
    recovery: undefined,
    storageRisk: undefined,
  }));
}

/** The window's store, and what surrounds the window. */
export interface Surroundings {
  readonly store: Store;
  readonly bridge: Bridge;
  /** The preset of the library that was looked at last time. */
  readonly lastOwn: string | undefined;
}

export const WindowContext = createContext<Surroundings | undefined>(undefined);

export function useSurroundings(): Surroundings {
  const around = useContext(WindowContext);
  if (!around) throw new Error('no window around this');
  return around;
}

/** A part of the window's state; the component is drawn again when that part changes. */
export function useWindow<T>(select: (state: WindowState) => T): T {
  return useStore(useSurroundings().store, select);
}

interface Made<T> {
  readonly value: T;
  readonly desk: Desk;
  readonly make: unknown;
}

/**
 * A part that is made of the desk, anew each time: it is made again only when something has become of the desk, and the
 * component is drawn again only when it says something else.
 */
export function useDeskMade<T>(make: (state: Pick<WindowState, 'desk'>) => T): T {
  const last = useRef<Made<T>>(undefined);
  return useWindow((state) => {
    const before = last.current;
    if (before?.desk === state.desk && before.make === make) return before.value;
    const made = make(state);
    const value = before !== undefined && same(before.value, made) ? before.value : made;
    last.current = { value, desk: state.desk, make };
    return value;
  });
}
