import { t } from '../language/say';
import schema from '../../schemas/preset.schema.json';
import { nearestName } from '../option/nearest';
import { ALL_PAGES } from '../option/options';
import { catalogueOf, type Catalogue } from '../option/catalogue';
import type { Pointer, Problem } from '../result';
import { escaped, readAt } from './pointer';
import { unknownKeyProblem } from './schema-problems';

const HEAD = [...Object.keys(schema.properties), 'extends'];
const RULES = Object.keys(schema.properties.rules.properties);
const SCORING = Object.keys(schema.properties.scoring.properties);

/**
 * Notes on the keys of a preset's head and pages that nothing reads, and on scoring rows of patterns that the catalogue
 * does not have. They stay where they are.
 */
export function unknownKeys(document: unknown): Problem[] {
  return [
    ...unknownIn(document, '', HEAD, t('preset.thePreset')),
    ...unknownIn(document, '/rules', RULES, t('preset.thePartRules')),
    ...unknownIn(document, '/scoring', SCORING, t('preset.thePartScoring')),
    ...ALL_PAGES.filter((page) => !page.rows).flatMap((page) =>
      unknownIn(
        document,
        page.pointer,
        page.options.map((option) => option.key),
        t('preset.thePageTitle', { title: page.title }),
      ),
    ),
    ...ALL_PAGES.filter((page) => page.rows).flatMap((page) => unknownRows(document, page.pointer, page.title)),
  ];
}

function keysAt(document: unknown, pointer: Pointer): string[] {
  const found = readAt(document, pointer);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.keys(found) : [];
}

/** Nobody reads more notes than this on one page. */
const MOST = 50;

function unknownIn(document: unknown, pointer: Pointer, known: readonly string[], place: string): Problem[] {
  const names = new Set(known);
  return keysAt(document, pointer)
    .filter((key) => !names.has(key))
    .slice(0, MOST)
    .map((key) => unknownKeyProblem(`${pointer}/${escaped(key)}`, key, place, nearestName(key, known)));
}

function unknownRows(document: unknown, pointer: Pointer, title: string): Problem[] {
  const page = pointer.slice(pointer.lastIndexOf('/') + 1);
  const catalogue = catalogueOf(readAt(document, '/patterns'));
  return keysAt(document, pointer)
    .filter((id) => catalogue.of(id)?.page !== page)
    .slice(0, MOST)
    .map((id) => unknownRow(`${pointer}/${escaped(id)}`, id, page, title, catalogue));
}

function unknownRow(pointer: Pointer, id: string, page: string, title: string, catalogue: Catalogue): Problem {
  const entry = catalogue.of(id);
  const here = catalogue.all.filter((pattern) => pattern.page === page).map((pattern) => pattern.id);
  const meant = entry ? undefined : nearestName(id, here);
  return {
    code: 'unknown-pattern',
    severity: 'note',
    pointer,
    message: entry
      ? t('preset.nameDoesNotBelongOnThe', { name: entry.name, title })
      : t('preset.thePatternSliceIsNotKnown', { slice: id.slice(0, 80) }),
    ...(entry ? { hint: t('preset.itsRowBelongsOnScoringPage', { page: entry.page }) } : {}),
    ...(meant === undefined ? {} : { hint: t('preset.meantMayHaveBeenMeant', { meant }) }),
  };
}
