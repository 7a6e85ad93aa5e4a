import { t } from '../language/say';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Pointer } from '../result';
import type { Run } from '../ruling';
import { FIRST_TASTE, type Taste } from './taste';
import { packed } from '../language/pack';
import { CANNED } from '../scenarios/index';
import type { Changed, PreviewResult } from '../scenarios/preview';

/** The scenarios of one topic, in the order in which they are offered. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly runs: readonly Unchanged[];
}

export interface Unchanged {
  readonly scenario: Scenario;
  readonly run: Run;
}

/** What the preview shows: what changed, what the option in focus has to do with, and the rest by topic. */
export interface Arranged {
  /** What the user has put on top, in that order, changed or not. */
  readonly pinned: readonly (Changed | Unchanged)[];
  /** What the user does not want to see. */
  readonly hidden: readonly (Changed | Unchanged)[];
  readonly changed: readonly Changed[];
  /** Unchanged scenarios that are about the option in focus, or read it. */
  readonly concerned: readonly Unchanged[];
  readonly topics: readonly Topic[];
}

const topicOf: ReadonlyMap<string, string> = new Map(CANNED.map(({ scenario, topic }) => [scenario.id, topic]));

const TITLES: Readonly<Record<string, string>> = {
  american: t('editor.americanPlay'),
  own: t('editor.yourScenarios'),
  sixteen: t('editor.sixteenTiles'),
  missed: t('editor.missedDiscard'),
  sacred: t('editor.sacredDiscard'),
};

/** The topic of the scenarios that are not canned; it comes last. */
export const OWN = 'own';

/** The name of a topic: its folder's name in words. */
export function topicTitle(topic: string): string {
  const said = packed('scenarios', 'topics', topic);
  if (typeof said === 'string') return said;
  const words = topic.replaceAll('-', ' ');
  return TITLES[topic] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** How near a scenario is to an option: it is about it, it reads it, or neither. */
function nearness(scenario: Scenario, run: Run, focus: Pointer): 2 | 1 | 0 {
  if (scenario.about.includes(focus)) return 2;
  return run.reads.has(focus) ? 1 : 0;
}

/**
 * The result of a preview in the order in which it is shown: changed scenarios first, among them those that the option
 * in focus decides; then unchanged ones about that option or reading it; then the rest by topic. What is pinned or hidden
 * stands apart.
 */
export function arranged(
  whole: PreviewResult,
  focus: Pointer | undefined,
  { pinned, hidden }: Pick<Taste, 'pinned' | 'hidden'> = FIRST_TASTE,
): Arranged {
  const apart = new Set([...pinned, ...hidden]);
  const left = (one: Changed | Unchanged) => !apart.has(one.scenario.id);
  const picked = (ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const all = new Map([...whole.changed, ...whole.unchanged].map((one) => [one.scenario.id, one]));
    return ids.flatMap((id) => all.get(id) ?? []);
  };
  const result =
    apart.size === 0 ? whole : { changed: whole.changed.filter(left), unchanged: whole.unchanged.filter(left) };
  const rank = (one: Changed) => {
    // A ruling that turns out otherwise says more than a position that arises under one of the presets only.
    const arises = one.before.outcome.arises && one.after.outcome.arises ? 0.5 : 0;
    if (focus === undefined) return arises;
    return arises + (one.deciding.includes(focus) ? 3 : nearness(one.scenario, one.after, focus));
  };
  const changed = stable(result.changed, rank);
  const about = focus === undefined ? [] : result.unchanged.filter((one) => one.scenario.about.includes(focus));
  const reading =
    focus === undefined ? [] : result.unchanged.filter((one) => nearness(one.scenario, one.run, focus) === 1);
  const concerned = [...about, ...reading];
  const taken = new Set(concerned);
  const topics = new Map<string, Unchanged[]>();
  for (const one of result.unchanged) {
    if (taken.has(one)) continue;
    const topic = topicOf.get(one.scenario.id) ?? OWN;
    const list = topics.get(topic) ?? [];
    list.push(one);
    topics.set(topic, list);
  }
  return {
    pinned: picked(pinned),
    hidden: picked(hidden),
    changed,
    concerned,
    topics: [...topics].map(([id, runs]) => ({ id, title: topicTitle(id), runs })),
  };
}

/** Sorted with the highest rank first; what ranks alike stays in order. */
function stable<T>(list: readonly T[], rank: (one: T) => number): readonly T[] {
  return list
    .map((one, at) => ({ one, at, rank: rank(one) }))
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .map(({ one }) => one);
}

/** "3 of 140 outcomes change": the preview in one line. */
export function summaryOf({ counts }: PreviewResult): string {
  if (counts.changed === 0) return t('editor.noneOfScenariosOutcomesChanges', { scenarios: counts.scenarios });
  return t('editor.outcomesChange', { count: counts.changed, scenarios: counts.scenarios });
}
