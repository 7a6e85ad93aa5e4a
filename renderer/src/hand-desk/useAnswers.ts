import { useEffect, useState } from 'react';
import { answerOf, type Answer } from '../../../app/hand-desk/answer';
import { effectiveOf } from '../../../app/preset/effective-of';
import type { Hand } from '../../../schemas/generated/hand';
import type { Preset } from '../../../schemas/generated/preset';

interface Answered {
  readonly hand: Hand;
  readonly presets: readonly Preset[];
  readonly answers: readonly Answer[];
}

/**
 * What presets say about a hand, one preset after another beside typing and drawing; until a new answer is there the last
 * one stays.
 */
export function useAnswers(hand: Hand, presets: readonly Preset[]): readonly (Answer | undefined)[] {
  const [last, setLast] = useState<Answered>();
  useEffect(() => {
    const answers: Answer[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const preset = presets[answers.length];
      if (preset) {
        answers.push(answerOf(effectiveOf(preset), hand));
        timer = setTimeout(next);
      } else setLast({ hand, presets, answers });
    };
    timer = setTimeout(next);
    return () => {
      clearTimeout(timer);
    };
  }, [hand, presets]);
  return presets.map((preset) => last?.answers[last.presets.indexOf(preset)]);
}
