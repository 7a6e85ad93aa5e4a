import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../desk';
import { ruled } from '../window';

test('the page is shut in: no Node, no ipcRenderer, eval and outside requests refused', async ({
  desktop: { page },
}) => {
  const seen = await page.evaluate(async () => {
    const attempt = async (fn: () => unknown) => {
      try {
        return String(await fn());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      node: typeof (globalThis as { require?: unknown }).require + typeof (globalThis as { process?: unknown }).process,
      replaced: Reflect.set(window, 'prevailing', 1) || Reflect.set(window.prevailing ?? {}, 'libraryList', 1),
      // In a task of the page's own: the debugger that carries evaluate() lifts the rule against eval while it runs.
      evaluated: await new Promise((resolve) => {
        setTimeout(() => {
          resolve(attempt(() => (0, eval)('1') as unknown));
        });
      }),
      fetched: await attempt(() => fetch('https://example.invalid/')),
      secure: isSecureContext,
    };
  });
  expect(seen).toEqual({
    node: 'undefinedundefined',
    replaced: false,
    evaluated: 'EvalError',
    fetched: 'TypeError',
    secure: true,
  });
});

test('the page has the functions of the contract and no others', async ({ desktop: { page } }) => {
  expect(await page.evaluate(() => Object.keys(window.prevailing ?? {}).sort())).toEqual(
    [
      ...['clipboardWrite', 'filesOpen', 'filesSaveAs', 'journalDrop', 'journalList', 'journalPut'],
      ...['libraryBackup', 'libraryList', 'libraryRead', 'libraryRemove', 'libraryRename'],
      ...['libraryRestore', 'librarySave', 'listening', 'onLibraryChange', 'onMenu', 'onOpened', 'onSaveBeforeClose'],
      ...['libraryDragOut', 'libraryReveal', 'log', 'logReveal', 'newWindow'],
      ...['recentClear', 'recentForget', 'recentList', 'recentOpen'],
      ...['openExternal', 'savedBeforeClose', 'setDirty', 'setLanguage', 'setMenu', 'setTheme'],
    ].sort(),
  );
});

test('calls with arguments of another shape are refused', async ({ desktop: { page } }) => {
  const answers = await page.evaluate(async () => {
    const api = window.prevailing as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const call = (name: string, ...args: unknown[]) =>
      api[name]?.(...args).then(
        () => 'answered',
        (error: unknown) => (error as Error).message,
      );
    return Promise.all([
      call('libraryRead', 'presets', 7),
      call('libraryRead'),
      call('libraryList', 'more'),
      call('librarySave', 'presets', 'club', '{}', undefined, false),
      call('setTheme', 'pink'),
      call('setMenu', [{ id: 'x', label: 'X', entries: [{ kind: 'role', role: 'toggleDevTools' }] }]),
      call('setMenu', [
        { id: 'x', label: 'X', entries: [{ kind: 'command', id: 'x', label: 'X', enabled: true, shortcut: '?' }] },
      ]),
      call('libraryRead', 'presets', () => 1),
    ]);
  });
  expect(answers.slice(0, -1)).toEqual(Array(7).fill(expect.stringContaining('refused: arguments of another shape')));
  expect(answers.at(-1)).toContain('could not be cloned');
});

test('only known pages open outside, and nothing opens inside', async ({ desktop: { app, page } }) => {
  await app.evaluate(({ shell }) => {
    shell.openExternal = (url) => {
      const all = globalThis as { opened?: string[] };
      (all.opened ??= []).push(url);
      return Promise.resolve();
    };
  });
  const before = page.url();
  await page.evaluate(() => {
    for (const url of [
      'https://github.com/a',
      'http://github.com/b',
      'https://example.invalid/c',
      'file:///etc/passwd',
    ])
      open(url);
    void window.prevailing?.openExternal('https://github.com.example.invalid/d');
    void window.prevailing?.openExternal('https://www.4windsmj.com/e');
  });
  const opened = () => app.evaluate(() => (globalThis as { opened?: string[] }).opened);
  await expect
    .poll(async () => (await opened())?.sort())
    .toEqual(['https://github.com/a', 'https://www.4windsmj.com/e']);
  await page.evaluate(() => {
    location.href = 'https://example.invalid/away';
  });
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a menu from the page is drawn, and what is chosen in it reaches the page', async ({ desktop: { app, page } }) => {
  // The window's own menu is sent again while it fills.
  await ruled(page);
  await page.evaluate(async () => {
    window.prevailing?.onMenu((command) => {
      document.title = command;
    });
    await window.prevailing?.setMenu([
      {
        id: 'test',
        label: '&Test',
        entries: [
          { kind: 'command', id: 'test.on', label: 'On', shortcut: 'CmdOrCtrl+Shift+S', enabled: true, checked: true },
          { kind: 'separator' },
          { kind: 'command', id: 'test.off', label: 'Off', enabled: false },
        ],
      },
    ]);
  });
  const [on, off] = await app.evaluate(({ Menu }) =>
    ['test.on', 'test.off'].map((id) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById(id);
      return { label: item?.label, enabled: item?.enabled, checked: item?.checked, accelerator: item?.accelerator };
    }),
  );
  expect(on).toEqual({ label: 'On', enabled: true, checked: true, accelerator: 'CmdOrCtrl+Shift+S' });
  expect(off).toMatchObject({ label: 'Off', enabled: false });
  await app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('test.on')?.click();
  });
  await expect.poll(() => page.title()).toBe('test.on');
});

