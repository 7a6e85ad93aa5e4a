import type { Theme } from '../bridge';
import { ALL_PAGES, optionAt, pageAt, rowAt } from '../option/options';
import type { Pointer } from '../result';
import { FIRST_TASTE, type Taste } from './taste';

/** Which options of the pages are shown. */
export const FILTERS = ['all', 'changed', 'problems'] as const;
export type Filter = (typeof FILTERS)[number];

/** What is looked at; none of it belongs to a preset. */
export interface View {
  readonly mode: 'preferences' | 'compare' | 'hand' | 'scenario';
  /** The page that is shown. */
  readonly page: Pointer;
  /** The option or scoring row in focus: the help and the order of the preview follow it. */
  readonly focus: Pointer | undefined;
  readonly query: string;
  readonly filter: Filter;
  /** What the preview compares with: `base`, `saved`, or another preset as the window's lists name it. */
  readonly against: string;
  readonly theme: Theme;
  readonly taste: Taste;
  /** The step of the tour that is shown; `undefined`: none is. */
  readonly tour: number | undefined;
  /** The scenario that is laid open, and the event it is stepped to; `undefined`: after the last. */
  readonly scenario: string | undefined;
  readonly step: number | undefined;
  /** The problem that F8 showed last. */
  readonly problem: number | undefined;
}

export const FIRST_VIEW: View = {
  mode: 'preferences',
  page: ALL_PAGES[0]?.pointer ?? '',
  focus: undefined,
  query: '',
  filter: 'all',
  against: 'base',
  theme: 'system',
  taste: FIRST_TASTE,
  tour: undefined,
  scenario: undefined,
  step: undefined,
  problem: undefined,
};

/** The page on which an option, a scoring row or a place within one is found. */
export function pageOfPointer(pointer: Pointer): Pointer | undefined {
  if (pageAt(pointer)) return pointer;
  const unit = pointer.split('/').slice(0, 4).join('/');
  return optionAt(unit)?.page ?? rowAt(unit)?.page.pointer;
}

/** Shows a page instead of what a search has found; the option in focus was on another one. */
export function showPage(view: View, page: Pointer): View {
  if (!pageAt(page)) return view;
  return { ...view, mode: 'preferences', page, focus: view.page === page ? view.focus : undefined, query: '' };
}

/** Goes to an option or scoring row: its page, unfiltered, with it in focus. */
export function goTo(view: View, pointer: Pointer): View {
  const page = pageOfPointer(pointer);
  if (page === undefined) return view;
  const unit = pointer.split('/').slice(0, 4).join('/');
  return { ...view, mode: 'preferences', page, focus: page === unit ? undefined : unit, query: '', filter: 'all' };
}

/** Lays a scenario open after its last event, or closes it. */
export function openScenario(view: View, id: string | undefined): View {
  return { ...view, scenario: id, step: undefined };
}

/** The next problem in the list, in a circle. */
export function nextProblem(view: View, count: number, direction: 1 | -1): View {
  if (count === 0) return { ...view, problem: undefined };
  const from = view.problem ?? (direction === 1 ? -1 : 0);
  return { ...view, problem: (from + direction + count) % count };
}
