import { app, crashReporter, Menu, nativeTheme, protocol, session } from 'electron';
import path from 'node:path';
import type { OpenedFile } from '../../app/bridge';
import { endingOf } from '../library/ending';
import { openJournal } from '../library/journal';
import { openLibrary } from '../library/library';
import { watchLibrary } from '../library/watch';
import { serveBundle } from '../shell/bundle';
import { fileInArguments, openDocument } from '../shell/documents';
import { openLog } from '../shell/log';
import { openRecent } from '../shell/recent';
import { handlers } from './handlers';
import { answer, tell } from './ipc';
import { firstMenu, menuTemplate } from './menu';
import { BACKGROUND } from './window';
import { openWindows, type Windows } from './windows';

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
app.enableSandbox();
// Crashes of the program itself are kept on this machine and sent nowhere.
crashReporter.start({ uploadToServer: false });

const userData = (name: string) => path.join(app.getPath('userData'), name);
const folder = process.env['PREVAILING_LIBRARY'] ?? userData('library');
const log = openLog(path.join(app.getPath('logs'), 'prevailing-wind.log'));
const recent = openRecent(userData('recent.json'));
process.on('uncaughtExceptionMonitor', (error) => {
  log.write(error.stack ?? error.message);
});

let windows: Windows | undefined;
/** Files that the system asked to open before a page could take them. */
let waiting: OpenedFile[] = [];

/** The preset of the library that a file is, if it is one. */
function ownId(file: string): string | undefined {
  const ending = endingOf('presets');
  const inside = path.dirname(path.resolve(file)) === path.resolve(folder);
  return inside && file.endsWith(ending) ? path.basename(file, ending) : undefined;
}

/** Takes in a file that the system asks to open. */
async function give(file: string): Promise<void> {
  const opened = await openDocument(file);
  const own = ownId(file);
  const given = opened.ok && own !== undefined ? { ...opened, own } : opened;
  if (opened.ok && own === undefined) {
    app.addRecentDocument(file);
    await recent.add(file);
  }
  const front = windows?.front();
  if (front?.listens === true) tell(front.window.webContents, 'opened', given);
  else waiting.push(given);
}

async function start(): Promise<void> {
  log.write(`started ${app.getVersion()}`);
  const journal = openJournal(userData('journal'));
  const open = openWindows(journal, log);
  windows = open;
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, reply) => {
    reply(false);
  });
  session.defaultSession.setPermissionCheckHandler(() => false);
  protocol.handle('app', serveBundle(path.join(import.meta.dirname, '../renderer')));
  answer(
    handlers({
      folder,
      libraries: { presets: openLibrary(folder), scenarios: openLibrary(folder, undefined, 'scenarios') },
      journal,
      recent,
      windows: open,
      log,
      listening: (window) => {
        window.listens = true;
        for (const file of waiting) tell(window.window.webContents, 'opened', file);
        waiting = [];
      },
    }),
    open.from,
  );
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate(firstMenu(open.words()), process.platform, () => undefined)),
  );
  nativeTheme.on('updated', () => {
    for (const { window } of open.all())
      window.setBackgroundColor(nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light);
  });
  const file = fileInArguments(process.argv.slice(1));
  if (file !== undefined) await give(file);
  open.open();
  await watchLibrary(folder, () => {
    for (const { window } of open.all()) tell(window.webContents, 'libraryChange');
  });
}

if (!app.requestSingleInstanceLock()) {
  app.quit();
} else {
  app.on('second-instance', (_event, args, directory) => {
    const file = fileInArguments(args.slice(1));
    if (file !== undefined) void give(path.resolve(directory, file));
    const { window } = windows?.front() ?? windows?.open() ?? {};
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    void give(file);
  });
  app.on('before-quit', () => {
    windows?.quit();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (windows?.all().length === 0) windows.open();
  });
  void app.whenReady().then(start);
}
