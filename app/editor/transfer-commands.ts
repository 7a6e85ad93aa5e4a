import { t } from '../language/say';
import type { Command } from './command';

/** What takes values from one preset to another. */
export const TRANSFER_COMMANDS: readonly Command[] = [
  {
    id: 'copy-option',
    menu: 'edit',
    block: 5,
    label: ({ focused }) =>
      focused === undefined ? t('editor.copyThisOptionAsText') : t('editor.copyFocusedAsText', { focused }),
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
    label: () => t('editor.copyAllChangesAsText'),
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
    label: () => t('editor.pasteOptions'),
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
    label: () => t('editor.applyChangesToOtherPresets'),
    keywords: ['transfer', 'several', 'bulk', 'all presets', 'copy to'],
    enabled: ({ kind }) => kind === 'own',
    run: (actions) => {
      actions.applyToOthers();
    },
  },
];
