import { listed } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import type { Option, Page } from '../option/option';
import { ALL_PAGES } from '../option/options';
import { allowedWords, wordsOf } from '../option/words';
import type { Problem } from '../result';
import { derivedOf } from './effective-of';
import type { Document } from './migrate';
import { readAt } from './pointer';

/** More missing options than this on one page are one problem: the page was not written with this program. */
const FEW = 3;

/**
 * Problems (`missing-option`) for options in use that a document does not state, and one note (`filled-in`) if it leaves
 * out some that are out of use. `completed` is the document with defaults in their places; where that is not valid
 * (`undefined`), only options that are always in use are missed.
 */
export function missingOptions(document: Document, completed: Preset | undefined): Problem[] {
  const overruled = completed === undefined ? undefined : derivedOf(completed).overruled;
  const used = (option: Option) =>
    overruled === undefined ? option.needs === undefined : overruled.get(option.pointer)?.how !== 'inactive';
  const absent = ALL_PAGES.map((page) => ({
    page,
    options: page.options.filter((option) => isAbsent(document, option)),
  }));
  const idle = absent.flatMap(({ options }) => options.filter((option) => !used(option)));
  return [
    ...absent.flatMap(({ page, options }) => missingOn(page, options.filter(used))),
    ...(idle.length > 0 ? [filledIn(idle)] : []),
  ];
}

function isAbsent(document: Document, option: Option): boolean {
  return readAt(document, option.pointer) === undefined;
}

function missingOn(page: Page, options: readonly Option[]): Problem[] {
  if (options.length <= FEW) return options.map(missingOne);
  const titles = options.slice(0, FEW).map((option) => option.title);
  return [
    {
      code: 'missing-option',
      severity: 'problem',
      pointer: page.pointer,
      message: t('preset.numberOptionsAreMissingOnThe', {
        number: options.length,
        title: page.title,
        titles: listed(titles),
      }),
      expected: t('preset.everyOptionThatIsInUse'),
      hint: t('preset.startFromACompletePresetAnd'),
      fixes: [
        {
          label: t('preset.addThemWithTheirDefaults'),
          set: Object.fromEntries(options.map((option) => [option.pointer, option.default])),
        },
      ],
    },
  ];
}

function missingOne(option: Option): Problem {
  return {
    code: 'missing-option',
    severity: 'problem',
    pointer: option.pointer,
    message: t('preset.titleIsMissingAPresetStates', { title: option.title }),
    expected: allowedWords(option),
    hint: t('preset.addKeySuchAsItsDefault', { key: option.key, stringify: JSON.stringify(option.default) }),
    fixes: [
      {
        label: t('preset.setTitleToWords', { title: option.title, words: wordsOf(option, option.default) }),
        set: { [option.pointer]: option.default },
      },
    ],
  };
}

function filledIn(options: readonly Option[]): Problem {
  const titles = options.slice(0, FEW).map((option) => option.title);
  const more = options.length > FEW ? t('preset.andNumberMore', { number: options.length - FEW }) : '';
  return {
    code: 'filled-in',
    severity: 'note',
    pointer: '',
    message: t('preset.optionsThatAreOutOfUse', { titles: listed(titles), more }),
  };
}
