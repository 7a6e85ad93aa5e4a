import { FILE_ENDINGS, type FileKind, type SavedFile } from '../../../app/bridge';

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
  const endings = FILE_ENDINGS[kind];
  const known = endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  const link = document.createElement('a');
  link.download = known ? name : `${name}.${endings[0] ?? 'txt'}`;
  link.href = URL.createObjectURL(new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, KEPT);
  return { ok: true, where: link.download };
}
