import type { Theme } from '../bridge';
import { COMPLETE, LANGUAGE_NAMES, type LanguageChoice } from '../language/language';
import { t } from '../language/say';
import type { Command } from './command';
import { TILE_SIZES, type TileSize } from './taste';

const always = () => true;

function themeCommand(theme: Theme, label: string): Command {
  return {
    id: `theme-${theme}`,
    menu: 'view',
    block: 2,
    label: () => label,
    keywords: ['dark', 'light', 'colours', 'appearance'],
    enabled: always,
    checked: (facts) => facts.theme === theme,
    run: (actions) => {
      actions.setTheme(theme);
    },
  };
}

/** Each language is named by itself, for who reads no other. */
function languageCommand(language: LanguageChoice): Command {
  return {
    id: `language-${language}`,
    menu: 'view',
    block: 5,
    label: () =>
      language === 'system' ? t('language.system') : t('language.named', { name: LANGUAGE_NAMES[language] }),
    keywords: ['language', 'sprache', '言語', 'translation'],
    enabled: always,
    checked: (facts) => facts.language === language,
    run: (actions) => {
      actions.setLanguage(language);
    },
  };
}

const SIZE_LABELS: { readonly [S in TileSize]: string } = {
  small: t('editor.smallTiles'),
  medium: t('editor.tilesOfMediumSize'),
  large: t('editor.largeTiles'),
};

function tileCommand(size: TileSize): Command {
  return {
    id: `tiles-${size}`,
    menu: 'view',
    block: 3,
    label: () => SIZE_LABELS[size],
    keywords: ['size', 'bigger', 'smaller', 'zoom'],
    enabled: always,
    checked: ({ taste }) => taste.tileSize === size,
    run: (actions) => {
      actions.setTaste({ tileSize: size });
    },
  };
}

/** How the window looks: its colours, its tiles, its panes. */
export const VIEW_COMMANDS: readonly Command[] = [
  themeCommand('system', t('editor.coloursOfTheSystem')),
  themeCommand('light', t('editor.light')),
  themeCommand('dark', t('editor.dark')),
  {
    id: 'high-contrast',
    menu: 'view',
    block: 2,
    label: () => t('editor.highContrast'),
    keywords: ['colours', 'accessibility', 'readable'],
    enabled: always,
    checked: ({ taste }) => taste.contrast,
    run: (actions) => {
      actions.toggleTaste('contrast');
    },
  },
  ...TILE_SIZES.map(tileCommand),
  {
    id: 'written-tiles',
    menu: 'view',
    block: 3,
    label: () => t('editor.tilesAsText'),
    keywords: ['names', 'letters', 'written', 'accessibility'],
    enabled: always,
    checked: ({ taste }) => taste.written,
    run: (actions) => {
      actions.toggleTaste('written');
    },
  },
  {
    id: 'usual-panes',
    menu: 'view',
    block: 4,
    label: () => t('editor.panesOfTheUsualSize'),
    keywords: ['layout', 'splitter', 'reset', 'width', 'columns'],
    enabled: ({ taste }) => Object.keys(taste.panes).length > 0,
    run: (actions) => {
      actions.setTaste({ panes: {} });
    },
  },
  {
    id: 'show-hidden',
    menu: 'view',
    block: 4,
    label: () => t('editor.showHiddenScenariosAgain'),
    keywords: ['preview', 'unhide'],
    enabled: ({ taste }) => taste.hidden.length > 0,
    run: (actions) => {
      actions.setTaste({ hidden: [] });
    },
  },
  {
    id: 'ask-unsaved',
    menu: 'view',
    block: 4,
    label: () => t('editor.askAboutUnsavedChangesAgain'),
    keywords: ['remember', 'forget', 'choice', 'dialog', 'switch'],
    enabled: ({ taste }) => taste.leaving !== 'ask',
    run: (actions) => {
      actions.setTaste({ leaving: 'ask' });
    },
  },
  languageCommand('system'),
  ...COMPLETE.map(languageCommand),
];

/** The tour, under Help. */
export const TOUR_COMMAND: Command = {
  id: 'tour',
  menu: 'help',
  block: 1,
  label: () => t('editor.tourInFourSteps'),
  keywords: ['begin', 'introduction', 'how', 'start', 'first'],
  enabled: always,
  run: (actions) => {
    actions.setTour(0);
  },
};
