import type { ValidateFunction } from 'ajv';
import { t } from '../language/say';
import handValidator from '../../schemas/hand.schema.json?validator';
import scenarioValidator from '../../schemas/scenario.schema.json?validator';
import type { Hand } from '../../schemas/generated/hand';
import type { Scenario } from '../../schemas/generated/scenario';
import { handDesk, laid, typed, type HandDesk } from '../hand-desk/desk';
import { writeHand } from '../hand-desk/write-hand';
import { failed, ok, type Result } from '../result';
import { begunDesk, isUnsaved, scenarioDesk, scenarioOn, withScenario, type ScenarioDesk } from '../scenario-desk/desk';
import type { OwnScenario } from '../scenario-desk/own';
import { FORM, NOT_A_RECORD, readRecord, recordRoot, storedIn, type UnsavedWork } from './journal';

/** The hand of the hand desk, as a record of the journal has it. */
export interface HandDraft {
  readonly kind: 'hand';
  readonly hand: Hand;
  /** What stands in the text field where that is no hand. */
  readonly typed?: string;
}

/** The scenario of the scenario editor, as a record of the journal has it. */
export interface ScenarioDraft {
  readonly kind: 'scenario';
  readonly scenario: Scenario;
  /** Its file, and the hash of what stood there when it was read or saved last. */
  readonly stored?: { readonly id: string; readonly hash: string };
}

/** Whatever a record of the journal may hold. */
export type Unsaved = ({ readonly kind: 'preset' } & UnsavedWork) | HandDraft | ScenarioDraft;

/** The record of the hand on the hand desk; undefined where nothing would be missed: no step has been done, or all is cleared away. */
export function handRecord(desk: HandDesk | undefined): string | undefined {
  if (desk === undefined || desk.steps.past.length === 0) return undefined;
  const { hand, typed: text, problem } = desk.steps.laid;
  const { seatWind: _seat, roundWind: _round, concealed, ...rest } = hand;
  const isBlank = concealed === '' && Object.keys(rest).length === 0 && problem === undefined;
  if (isBlank) return undefined;
  return JSON.stringify({ unsavedWork: FORM, hand, ...(problem && text !== undefined && { typed: text }) });
}

/** The record of the scenario that is edited; undefined where it is saved as it is. */
export function scenarioRecord(desk: ScenarioDesk | undefined): string | undefined {
  if (desk === undefined || !isUnsaved(desk)) return undefined;
  const { stored } = desk;
  return JSON.stringify({ unsavedWork: FORM, ...(stored && { stored }), scenario: scenarioOn(desk) });
}

/** Reads a record of whatever kind. Problem codes: those of `readRecord`. */
export function readUnsaved(text: string): Result<Unsaved> {
  const root = recordRoot(text);
  if (root === undefined) return NOT_A_RECORD;
  const { hand, scenario, typed: typing } = root;
  if (hand !== undefined) {
    if (!hasForm(handValidator, hand)) return NOT_A_RECORD;
    return ok({ kind: 'hand', hand: hand as Hand, ...(typeof typing === 'string' && { typed: typing }) });
  }
  if (scenario !== undefined) {
    if (!hasForm(scenarioValidator, scenario)) return NOT_A_RECORD;
    const stored = storedIn(root['stored']);
    return ok({ kind: 'scenario', scenario: scenario as Scenario, ...(stored && { stored }) });
  }
  const preset = readRecord(text);
  return preset.ok ? ok({ kind: 'preset', ...preset.value }) : failed(...preset.problems);
}

/** What a document that is being made may still lack: a title, say. The editor tells it with its place. */
const UNFINISHED: ReadonlySet<string> = new Set(['minItems', 'minLength', 'maxLength', 'pattern']);

function hasForm(validate: ValidateFunction, value: unknown): boolean {
  return validate(value) || (validate.errors ?? []).every(({ keyword }) => UNFINISHED.has(keyword));
}

/** The hand desk with a hand brought back, as a step: undo shows what lay there. */
export function withHand(desk: HandDesk | undefined, draft: HandDraft): HandDesk {
  const back = laid(desk ?? handDesk(), draft.hand, t('editor.theHandThatWasBroughtBack'));
  return draft.typed === undefined ? back : typed(back, draft.typed);
}

/**
 * A desk with the scenario brought back. Where its file is as it was, that is the step before it; where the file has
 * changed, saving will ask; where it has gone, the scenario is a new one.
 * @param own the scenarios of the library
 */
export function scenarioDeskOf({ scenario, stored }: ScenarioDraft, own: readonly OwnScenario[]): ScenarioDesk {
  const file = own.find((one) => one.id === stored?.id);
  if (stored === undefined || file === undefined) return begunDesk(scenario);
  if (file.hash !== stored.hash || file.scenario === undefined) return { ...begunDesk(scenario), stored };
  return withScenario(scenarioDesk(file.scenario, stored), scenario, t('editor.theWorkThatWasBroughtBack'));
}

/** What a draft is called where it is offered. */
export function nameOf(unsaved: Unsaved): string {
  switch (unsaved.kind) {
    case 'preset':
      return unsaved.preset.name;
    case 'scenario':
      return unsaved.scenario.title;
    case 'hand':
      return unsaved.typed ?? writeHand(unsaved.hand);
  }
}
