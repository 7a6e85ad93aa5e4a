import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import type { FileKind } from '../bridge';
import type { Pointer, Problem, Result } from '../result';

/** One thing that passes, or does not pass, between a preset and the file of another program. */
export interface ReportLine {
  /** The option, scoring row or page of ours; empty where only the other side knows the thing. */
  readonly path: Pointer;
  /** What the preset says, in words; empty where it says nothing. */
  readonly ours: string;
  /** What the other side has for it: the key and value of the file, or the rule that its reader plays by. */
  readonly theirs: string;
  /** Why; empty where the two say the same. */
  readonly reason: string;
}

/** What a file carries over, what is lost on the way, and what one side had to assume because the other is silent. */
export interface Report {
  readonly carried: readonly ReportLine[];
  readonly lost: readonly ReportLine[];
  readonly assumed: readonly ReportLine[];
}

export const REPORT_PARTS = ['carried', 'lost', 'assumed'] as const satisfies readonly (keyof Report)[];

export interface Exported {
  readonly text: string;
  readonly report: Report;
}

export interface Imported {
  readonly preset: Preset;
  readonly report: Report;
  /** What the reader of the file should know, such as unknown keys. */
  readonly notes: readonly Problem[];
  /** The file is of a newer version and can only be looked at. */
  readonly readOnly: boolean;
  /** Scenarios that come with it, where the program does not have them itself. */
  readonly scenarios?: readonly Scenario[];
}

/** A text that may be in one of the formats; `json` is its value where it is JSON within the limits of a document. */
export interface Given {
  readonly text: string;
  readonly json?: unknown;
}

/** A form in which a preset leaves or enters the program. */
export interface Format {
  /** What the command line calls it. */
  readonly id: string;
  readonly name: string;
  /** One sentence: who reads it. */
  readonly words: string;
  readonly kind: FileKind;
  /** The ending of its files, without the dot. */
  readonly extension: string;
  /**
   * Why a preset cannot be said in the format at all; it costs nothing to ask. Left out where every preset can. `own`: the
   * user's scenarios, for the form that holds scenarios.
   */
  readonly refuses?: (preset: Preset, own?: readonly Scenario[]) => string | undefined;
  /** Whether chosen scenarios can stand in it. */
  readonly showsScenarios?: true;
  /**
   * The text and what it carries, or why this preset cannot be said in the format (`other-game`). Scenarios may be chosen
   * for the forms that show some; `own` are the user's, as for `refuses`.
   */
  readonly export?: (preset: Preset, scenarios?: readonly string[], own?: readonly Scenario[]) => Result<Exported>;
  /** Whether a text is in this format, by its content. Never throws. */
  readonly recognise?: (given: Given) => boolean;
  /** The preset that a recognised text describes; problems have pointers into the file. */
  readonly import?: (given: Given) => Result<Imported>;
}

export const NOTHING: Report = { carried: [], lost: [], assumed: [] };
