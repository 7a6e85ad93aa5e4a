import { t } from '../language/say';
import type { Command, Facts } from './command';

const always = () => true;
const editing = ({ view, scenario }: Facts) => view === 'scenario' && scenario !== undefined;

/** What can be done with scenarios of the user's own. */
export const SCENARIO_COMMANDS: readonly Command[] = [
  {
    id: 'new-scenario',
    menu: 'file',
    block: 6,
    label: () => t('editor.newScenario'),
    keywords: ['position', 'table', 'case', 'create'],
    enabled: always,
    run: (actions) => {
      actions.newScenario();
    },
  },
  {
    id: 'duplicate-scenario',
    menu: 'file',
    block: 6,
    label: () => t('editor.duplicateTheScenario'),
    keywords: ['copy', 'clone', 'position'],
    enabled: editing,
    run: (actions) => {
      actions.duplicateScenario();
    },
  },
  {
    id: 'export-scenario',
    menu: 'file',
    block: 6,
    label: () => t('editor.exportTheScenario'),
    keywords: ['file', 'share', 'position'],
    enabled: editing,
    run: (actions) => {
      actions.exportScenario();
    },
  },
  {
    id: 'remove-scenario',
    menu: 'file',
    block: 6,
    label: () => t('editor.deleteTheScenario'),
    keywords: ['remove', 'trash', 'position'],
    enabled: editing,
    run: (actions) => {
      actions.removeScenario();
    },
  },
  {
    id: 'restore-scenario',
    menu: 'file',
    block: 6,
    label: ({ removedScenario }) =>
      removedScenario === undefined
        ? t('editor.bringBackDeletedScenario')
        : t('editor.bringBackRemovedscenario', { removedScenario }),
    keywords: ['undelete', 'undo delete', 'position'],
    enabled: (facts) => facts.removedScenario !== undefined,
    run: (actions) => {
      actions.restoreScenario();
    },
  },
  {
    id: 'scenario-editor',
    menu: 'view',
    block: 1,
    label: () => t('editor.scenarioEditor'),
    keywords: ['position', 'table', 'case', 'test', 'example'],
    shortcut: 'CmdOrCtrl+Shift+E',
    enabled: always,
    run: (actions) => {
      actions.scenarioEditor();
    },
  },
  {
    id: 'hand-as-scenario',
    menu: 'view',
    block: 1,
    label: () => t('editor.saveTheHandAsAScenario'),
    keywords: ['hand desk', 'keep', 'example'],
    enabled: ({ view }) => view === 'hand',
    run: (actions) => {
      actions.handAsScenario();
    },
  },
];
