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
      message: `${String(options.length)} options are missing on the page ${page.title}: ${titles.join(', ')} and others.`,
      expected: 'every option that is in use',
      hint: 'Start from a complete preset and change its values.',
      fixes: [
        {
          label: 'Add them with their defaults',
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
    message: `${option.title} is missing; a preset states every option that is in use.`,
    expected: allowedWords(option),
    hint: `Add "${option.key}", such as its default: ${JSON.stringify(option.default)}.`,
    fixes: [
      {
        label: `Set ${option.title} to ${wordsOf(option, option.default)}`,
        set: { [option.pointer]: option.default },
      },
    ],
  };
}

function filledIn(options: readonly Option[]): Problem {
  const titles = options.slice(0, FEW).map((option) => option.title);
  const more = options.length > FEW ? ` and ${String(options.length - FEW)} more` : '';
  return {
    code: 'filled-in',
    severity: 'note',
    pointer: '',
    message: `Options that are out of use are not stated and stand at their defaults: ${titles.join(', ')}${more}.`,
  };
}
