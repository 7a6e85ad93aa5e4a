import { t } from '../../../app/language/say';
import { VERDICTS, type Ruling, type Run, type Verdict } from '../../../app/ruling';
import { firstDifference } from '../../../app/scenarios/compare';
import { amount } from '../../../app/option/words';
import { changes, sayEvent, sayOutcome } from '../../../app/words/outcome';
import { sayObjection, sayVerdict } from '../../../app/words/say';
import { speakerOf } from '../../../app/words/speaker';
import type { Preset } from '../../../schemas/generated/preset';

/** How a line is meant: an act that stands, one that does not, or neither. */
export type Tone = 'good' | 'bad' | 'plain';

export interface Line {
  readonly text: string;
  readonly tone: Tone;
}

const TONES: Readonly<Record<Verdict, Tone>> = {
  allowed: 'good',
  refused: 'bad',
  faulty: 'bad',
  'too-late': 'bad',
  outranked: 'bad',
  undecided: 'plain',
};

export function toneOf(verdict: Verdict): Tone {
  return TONES[verdict];
}

/** The ruling that a run is about: the one that tells it from another run, else the last that is not simply allowed, else the last. */
export function tellingRuling(run: Run, other?: Run): Ruling | undefined {
  if (other?.outcome.arises === true && run.outcome.arises) {
    const at = firstDifference(run, other);
    if (at !== undefined) return run.rulings[at];
  }
  return run.rulings.findLast((ruling) => ruling.verdict !== VERDICTS[0]) ?? run.rulings.at(-1);
}

/** A run in a few words: the verdict on what it is about, or its outcome. */
export function outcomeLine(run: Run, preset: Preset, other?: Run): Line {
  const speaker = speakerOf(preset);
  if (!run.outcome.arises) return { text: t('preview.doesNotArise'), tone: 'plain' };
  if (run.rulings.length === 0) return { text: shortOutcome(run, preset), tone: 'plain' };
  const ruling = tellingRuling(run, other);
  if (!ruling) return { text: sayOutcome(run.outcome, speaker), tone: 'plain' };
  return { text: sayVerdict(ruling.verdict), tone: toneOf(ruling.verdict) };
}

/** The score of a hand in short: its points, or that it is no win; of several hands how they are settled. */
function shortOutcome(run: Run, preset: Preset): string {
  if (!run.outcome.arises) return '';
  const { sheets, transfers } = run.outcome;
  const [only] = sheets;
  if (only === undefined || sheets.length > 1) {
    const moved = changes(transfers);
    return moved === '' ? sayOutcome(run.outcome, speakerOf(preset)) : moved;
  }
  return only.sheet.win ? amount(only.sheet.points, 'plain', 'points') : t('preview.noWin');
}

/** What a run says in full sentences: the event that counts with its verdict, why, and how it ends. */
export function tellingLines(run: Run, preset: Preset, other?: Run): readonly Line[] {
  const speaker = speakerOf(preset);
  if (!run.outcome.arises || run.rulings.length === 0)
    return [{ text: sayOutcome(run.outcome, speaker), tone: 'plain' }];
  const ruling = tellingRuling(run, other);
  if (!ruling) return [];
  const [objection] = ruling.objections;
  const ends =
    run.outcome.end !== 'running' && (other === undefined || ruling.verdict === 'allowed')
      ? [{ text: sayOutcome(run.outcome, speaker), tone: 'plain' as const }]
      : [];
  return [
    { text: sayEvent(ruling, speaker), tone: toneOf(ruling.verdict) },
    ...(objection === undefined ? [] : [{ text: sayObjection(objection, speaker), tone: 'plain' as const }]),
    ...ends,
  ];
}
