import { t } from '../language/say';
import type { Actions, Command, Facts } from './command';
import { SHELL_COMMANDS } from './shell-commands';
import { TRANSFER_COMMANDS } from './transfer-commands';
import { TOUR_COMMAND, VIEW_COMMANDS } from './view-commands';
import { SCENARIO_COMMANDS } from './scenario-commands';

const always = () => true;

export const COMMANDS: readonly Command[] = [
  {
    id: 'new-from-this',
    menu: 'file',
    block: 1,
    label: () => t('editor.newFromThis'),
    keywords: ['create', 'preset', 'copy', 'start'],
    shortcut: 'CmdOrCtrl+N',
    enabled: always,
    run: (actions) => {
      actions.newFromThis();
    },
  },
  {
    id: 'open',
    menu: 'file',
    block: 1,
    label: () => t('editor.import'),
    keywords: ['open', 'file', 'read', 'load'],
    shortcut: 'CmdOrCtrl+O',
    enabled: always,
    run: (actions) => {
      actions.open();
    },
  },
  {
    id: 'save',
    menu: 'file',
    block: 2,
    label: () => t('editor.save'),
    keywords: ['keep', 'store'],
    shortcut: 'CmdOrCtrl+S',
    enabled: (facts) =>
      facts.view === 'scenario'
        ? facts.scenario === 'unsaved'
        : facts.kind === 'own' && !facts.readOnly && (facts.dirty || !facts.stored),
    run: (actions) => {
      actions.save();
    },
  },
  {
    id: 'save-as',
    menu: 'file',
    block: 2,
    label: () => t('editor.saveAs'),
    keywords: ['keep', 'store', 'name'],
    shortcut: 'CmdOrCtrl+Shift+S',
    enabled: always,
    run: (actions) => {
      actions.saveAs();
    },
  },
  {
    id: 'revert',
    menu: 'file',
    block: 2,
    label: () => t('editor.revertToTheLastSave'),
    keywords: ['discard', 'undo all', 'reset'],
    enabled: (facts) => facts.kind === 'own' && facts.dirty,
    run: (actions) => {
      actions.revert();
    },
  },
  {
    id: 'rename',
    menu: 'file',
    block: 3,
    label: () => t('editor.rename'),
    keywords: ['name', 'title'],
    enabled: (facts) => facts.kind === 'own' && !facts.readOnly,
    run: (actions) => {
      actions.rename();
    },
  },
  {
    id: 'details',
    menu: 'file',
    block: 3,
    label: () => t('editor.details'),
    keywords: ['description', 'club', 'edition', 'changes', 'vocabulary', 'own words', 'language', 'about'],
    enabled: always,
    run: (actions) => {
      actions.details();
    },
  },
  {
    id: 'parent',
    menu: 'file',
    block: 3,
    label: () => t('editor.basedOn'),
    keywords: ['parent', 'base', 'inherit', 'made from', 'detach', 'template'],
    enabled: (facts) => facts.kind === 'own' && !facts.readOnly,
    run: (actions) => {
      actions.parent();
    },
  },
  {
    id: 'duplicate',
    menu: 'file',
    block: 3,
    label: () => t('editor.duplicate'),
    keywords: ['copy', 'clone'],
    enabled: always,
    run: (actions) => {
      actions.duplicate();
    },
  },
  {
    id: 'remove',
    menu: 'file',
    block: 3,
    label: () => t('editor.delete'),
    keywords: ['remove', 'trash'],
    enabled: (facts) => facts.kind === 'own',
    run: (actions) => {
      actions.remove();
    },
  },
  {
    id: 'restore',
    menu: 'file',
    block: 3,
    label: ({ removed }) =>
      removed === undefined ? t('editor.bringBackDeletedPreset') : t('editor.bringBackRemoved', { removed }),
    keywords: ['undelete', 'undo delete', 'restore'],
    enabled: (facts) => facts.removed !== undefined,
    run: (actions) => {
      actions.restore();
    },
  },
  {
    id: 'compare',
    menu: 'file',
    block: 4,
    label: () => t('editor.compareWith'),
    keywords: ['difference', 'diff', 'side by side'],
    shortcut: 'CmdOrCtrl+D',
    enabled: always,
    run: (actions) => {
      actions.compare();
    },
  },
  {
    id: 'export',
    menu: 'file',
    block: 4,
    label: () => t('editor.export'),
    keywords: ['json', 'markdown', 'html', 'rule sheet', 'print', 'share'],
    shortcut: 'CmdOrCtrl+E',
    enabled: always,
    run: (actions) => {
      actions.exportPreset();
    },
  },
  {
    id: 'print',
    menu: 'file',
    block: 4,
    label: () => t('editor.printTheRuleSheet'),
    keywords: ['paper', 'pdf', 'sheet', 'house rules'],
    shortcut: 'CmdOrCtrl+P',
    enabled: always,
    run: (actions) => {
      actions.printSheet();
    },
  },
  {
    id: 'preferences',
    menu: 'file',
    block: 5,
    label: () => t('editor.preferences'),
    keywords: ['options', 'settings', 'rules'],
    shortcut: 'CmdOrCtrl+,',
    enabled: always,
    run: (actions) => {
      actions.preferences();
    },
  },
  {
    id: 'undo',
    menu: 'edit',
    block: 1,
    label: ({ undo }) => (undo === undefined ? t('editor.undo') : t('editor.undoUndo', { undo })),
    keywords: ['back'],
    shortcut: 'CmdOrCtrl+Z',
    enabled: (facts) => facts.undo !== undefined,
    run: (actions) => {
      actions.undo();
    },
  },
  {
    id: 'redo',
    menu: 'edit',
    block: 1,
    label: ({ redo }) => (redo === undefined ? t('editor.redo') : t('editor.redoRedo', { redo })),
    keywords: ['again', 'forward'],
    shortcut: 'CmdOrCtrl+Shift+Z',
    enabled: (facts) => facts.redo !== undefined,
    run: (actions) => {
      actions.redo();
    },
  },
  {
    id: 'find',
    menu: 'edit',
    block: 3,
    label: () => t('editor.findAnOption'),
    keywords: ['search', 'filter'],
    shortcut: 'CmdOrCtrl+F',
    enabled: always,
    run: (actions) => {
      actions.find();
    },
  },
  {
    id: 'reset-option',
    menu: 'edit',
    block: 4,
    label: ({ resettable }) =>
      resettable === undefined ? t('editor.resetThisOption') : t('editor.resetResettable', { resettable }),
    keywords: ['base', 'default'],
    enabled: (facts) => facts.resettable !== undefined,
    run: (actions) => {
      actions.resetOption();
    },
  },
  {
    id: 'reset-page',
    menu: 'edit',
    block: 4,
    label: () => t('editor.resetThisPage'),
    keywords: ['base', 'default', 'all'],
    enabled: (facts) => facts.pageChanged && !facts.readOnly,
    run: (actions) => {
      actions.resetPage();
    },
  },
  ...TRANSFER_COMMANDS,
  {
    id: 'palette',
    menu: 'view',
    block: 1,
    label: () => t('editor.allCommands'),
    keywords: ['command palette', 'action', 'run'],
    shortcut: 'CmdOrCtrl+Shift+P',
    enabled: always,
    run: (actions) => {
      actions.palette();
    },
  },
  {
    id: 'hand-desk',
    menu: 'view',
    block: 1,
    label: () => t('editor.handDesk'),
    keywords: ['score', 'calculate', 'calculator', 'tiles', 'mpsz', 'fu', 'faan', 'points', 'waits'],
    shortcut: 'CmdOrCtrl+Shift+H',
    enabled: always,
    run: (actions) => {
      actions.handDesk();
    },
  },
  {
    id: 'next-problem',
    menu: 'view',
    block: 1,
    label: () => t('editor.nextProblem'),
    keywords: ['conflict', 'error', 'warning'],
    shortcut: 'F8',
    enabled: (facts) => facts.problems > 0,
    run: (actions) => {
      actions.nextProblem();
    },
  },
  {
    id: 'previous-problem',
    menu: 'view',
    block: 1,
    label: () => t('editor.previousProblem'),
    keywords: ['conflict', 'error', 'warning'],
    shortcut: 'Shift+F8',
    enabled: (facts) => facts.problems > 0,
    run: (actions) => {
      actions.previousProblem();
    },
  },
  {
    id: 'next-region',
    menu: 'view',
    block: 1,
    label: () => t('editor.nextPartOfTheWindow'),
    keywords: ['focus', 'pane', 'region'],
    shortcut: 'F6',
    enabled: always,
    run: (actions) => {
      actions.nextRegion();
    },
  },
  {
    id: 'previous-region',
    menu: 'view',
    block: 1,
    label: () => t('editor.previousPartOfTheWindow'),
    keywords: ['focus', 'pane', 'region'],
    shortcut: 'Shift+F6',
    enabled: always,
    run: (actions) => {
      actions.previousRegion();
    },
  },
  ...VIEW_COMMANDS,
  {
    id: 'help',
    menu: 'help',
    block: 1,
    label: () => t('editor.helpForThisOption'),
    keywords: ['explain', 'what is this'],
    shortcut: 'F1',
    enabled: always,
    run: (actions) => {
      actions.help();
    },
  },
  TOUR_COMMAND,
  {
    id: 'shortcuts',
    menu: 'help',
    block: 1,
    label: () => t('editor.keyboardShortcuts'),
    keywords: ['keys'],
    shortcut: 'CmdOrCtrl+/',
    enabled: always,
    run: (actions) => {
      actions.shortcuts();
    },
  },
  ...SHELL_COMMANDS,
  ...SCENARIO_COMMANDS,
];

