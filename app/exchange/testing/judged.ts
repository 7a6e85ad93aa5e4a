import type { Preset } from '../../../schemas/generated/preset';
import { currentOf, emptyDesk } from '../../editor/desk';
import { presetOf } from '../../editor/document';
import { nameOf, readUnsaved, scenarioDeskOf, withHand } from '../../editor/drafts';
import { withUnsavedWork } from '../../editor/journal';
import { readOptionsText, withValues } from '../../editor/transfer';
import { handOn } from '../../hand-desk/desk';
import { readHandText } from '../../hand-desk/read-hand-text';
import { problemsOfScenario } from '../../scenario-desk/problems';
import { scenarioOn } from '../../scenario-desk/desk';
import { isLibraryId } from '../../shell/library-id';
import { settleDocument } from '../../settlement/deal-document';
import { parsePreset } from '../../preset/parse';
import { printPreset } from '../../preset/print';
import { problemsOf } from '../../preset/problems';
import { effectiveOf } from '../../preset/effective-of';
import { builtins } from '../../preset/builtin';
import type { Effective } from '../../preset/effective';
import type { Problem, Result } from '../../result';
import { run } from '../../scenarios/run';
import { scoreHand, waitingOf } from '../../scoring';
import { ruleSheet } from '../../sheet/rule-sheet';
import { readCollection } from '../collection';
import { parseDeal, parseHand, parseScenario } from '../documents';
import { readAny } from '../formats';
import type { Mutant } from './mutants';

/** What became of a hostile text: it was taken, or refused with these codes. */
export type Judged = { readonly taken: true } | { readonly taken: false; readonly codes: readonly string[] };

/**
 * Reads a hostile text as the program does, and does with what was read what the program does next. Throws where a refusal
 * has no place or no words, where something that was taken cannot be written and read back, and whatever the program throws.
 */
export function judged({ kind, text }: Mutant, seed: number): Judged {
  switch (kind) {
    case 'preset':
    case 'own': {
      const parsed = parsePreset(text);
      if (!parsed.ok) return refused(parsed.problems);
      const { value } = parsed;
      for (const problem of problemsOf(value)) checked(problem);
      if (!parsePreset(printPreset(value)).ok) throw new Error('what was taken cannot be read back');
      // A sheet takes long; a few of them show what markup does there.
      if (seed % 50 === 0) harmless(ruleSheet(value, 'html'));
      return { taken: true };
    }
    case 'scenario':
      return whole(parseScenario(text), (scenario) => void run(scenario, rules(seed)));
    case 'hand':
      return whole(parseHand(text), (hand) => {
        const effective = rules(seed);
        for (const answer of [scoreHand(effective, hand), waitingOf(effective, hand)])
          if (!answer.ok) refused(answer.problems);
      });
    case 'typed':
      return whole(readHandText(text), (hand) => {
        const scored = scoreHand(rules(seed), hand);
        if (!scored.ok) refused(scored.problems);
      });
    case 'deal':
      return whole(parseDeal(text), (deal) => {
        const settled = settleDocument(rules(seed), deal);
        if (!settled.ok) refused(settled.problems);
      });
    case 'exchange':
      return whole(readAny(text), ({ preset }) => {
        if (!parsePreset(printPreset(preset)).ok) throw new Error('what was taken cannot be read back');
      });
    case 'library':
      return whole(readCollection(text, { presets: [], scenarios: [] }), (arrivals) => {
        for (const { id, state, problems, text: written } of arrivals) {
          for (const problem of problems) checked(problem);
          if (state === 'broken') continue;
          if (!isLibraryId(id)) throw new Error(`no file can be named ${id}`);
          JSON.parse(written);
        }
      });
    case 'record':
      return whole(readUnsaved(text), (unsaved) => {
        nameOf(unsaved);
        if (unsaved.kind === 'preset') presetOf(currentOf(withUnsavedWork(emptyDesk(), unsaved)));
        else if (unsaved.kind === 'hand') handOn(withHand(undefined, unsaved));
        else problemsOfScenario(scenarioOn(scenarioDeskOf(unsaved, [])));
      });
    case 'options': {
      const preset = presetAt(seed);
      return whole(readOptionsText(text, preset), (values) => {
        if (!parsePreset(printPreset(withValues(preset, values))).ok) throw new Error('what was taken makes no preset');
      });
    }
  }
}

function whole<T>(read: Result<T>, use: (value: T) => void): Judged {
  if (!read.ok) return refused(read.problems);
  use(read.value);
  return { taken: true };
}

function rules(seed: number): Effective {
  return effectiveOf(presetAt(seed));
}

function presetAt(seed: number): Preset {
  const all = builtins();
  const preset = all[seed % all.length];
  if (preset === undefined) throw new Error('there are presets');
  return preset;
}

function refused(problems: readonly Problem[]): Judged {
  if (problems.length === 0) throw new Error('a refusal without a problem');
  for (const problem of problems) checked(problem);
  return { taken: false, codes: [...new Set(problems.map(({ code }) => code))] };
}

function checked({ code, pointer, message }: Problem): void {
  if (code === '' || message === '' || !/^(\/|$)/.test(pointer)) throw new Error(`a problem without a place: ${code}`);
  if (message.length > 2000) throw new Error(`a problem of ${String(message.length)} characters: ${code}`);
}

/** No element that the sheet does not make itself, and no address. */
function harmless(html: string): void {
  const body = html.slice(html.indexOf('<body>'));
  const found =
    /<(?!\/?(?:a|bdi|body|div|footer|h[1-4]|header|html|li|main|nav|p|span|table|tbody|td|th|thead|tr|ul)\b)[^>]{0,40}|href="(?!#)/.exec(
      body,
    );
  if (found !== null) throw new Error(`the sheet holds ${found[0]}`);
}