test('unsaved changes hold the window until the user has said what becomes of them', async ({
  desktop: { app, page },
}) => {
  const answer = (response: number) =>
    app.evaluate(({ BrowserWindow, dialog }, chosen) => {
      const all = globalThis as { asked?: string[] };
      dialog.showMessageBox = (_window: unknown, options?: { message?: string }) => {
        (all.asked ??= []).push(options?.message ?? '');
        return Promise.resolve({ response: chosen, checkboxChecked: false });
      };
      BrowserWindow.getAllWindows()[0]?.close();
    }, response);
  const asked = () => app.evaluate(() => (globalThis as { asked?: string[] }).asked?.length ?? 0);
  await page.evaluate(() => window.prevailing?.setDirty([{ name: 'Tuesday club', id: null }]));
  await answer(2);
  await expect.poll(asked).toBe(1);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  expect(await app.evaluate(() => (globalThis as { asked?: string[] }).asked)).toEqual([
    'Save the changes to Tuesday club?',
  ]);
  await page.evaluate(() => {
    window.prevailing?.onSaveBeforeClose(() => void window.prevailing?.savedBeforeClose(true));
  });
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await answer(0).catch(() => undefined);
  expect(await ended).toBe(0);
});

test('without unsaved changes nothing is asked; theme and place are there at the next start', async ({
  launch,
  dir,
}) => {
  const first = await launch(dir);
  // The theme is the window's own setting: chosen where a person chooses it.
  await expect
    .poll(() => first.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('theme-dark') !== null))
    .toBe(true);
  await first.app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('theme-dark')?.click();
  });
  await expect.poll(() => first.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 40, width: 900, height: 600 }),
  );
  const ended = new Promise((resolve) => first.app.process().once('exit', resolve));
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => undefined);
  expect(await ended).toBe(0);
  const second = await launch(dir);
  await expect.poll(() => second.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toEqual({ x: 60, y: 40, width: 900, height: 600 });
});

test('a preset file given to the program reaches the page', async ({ launch, dir }) => {
  const file = path.join(dir, 'Tuesday.mjrules');
  await writeFile(file, '{"name":"Tuesday"}');
  const { app, page } = await launch(dir, { args: [file] });
  // The window itself may have taken it: a second one comes as it does from another start of the program.
  await app.evaluate(
    ({ app }, [given, directory]) => app.emit('second-instance', {}, ['program', given], directory),
    ['Tuesday.mjrules', dir],
  );
  const got = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.prevailing?.onOpened(resolve);
        void window.prevailing?.listening();
      }),
  );
  await app.evaluate(
    ({ app }, [given, directory]) => app.emit('second-instance', {}, ['program', given], directory),
    ['Tuesday.mjrules', dir],
  );
  expect(await got).toEqual({ ok: true, name: 'Tuesday.mjrules', text: '{"name":"Tuesday"}' });
});

test('a text with its HTML form is put on the clipboard', async ({ desktop: { app, page } }) => {
  await page.evaluate(() => window.prevailing?.clipboardWrite('plain', '<b>rich</b>'));
  const [types, text] = await app.evaluate(async ({ clipboard }) => [
    (await clipboard.read()).flatMap((item) => item.types),
    await clipboard.readText(),
  ]);
  expect(types).toEqual(expect.arrayContaining(['text/plain', 'text/html']));
  expect(text).toBe('plain');
});

test('files go where the dialog says, and come from where it says', async ({ desktop: { app, page, dir } }) => {
  const file = path.join(dir, 'sheet.md');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, file);
  expect(await page.evaluate(() => window.prevailing?.filesSaveAs('Sheet', '# Rules 規則\n', 'markdown'))).toEqual({
    ok: true,
    where: file,
  });
  expect(await readFile(file, 'utf8')).toBe('# Rules 規則\n');
  expect(await page.evaluate(() => window.prevailing?.filesOpen())).toEqual({
    ok: true,
    name: 'sheet.md',
    text: '# Rules 規則\n',
  });
  await writeFile(file, Buffer.alloc(2 * 1024 * 1024 + 1));
  expect(await page.evaluate(() => window.prevailing?.filesOpen())).toMatchObject({ ok: false, code: 'too-large' });
});
