import { t } from '../language/say';
import type { Command } from './command';

const always = () => true;

/** Commands that ask what surrounds the window for something. */
export const SHELL_COMMANDS: readonly Command[] = [
  {
    id: 'new-window',
    menu: 'file',
    block: 6,
    label: () => t('editor.newWindow'),
    keywords: ['tab', 'second', 'another'],
    shortcut: 'CmdOrCtrl+Shift+N',
    enabled: always,
    run: (actions) => {
      actions.newWindow();
    },
  },
  {
    id: 'recent',
    menu: 'file',
    block: 6,
    edition: 'desktop',
    label: () => t('editor.recentFiles'),
    keywords: ['open', 'last', 'history'],
    enabled: always,
    run: (actions) => {
      actions.recentFiles();
    },
  },
  {
    id: 'reveal',
    menu: 'file',
    block: 6,
    edition: 'desktop',
    label: () => t('editor.showInFolder'),
    keywords: ['reveal', 'file manager', 'finder', 'explorer', 'path'],
    enabled: (facts) => facts.stored,
    run: (actions) => {
      actions.reveal();
    },
  },
  {
    id: 'reveal-log',
    menu: 'help',
    block: 2,
    edition: 'desktop',
    label: () => t('editor.showTheLogFile'),
    keywords: ['reveal', 'error', 'crash', 'report'],
    enabled: always,
    run: (actions) => {
      actions.revealLog();
    },
  },
  {
    id: 'export-all',
    menu: 'file',
    block: 7,
    label: () => t('editor.exportTheWholeLibrary'),
    keywords: ['all', 'everything', 'back up', 'move', 'presets', 'scenarios'],
    enabled: always,
    run: (actions) => {
      actions.exportAll();
    },
  },
];
