import { listed, sentence } from '../language/punctuation';
import { t } from '../language/say';
import type { Hand, OwnGroup, OwnPattern, Preset, ScoringRow } from '../../schemas/generated/preset';
import { pageAt } from '../option/options';
import { patternOf } from '../option/patterns';
import { idFor } from '../preset/copy';
import { ownPatternProblems } from '../preset/own-pattern-problems';
import { withValue } from '../preset/pointer';
import type { Problem } from '../result';
import { groupWords } from '../words/group-words';
import type { Change } from './document';
import { newRow } from './rows';

/** An own pattern while it is filled in: groups and names may be missing yet. */
export interface OwnDraft {
  /** The id of the pattern that is changed; `undefined` for a new one. */
  readonly id: string | undefined;
  readonly page: OwnPattern['page'];
  readonly name: string;
  /** Blank: what the groups say. */
  readonly definition: string;
  readonly concealed: boolean;
  readonly kongs: boolean;
  readonly groups: readonly OwnGroup[];
  readonly example: Hand;
  readonly nearMiss?: Hand;
}

/** The draft of a new pattern of a page, or of one that the preset has. */
export function ownDraft(preset: Preset, page: OwnPattern['page'], id?: string): OwnDraft {
  const found = preset.patterns?.find((pattern) => pattern.id === id);
  if (found === undefined) {
    const example: Hand = { concealed: '', win: { tile: '', by: 'self-draw' }, seatWind: 'S', roundWind: 'E' };
    return { id: undefined, page, name: '', definition: '', concealed: false, kongs: true, groups: [], example };
  }
  const { concealed = false, kongs = false, names: _names, ...rest } = found;
  return { ...rest, concealed, kongs };
}

/** What a draft lacks to be a pattern that can be scored: a name, groups that are a hand, an example that scores it. */
export function ownDraftProblems(preset: Preset, draft: OwnDraft): readonly Problem[] {
  const lacking: Problem[] = [];
  const lack = (pointer: string, message: string) =>
    lacking.push({ code: 'own-pattern-unfinished', severity: 'problem', pointer, message });
  if (draft.name.trim() === '') lack('/name', t('editor.itNeedsAName'));
  if (draft.groups.length === 0) lack('/groups', t('editor.itNeedsAtLeastOneGroup'));
  else if (draft.example.concealed.trim() === '' || draft.example.win?.tile.trim() === '')
    lack('/example', t('editor.itNeedsAnExampleTheConcealed'));
  if (lacking.length > 0) return lacking;
  const pattern = patternFrom(preset, draft);
  const alone = withValue(
    withValue(preset, '/patterns', [pattern]),
    `/scoring/${draft.page}/${pattern.id}`,
    rowFor(preset, draft),
  );
  return ownPatternProblems(alone).map((problem) => ({
    ...problem,
    pointer: problem.pointer.replace('/patterns/0', ''),
  }));
}

/**
 * The change that puts a finished draft into the preset: in the place of the pattern it was made from, whose row it keeps,
 * or as a new one with a usual row.
 */
export function ownPatternChange(preset: Preset, draft: OwnDraft): Change {
  const pattern = patternFrom(preset, draft);
  const before = preset.patterns ?? [];
  const at = before.findIndex(({ id }) => id === draft.id);
  const patterns = at < 0 ? [...before, pattern] : before.with(at, pattern);
  const row = at < 0 ? { [`/scoring/${draft.page}/${pattern.id}`]: rowFor(preset, draft) } : {};
  return {
    set: { '/patterns': patterns, ...row },
    label: t('editor.valueThePatternName', {
      value: at < 0 ? t('editor.add') : t('editor.change'),
      name: pattern.name,
    }),
  };
}

/** The change that takes an own pattern out of the preset, with its row. */
export function ownPatternRemoval(preset: Preset, id: string): Change | undefined {
  const found = preset.patterns?.find((pattern) => pattern.id === id);
  if (found === undefined) return undefined;
  const patterns = (preset.patterns ?? []).filter((pattern) => pattern !== found);
  return {
    set: { '/patterns': patterns.length === 0 ? undefined : patterns, [`/scoring/${found.page}/${id}`]: undefined },
    label: t('editor.takeOutThePatternName', { name: found.name }),
  };
}

function patternFrom(preset: Preset, draft: OwnDraft): OwnPattern {
  const [first, ...others] = draft.groups;
  if (first === undefined) throw new Error('a pattern without groups');
  const kept = preset.patterns?.find(({ id }) => id === draft.id);
  const name = draft.name.trim();
  const taken = (id: string) => patternOf(id) !== undefined || preset.patterns?.some((one) => one.id === id) === true;
  return {
    id: kept?.id ?? idFor(name, taken),
    page: draft.page,
    name,
    ...(kept?.names && { names: kept.names }),
    definition: draft.definition.trim() === '' ? sentence(inWords(draft.groups)) : draft.definition.trim(),
    ...(draft.concealed && { concealed: true }),
    ...(draft.kongs && { kongs: true }),
    groups: [first, ...others],
    example: draft.example,
    ...(draft.nearMiss && { nearMiss: draft.nearMiss }),
  };
}

function rowFor(preset: Preset, { page }: OwnDraft): ScoringRow {
  const found = pageAt(`/scoring/${page}`);
  if (found === undefined) throw new Error(`no page ${page}`);
  return newRow(found, preset.scoring.method.kind);
}

function inWords(groups: readonly OwnGroup[]): string {
  const words = listed(groups.map(groupWords));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
