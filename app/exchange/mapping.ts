import type { Preset } from '../../schemas/generated/preset';
import type { Effective } from '../preset/effective';
import type { Pointer } from '../result';
import type { Fact } from './fact';

/** A key of theirs that no option of ours speaks of: what is written for it, and why. */
export interface Constant {
  readonly key: Pointer;
  readonly value: unknown;
  readonly reason: string;
}

/** How the rules of a preset and the document of another program say each other. */
export interface Mapping {
  /** The program that reads the document. */
  readonly program: string;
  readonly facts: readonly Fact[];
  /** Keys that only the other program knows, for a preset; what is read of them is left out. */
  readonly constants?: (rules: Effective) => readonly Constant[];
  /** What their program takes where a key is left out. */
  readonly defaults?: Readonly<Record<Pointer, unknown>>;
  /** The rules that the program plays by where the document says nothing. */
  readonly base: () => Preset;
  /** Why what the document says nothing about is as in `base`. */
  readonly otherwise: string;
  /** Better reasons for some places; the longest pointer that fits is taken. */
  readonly reasons?: Readonly<Record<Pointer, string>>;
  /** Why a preset of another game cannot be said at all. */
  readonly otherGame: (rules: Effective) => string | undefined;
}

/** The reason for a place, by the longest pointer that it begins with. */
export function reasonAt({ reasons = {}, otherwise }: Mapping, pointer: Pointer): string {
  const best = Object.keys(reasons)
    .filter((start) => pointer === start || pointer.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length)[0];
  return (best === undefined ? undefined : reasons[best]) ?? otherwise;
}
