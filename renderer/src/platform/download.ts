import type { FileKind, SavedFile } from '../../../app/bridge';
import { suggestedName } from '../../../app/shell/file-name';

const TYPES: { readonly [K in FileKind]: string } = {
  preset: 'application/json',
  scenario: 'application/json',
  library: 'application/json',
  json: 'application/json',
  markdown: 'text/markdown',
  html: 'text/html',
  pdf: 'application/pdf',
  text: 'text/plain',
  csv: 'text/csv',
};

/** Long enough for the browser to have taken the text, in milliseconds. */
const KEPT = 60_000;

/** Gives a text to the user as a download; the browser says where it goes. */
export function download(name: string, text: string, kind: FileKind): SavedFile {
  const link = document.createElement('a');
  link.download = suggestedName(name, kind);
  link.href = URL.createObjectURL(new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, KEPT);
  return { ok: true, where: link.download };
}
