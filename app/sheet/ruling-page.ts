import { listed, sentence, sentences } from '../language/punctuation';
import { t } from '../language/say';
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
  const names = (pointers: readonly Pointer[]) => listed(pointers.map((pointer) => titleOf(pointer, [preset])));
  const events = rulings.map((ruling, at) => {
    const why = reasons[at] ?? [];
    return sentences([
      sentence(sayEvent(ruling, speaker)),
      ...sayRuling(ruling, speaker),
      ...(why.length === 0 ? [] : [t('sheet.decidedByNames', { names: names(why) })]),
    ]);
  });
  const sections: readonly (Section | undefined)[] = [
    section(t('sheet.position'), [...list(factsOf(scenario)), ...list(handsOf(scenario))]),
    section(t('sheet.eventsAndRulings'), list(events)),
    section(t('sheet.howItEnds'), [text(sayOutcome(outcome, speaker))]),
    section(
      t('sheet.optionsThatDecide'),
      table(
        [t('sheet.page'), t('sheet.option'), t('sheet.value'), t('sheet.from')],
        deciding.map((pointer) => [
          pageAt(pageOfPointer(pointer) ?? '')?.title ?? '',
          titleOf(pointer, [preset]),
          wordsAt(pointer, preset),
          sourceWords(preset, pointer),
        ]),
      ),
    ),
    section(t('sheet.sourcesOfTheScenario'), list(citationsOf(scenario))),
  ];
  return sheetHtml({
    title: scenario.title,
    subtitle: t('sheet.ruledUnderNameValue', {
      name: preset.name,
      value: preset.edition === undefined ? '' : `${t('words.comma')}${preset.edition}`,
    }),
    intro: scenario.teaches === undefined ? [] : [text(scenario.teaches)],
    sections: sections.filter((one) => one !== undefined),
    footer: t('sheet.madeWithPrevailingWind'),
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
    ...(roundWind === undefined ? [] : [t('sheet.windRound', { wind: windWords(roundWind) })]),
    ...(turn === undefined ? [] : [t('sheet.seatHasTheTurn', { seat: seatWords(turn) })]),
    ...(wallLeft === undefined ? [] : [t('sheet.wallleftTilesLeftInTheWall', { wallLeft })]),
  ];
}

function sourceWords(preset: Preset, pointer: Pointer): string {
  const source = sourceOf(preset, pointer);
  if (source === undefined) return preset.basedOn === undefined ? '' : t('sheet.thisPreset');
  if ('assumed' in source) return t('sheet.assumedReason', { reason: source.assumed });
  return source.locator === undefined ? source.title : `${source.title}, ${source.locator}`;
}

/** The sources by their ids, which docs/sources.md spells out: "Four winds missed discard". */
function citationsOf({ expect }: Scenario): string[] {
  return [...new Set(expect.map(({ source }) => source))].map((id) => {
    const words = id.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}
