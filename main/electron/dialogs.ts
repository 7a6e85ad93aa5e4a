import { app, dialog, type BrowserWindow } from 'electron';
import path from 'node:path';
import { FILE_ENDINGS, LIBRARY_FILES, type FileKind, type OpenedFile, type SavedFile } from '../../app/bridge';
import { suggestedName } from '../../app/shell/file-name';
import { CLOSE_ANSWERS, type CloseAnswer } from '../shell/close-guard';
import { openDocument, saveDocument } from '../shell/documents';

const KIND_NAMES: { readonly [K in FileKind]: string } = {
  preset: 'Mahjong rules',
  scenario: 'Mahjong scenario',
  library: 'Mahjong library',
  json: 'JSON',
  markdown: 'Markdown',
  html: 'Web page',
  pdf: 'PDF',
  text: 'Text',
  csv: 'Table (CSV)',
};

const filter = (kind: FileKind) => ({ name: KIND_NAMES[kind], extensions: [...FILE_ENDINGS[kind]] });

/** Lets the user pick a file of a preset or a scenario and reads it; `null` when nothing was picked. */
export async function openWithDialog(
  window: BrowserWindow,
  remembered: (file: string) => Promise<void>,
): Promise<OpenedFile | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile'],
    filters: [
      {
        name: 'Mahjong rules and scenarios',
        extensions: [...FILE_ENDINGS.preset, ...FILE_ENDINGS.library, LIBRARY_FILES.scenarios.ending],
      },
      filter('text'),
      { name: 'All files', extensions: ['*'] },
    ],
  });
  const file = filePaths[0];
  if (canceled || file === undefined) return null;
  const opened = await openDocument(file);
  if (opened.ok) await remembered(file);
  return opened;
}

/** Lets the user say where a text goes and writes it; `null` when nothing was picked. */
export async function saveWithDialog(
  window: BrowserWindow,
  name: string,
  text: string,
  kind: FileKind,
  remembered: (file: string) => Promise<void>,
): Promise<SavedFile | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), suggestedName(name, kind)),
    filters: [filter(kind)],
  });
  if (canceled || !filePath) return null;
  const saved = await saveDocument(filePath, text);
  if (saved.ok && kind === 'preset') await remembered(filePath);
  return saved;
}

/** Asks whether a page that has crashed again and again is to be loaded once more. */
export async function askAfterCrashes(window: BrowserWindow): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'The window has come to grief several times.',
    detail: 'Unsaved changes are kept and offered the next time it can be shown. What went wrong is in the log file.',
    buttons: ['Load it again', 'Close the window'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

/** Asks what becomes of unsaved changes. */
export async function askBeforeClose(window: BrowserWindow, names: readonly string[]): Promise<CloseAnswer> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message:
      names.length === 1 ? `Save the changes to ${names[0] ?? ''}?` : `Save the changes to ${names.length} presets?`,
    detail: names.length === 1 ? 'They are lost otherwise.' : `${names.join('\n')}\n\nThey are lost otherwise.`,
    buttons: ['Save', "Don't save", 'Cancel'],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  });
  return CLOSE_ANSWERS[response] ?? 'cancel';
}