/** Whether the edition of the program that runs has a command at all. */
export function isOffered({ edition }: Command, facts: Facts): boolean {
  return edition === undefined || edition === facts.edition;
}

const byId: ReadonlyMap<string, Command> = new Map(COMMANDS.map((command) => [command.id, command]));

export function commandAt(id: string): Command | undefined {
  return byId.get(id);
}

/** How well a command fits words: its label begins with them, holds them, or a keyword does; 0: not at all. */
function fit(command: Command, words: string, facts: Facts): number {
  const label = command.label(facts).toLowerCase();
  if (label.startsWith(words)) return 3;
  if (label.includes(words)) return 2;
  return command.keywords.some((keyword) => keyword.includes(words)) ? 1 : 0;
}

/** The commands that can be used now and that words find, the best first, else in the order of the menus. */
export function foundCommands(query: string, facts: Facts): readonly Command[] {
  const words = query.trim().toLowerCase();
  return COMMANDS.filter((command) => command.id !== 'palette' && isOffered(command, facts) && command.enabled(facts))
    .map((command) => ({ command, fit: fit(command, words, facts) }))
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ command }) => command);
}

/** Runs a command if it can be used now; says whether it was. */
export function runCommand(id: string, facts: Facts, actions: Actions): boolean {
  const command = byId.get(id);
  if (!command || !isOffered(command, facts) || !command.enabled(facts)) return false;
  command.run(actions);
  return true;
}
