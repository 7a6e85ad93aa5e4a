import { FILE_ENDINGS, LIBRARY_FILES, sizeLimit, type OpenedFile } from '../../../app/bridge';
import { failure } from '../../../app/shell/problems';

/** Reads a file that was picked or dropped: at most 2 MB of UTF-8, or 32 MB where it is a whole library. */
export async function readUpload(file: File): Promise<OpenedFile> {
  if (file.size > sizeLimit(file.name)) return failure('too-large');
  try {
    const bytes = await file.arrayBuffer();
    try {
      return { ok: true, name: file.name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } catch {
      return failure('not-text');
    }
  } catch {
    // A folder, or a file that has gone since it was picked.
    return failure('unreadable');
  }
}

/** Lets the user pick a file of a preset or a scenario; `null` when nothing was picked. */
export function pickFile(): Promise<OpenedFile | null> {
  const input = document.createElement('input');
  input.type = 'file';
  // Settings of other programs come as text, with endings of many kinds.
  const endings = [...FILE_ENDINGS.preset, ...FILE_ENDINGS.library, LIBRARY_FILES.scenarios.ending].map(
    (ending) => `.${ending}`,
  );
  input.accept = [...endings, 'application/json', 'text/*', '.xmjrc'].join(',');
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => {
      resolve(null);
    });
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file ? readUpload(file) : null);
    });
    input.click();
  });
}
