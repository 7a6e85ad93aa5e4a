import { sentence, sentences, titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Hand, Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { effectiveOf } from '../preset/effective-of';
import { run } from '../scenarios/run';
import { SEATS } from '../seats';
import { sayEvent, sayOutcome } from '../words/outcome';
import { sayRuling } from '../words/say';
import { speakerOf } from '../words/speaker';
import { seatWords } from '../words/template';
import { list, text, type Section } from './model';
import { tileGlyphs } from './tile-glyphs';

/** Chosen scenarios with their tiles drawn, and what the rules of a preset say to them. */
export function scenarioSections(preset: Preset, chosen: readonly Scenario[]): Section[] {
  if (chosen.length === 0) return [];
  return [
    { level: 2, title: t('sheet.examples'), blocks: [] },
    ...chosen.map((scenario): Section => ({ level: 3, title: scenario.title, blocks: blocksOf(scenario, preset) })),
  ];
}

function blocksOf(scenario: Scenario, preset: Preset) {
  const speaker = speakerOf(preset);
  const { rulings, outcome } = run(scenario, effectiveOf(preset));
  return [
    ...(scenario.teaches === undefined ? [] : [text(scenario.teaches)]),
    ...list(handsOf(scenario)),
    ...list(rulings.map((ruling) => sentences([sentence(sayEvent(ruling, speaker)), ...sayRuling(ruling, speaker)]))),
    text(sayOutcome(outcome, speaker)),
  ];
}

/** The hands that are known, each as a line of tiles. */
export function handsOf({ hand, hands, position }: Scenario): string[] {
  const lying = SEATS.flatMap((seat) => {
    const held = position?.seats?.[seat];
    const tiles = [held?.concealed ?? '', ...(held?.melds ?? []).map((meld) => meld.tiles)].filter((one) => one !== '');
    return tiles.length === 0 ? [] : [titled(seatWords(seat), tiles.map(tileGlyphs).join(' '))];
  });
  const ended = SEATS.flatMap((seat) => {
    const own = hands?.[seat];
    return own === undefined ? [] : [titled(seatWords(seat), handGlyphs(own))];
  });
  return [...lying, ...ended, ...(hand === undefined ? [] : [handGlyphs(hand)])];
}

function handGlyphs({ concealed, melds = [], win, flowers }: Hand): string {
  const parts = [concealed, ...melds.map((meld) => meld.tiles), ...(flowers === undefined ? [] : [flowers])];
  const won =
    win === undefined ? '' : ` ${win.by === 'discard' ? t('sheet.winsOn') : t('sheet.draws')} ${tileGlyphs(win.tile)}`;
  return parts.map(tileGlyphs).join(' ') + won;
}
