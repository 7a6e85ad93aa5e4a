import type { LanguageChoice } from '../language/language';
import type { Edition, Theme } from '../bridge';
import type { Taste } from './taste';
import type { View } from './view';

/** What the commands need to know of the window to say whether they can be used now. */
export interface Facts {
  readonly edition: Edition;
  readonly kind: 'builtin' | 'own';
  readonly dirty: boolean;
  readonly stored: boolean;
  readonly readOnly: boolean;
  /** What undo and redo would do; absent where there is nothing. */
  readonly undo?: string | undefined;
  readonly redo?: string | undefined;
  /** A delete that can still be taken back: the name of the preset. */
  readonly removed?: string | undefined;
  readonly problems: number;
  /** The name of the option in focus, if one can be reset. */
  readonly resettable?: string | undefined;
  /** The name of the option or scoring row in focus. */
  readonly focused?: string | undefined;
  /** The page that is shown holds values that differ from the base. */
  readonly pageChanged: boolean;
  readonly theme: Theme;
  readonly language: LanguageChoice;
  readonly taste: Taste;
  /** Whether the scenario on the scenario desk is saved; absent where none lies there. */
  readonly scenario?: 'saved' | 'unsaved' | undefined;
  /** The title of a scenario that was deleted and can be brought back. */
  readonly removedScenario?: string | undefined;
  readonly view: View['mode'];
}

/** What the window does for a command. */
export interface Actions {
  preferences(): void;
  newWindow(): void;
  exportAll(): void;
  recentFiles(): void;
  reveal(): void;
  revealLog(): void;
  newFromThis(): void;
  open(): void;
  save(): void;
  saveAs(): void;
  rename(): void;
  details(): void;
  parent(): void;
  duplicate(): void;
  remove(): void;
  restore(): void;
  revert(): void;
  compare(): void;
  handDesk(): void;
  handAsScenario(): void;
  scenarioEditor(): void;
  newScenario(): void;
  duplicateScenario(): void;
  exportScenario(): void;
  removeScenario(): void;
  restoreScenario(): void;
  exportPreset(): void;
  undo(): void;
  redo(): void;
  resetOption(): void;
  resetPage(): void;
  copyOption(): void;
  copyChanges(): void;
  pasteOptions(text: string): void;
  applyToOthers(): void;
  find(): void;
  nextProblem(): void;
  previousProblem(): void;
  nextRegion(): void;
  previousRegion(): void;
  printSheet(): void;
  help(): void;
  palette(): void;
  shortcuts(): void;
  setTheme(theme: Theme): void;
  setLanguage(language: LanguageChoice): void;
  setTaste(taste: Partial<Taste>): void;
  setTour(step: number | undefined): void;
  toggleTaste(what: 'written' | 'contrast'): void;
}

export const MENUS = ['file', 'edit', 'view', 'help'] as const;
export type MenuId = (typeof MENUS)[number];

/** One thing the user can ask for: the menus, the toolbar, the shortcuts and the tests all read this. */
export interface Command {
  readonly id: string;
  readonly menu: MenuId;
  /** Commands of one menu with the same number stand together. */
  readonly block: number;
  readonly label: (facts: Facts) => string;
  readonly keywords: readonly string[];
  /** Only this edition has it. */
  readonly edition?: Edition;
  readonly shortcut?: string;
  readonly enabled: (facts: Facts) => boolean;
  readonly checked?: (facts: Facts) => boolean;
  readonly run: (actions: Actions) => void;
}
