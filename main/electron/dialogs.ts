import { app, dialog, type BrowserWindow } from 'electron';
import path from 'node:path';
import { FILE_ENDINGS, LIBRARY_FILES, type FileKind, type OpenedFile, type SavedFile } from '../../app/bridge';
import type { ShellWords } from '../../app/shell/words';
import { suggestedName } from '../../app/shell/file-name';
import { CLOSE_ANSWERS, type CloseAnswer } from '../shell/close-guard';
import { openDocument, saveDocument } from '../shell/documents';

const filter = (words: ShellWords, kind: FileKind) => ({ name: words(kind), extensions: [...FILE_ENDINGS[kind]] });

/** Lets the user pick a file of a preset or a scenario and reads it; `null` when nothing was picked. */
export async function openWithDialog(
  window: BrowserWindow,
  words: ShellWords,
  remembered: (file: string) => Promise<void>,
): Promise<OpenedFile | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile'],
    filters: [
      {
        name: words('rulesAndScenarios'),
        extensions: [...FILE_ENDINGS.preset, ...FILE_ENDINGS.library, LIBRARY_FILES.scenarios.ending],
      },
      filter(words, 'text'),
      { name: words('allFiles'), extensions: ['*'] },
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
  words: ShellWords,
  { name, text, kind }: { readonly name: string; readonly text: string; readonly kind: FileKind },
  remembered: (file: string) => Promise<void>,
): Promise<SavedFile | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), suggestedName(name, kind)),
    filters: [filter(words, kind)],
  });
  if (canceled || !filePath) return null;
  const saved = await saveDocument(filePath, text);
  if (saved.ok && kind === 'preset') await remembered(filePath);
  return saved;
}

/** Asks whether a page that has crashed again and again is to be loaded once more. */
export async function askAfterCrashes(window: BrowserWindow, words: ShellWords): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: words('crashed'),
    detail: words('crashedDetail'),
    buttons: [words('loadAgain'), words('closeWindow')],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

/** Asks what becomes of unsaved changes. */
export async function askBeforeClose(
  window: BrowserWindow,
  words: ShellWords,
  names: readonly string[],
): Promise<CloseAnswer> {
  const [name = '', ...others] = names;
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message:
      others.length === 0 ? words('saveChangesTo', { name }) : words('saveChangesToPresets', { count: names.length }),
    detail: others.length === 0 ? words('lostOtherwise') : `${names.join('\n')}\n\n${words('lostOtherwise')}`,
    buttons: [words('save'), words('dontSave'), words('cancel')],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  });
  return CLOSE_ANSWERS[response] ?? 'cancel';
}
