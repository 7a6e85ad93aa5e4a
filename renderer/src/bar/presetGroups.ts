import { t } from '../../../app/language/say';
import { builtins } from '../../../app/preset/builtin';
import { currentOf, documentOf, unsavedCopies, type Desk } from '../../../app/editor/desk';
import { isDirty, presetOf } from '../../../app/editor/document';
import { plainOf } from '../../../app/option/search';
import { namesOf, ranking } from '../../../app/preset/names';
import { familyWords, regionWords } from '../../../app/words/family';
import type { Preset } from '../../../schemas/generated/preset';
import type { Chosen } from '../store/library';

/** One entry of the preset list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  /** Said after the name: what is special about it. */
  readonly remark?: string;
  readonly chosen: Chosen;
  readonly current: boolean;
  /** The preset itself, where it has been read. */
  readonly preset?: Preset;
}

export interface ListedGroup {
  readonly title: string;
  readonly entries: readonly Listed[];
}

/** The presets as they are listed: own ones first, then the built-in ones by family, outlines last in each. */
export function presetGroups(desk: Desk): readonly ListedGroup[] {
  const current = currentOf(desk);
  const copies = unsavedCopies(desk).map((document): Listed => ({
    id: `open:${document.key}`,
    name: presetOf(document).name,
    remark: t('bar.notSavedYet'),
    chosen: { open: document.key },
    current: document === current,
    preset: presetOf(document),
  }));
  const own = desk.library
    .filter((entry) => entry.id !== '')
    .map((entry): Listed => {
      const document = documentOf(desk, entry.id);
      const changed = document !== undefined && isDirty(document);
      const remark =
        entry.problem !== undefined ? t('bar.cannotBeRead') : changed ? t('bar.unsavedChanges') : undefined;
      return {
        id: `own:${entry.id}`,
        name: document ? presetOf(document).name : entry.name,
        ...(remark === undefined ? {} : { remark }),
        chosen: { own: entry.id },
        current: document === current,
        ...(document && { preset: presetOf(document) }),
      };
    });
  const families = new Map<string, Listed[]>();
  for (const preset of builtins()) {
    const family = titled(familyWords(preset) ?? regionWords(preset) ?? t('bar.other'));
    const list = families.get(family) ?? [];
    list.push({
      id: `builtin:${preset.id}`,
      name: preset.name,
      ...(preset.outline === undefined ? {} : { remark: t('bar.outline') }),
      chosen: { builtin: preset.id },
      current: current.kind === 'builtin' && presetOf(current).id === preset.id,
      preset,
    });
    families.set(family, list);
  }
  const mine = [...copies, ...own];
  return [
    ...(mine.length > 0 ? [{ title: t('bar.myPresets'), entries: mine }] : []),
    ...[...families].sort(([a], [b]) => (a < b ? -1 : 1)).map(([title, entries]) => ({ title, entries })),
  ];
}

/** So many presets of a group are listed at most; a search finds the others. */
const MOST = 100;

/**
 * Of the groups what a query finds, what answers it best first and outlines last in each group; of a long group the first
 * ones and the current one are listed.
 */
export function foundGroups(groups: readonly ListedGroup[], query: string): readonly ListedGroup[] {
  const blank = query.trim() === '';
  const rankOf = ranking(query);
  return groups
    .map((group) => (blank ? { ...group, best: 0 } : answering(group, rankOf)))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ title, entries }) => {
      const listed = entries.length > MOST ? entries.filter((entry, at) => at < MOST || entry.current) : entries;
      const left = entries.length - listed.length;
      return { title: left > 0 ? t('bar.titleLeftMoreAreFoundBy', { title, left }) : title, entries: listed };
    });
}

function answering(
  { title, entries }: ListedGroup,
  rankOf: ReturnType<typeof ranking>,
): ListedGroup & { readonly best: number } {
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(textsOf(entry, title)) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => Number(isOutline(a.entry)) - Number(isOutline(b.entry)) || b.rank - a.rank);
  return { title, entries: found.map(({ entry }) => entry), best: Math.max(...found.map(({ rank }) => rank)) };
}

function isOutline({ preset }: Listed): boolean {
  return preset?.outline !== undefined;
}

/** What an entry is found by; it is asked for with every key that is typed. */
const texts = new WeakMap<Listed, readonly string[]>();

function textsOf(entry: Listed, group: string): readonly string[] {
  let kept = texts.get(entry);
  if (kept === undefined) {
    const { name, preset } = entry;
    kept = [name, group, ...(preset === undefined ? [] : namesOf(preset))].map(plainOf);
    texts.set(entry, kept);
  }
  return kept;
}

function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
