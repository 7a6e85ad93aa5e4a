import type { Preset } from '../../schemas/generated/preset';
import { isLibraryId } from '../shell/library-id';
import { contentHash } from './content-hash';
import { SCHEMA_VERSION } from './migrate';
import { inOrder } from './print';

/**
 * A new preset with the rules of another: its own id and name, and `basedOn` naming where it comes from. The sources,
 * assumptions and remarks come along, since they explain the values; the history and edition do not.
 */
export function newFrom(base: Preset, head: { readonly id: string; readonly name: string }): Preset {
  const { changes: _changes, edition: _edition, outline: _outline, otherNames: _otherNames, ...rest } = base;
  return inOrder({
    ...rest,
    ...head,
    schemaVersion: SCHEMA_VERSION,
    basedOn: { id: base.id, hash: contentHash(base) },
  });
}

/** An id made of a name: "Tuesday club!" is `tuesday-club`; `taken` says which are in use, and a number is added then. */
export function idFor(name: string, taken: (id: string) => boolean): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const id = plain.replace(/-$/, '') || 'preset';
  // It names a file, too: Windows keeps the names of devices for itself.
  if (isLibraryId(id) && !taken(id)) return id;
  for (let count = 2; ; count += 1) if (!taken(`${id}-${String(count)}`)) return `${id}-${String(count)}`;
}
