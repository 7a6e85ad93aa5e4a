import type { Command } from './command';

/** What takes values from one preset to another. */
export const TRANSFER_COMMANDS: readonly Command[] = [
  {
    id: 'copy-option',
    menu: 'edit',
    block: 5,
    label: ({ focused }) => (focused === undefined ? 'Copy this option as text' : `Copy ${focused} as text`),
    keywords: ['clipboard', 'share', 'transfer'],
    enabled: ({ focused }) => focused !== undefined,
    run: (actions) => {
      actions.copyOption();
    },
  },
  {
    id: 'copy-changes',
    menu: 'edit',
    block: 5,
    label: () => 'Copy all changes as text',
    keywords: ['clipboard', 'share', 'transfer', 'differences'],
    enabled: ({ kind }) => kind === 'own',
    run: (actions) => {
      actions.copyChanges();
    },
  },
  {
    id: 'paste-options',
    menu: 'edit',
    block: 5,
    label: () => 'Paste options…',
    keywords: ['clipboard', 'transfer', 'text'],
    enabled: ({ readOnly }) => !readOnly,
    run: (actions) => {
      actions.pasteOptions('');
    },
  },
  {
    id: 'apply-to-others',
    menu: 'edit',
    block: 5,
    label: () => 'Apply changes to other presets…',
    keywords: ['transfer', 'several', 'bulk', 'all presets', 'copy to'],
    enabled: ({ kind }) => kind === 'own',
    run: (actions) => {
      actions.applyToOthers();
    },
  },
];
