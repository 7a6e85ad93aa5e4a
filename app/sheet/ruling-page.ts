import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { titleOf, wordsAt } from '../exchange/compared-rules';
import { pageOfPointer } from '../editor/view';
import { pageAt } from '../option/options';
import { effectiveOf } from '../preset/effective-of';
import { sourceOf } from '../preset/sources';
import type { Pointer } from '../result';
import type { Ruling } from '../ruling';
import { because, becauseOfOutcome } from '../scenarios/because';
import { outcomesDiffer } from '../scenarios/compare';
import { run } from '../scenarios/run';
import { seatWords, windWords } from '../words/template';
import { sayEvent, sayOutcome } from '../words/outcome';
import { sayRuling } from '../words/say';
import { speakerOf } from '../words/speaker';
import { sheetHtml } from './html';
import { list, table, text, type Section } from './model';
import { handsOf } from './scenarios';

/**
 * One scenario as a page to be printed: the position, its events with what is ruled on each and why, how it ends, the
 * options that decide that with their values, and where those come from.
 */
export function rulingPage(preset: Preset, scenario: Scenario): string {
  const { rulings, outcome } = run(scenario, effectiveOf(preset));
  const speaker = speakerOf(preset);
  const reasons = rulings.map((ruling, at) => (needsReason(ruling, rulings) ? because(scenario, preset, at) : []));
  const deciding =
    rulings.length === 0 ? becauseOfOutcome(scenario, preset, outcomesDiffer) : [...new Set(reasons.flat())];
  const names = (pointers: readonly Pointer[]) => pointers.map((pointer) => titleOf(pointer, [preset])).join(', ');
  const events = rulings.map((ruling, at) => {
    const why = reasons[at] ?? [];
    return [
      `${sayEvent(ruling, speaker)}.`,
      ...sayRuling(ruling, speaker),
      ...(why.length === 0 ? [] : [`Decided by ${names(why)}.`]),
    ].join(' ');
  });
  const sections: readonly (Section | undefined)[] = [
    section('Position', [...list(factsOf(scenario)), ...list(handsOf(scenario))]),
    section('Events and rulings', list(events)),
    section('How it ends', [text(sayOutcome(outcome, speaker))]),
    section(
      'Options that decide',
      table(
        ['Page', 'Option', 'Value', 'From'],
        deciding.map((pointer) => [
          pageAt(pageOfPointer(pointer) ?? '')?.title ?? '',
          titleOf(pointer, [preset]),
          wordsAt(pointer, preset),
          sourceWords(preset, pointer),
        ]),
      ),
    ),
    section('Sources of the scenario', list(citationsOf(scenario))),
  ];
  return sheetHtml({
    title: scenario.title,
    subtitle: `Ruled under ${preset.name}${preset.edition === undefined ? '' : `, ${preset.edition}`}`,
    intro: scenario.teaches === undefined ? [] : [text(scenario.teaches)],
    sections: sections.filter((one) => one !== undefined),
    footer: 'Made with Prevailing Wind.',
  });
}

function section(title: string, blocks: Section['blocks']): Section | undefined {
  return blocks.length === 0 ? undefined : { level: 2, title, blocks };
}

/** Looking for reasons takes a moment: it is done for whatever is not plainly allowed, and for the last event. */
function needsReason(ruling: Ruling, rulings: readonly Ruling[]): boolean {
  return ruling.verdict !== 'allowed' || ruling === rulings.at(-1);
}

function factsOf({ position }: Scenario): string[] {
  if (position === undefined) return [];
  const { roundWind, turn, wallLeft } = position;
  return [
    ...(roundWind === undefined ? [] : [`${windWords(roundWind)} round`]),
    ...(turn === undefined ? [] : [`${seatWords(turn)} has the turn`]),
    ...(wallLeft === undefined ? [] : [`${String(wallLeft)} tiles left in the wall`]),
  ];
}

function sourceWords(preset: Preset, pointer: Pointer): string {
  const source = sourceOf(preset, pointer);
  if (source === undefined) return preset.basedOn === undefined ? '' : 'this preset';
  if ('assumed' in source) return `assumed: ${source.assumed}`;
  return source.locator === undefined ? source.title : `${source.title}, ${source.locator}`;
}

/** The sources by their ids, which docs/sources.md spells out: "Four winds missed discard". */
function citationsOf({ expect }: Scenario): string[] {
  return [...new Set(expect.map(({ source }) => source))].map((id) => {
    const words = id.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}
