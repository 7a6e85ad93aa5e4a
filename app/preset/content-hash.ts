import type { Preset } from '../../schemas/generated/preset';
import { normalOf } from './normal';
import { sha256 } from './sha256';

const kept = new WeakMap<Preset, string>();

/**
 * Names the rules of a complete preset by their content: 64 hexadecimal digits (SHA-256 of the normal form). Equal hash,
 * same rules: the head, the order of keys, and options out of use play no part.
 */
export function contentHash(preset: Preset): string {
  const before = kept.get(preset);
  if (before !== undefined) return before;
  const entries = [...normalOf(preset)].sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = sha256(canonical(entries));
  kept.set(preset, hash);
  return hash;
}

/** JSON with the keys of every object sorted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}
