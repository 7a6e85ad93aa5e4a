import type { Base, Document } from '../../../app/editor/document';
import type { Against } from '../../../app/editor/view';
import { baseIn } from './derived';

/** What the preview compares with: the base, or the last save where that is wanted and there is one. */
export function baseFor(document: Document, against: Against): Base {
  if (against === 'saved' && document.stored !== undefined)
    return { id: document.saved.id, name: 'the last save', preset: document.saved };
  return baseIn(document);
}
