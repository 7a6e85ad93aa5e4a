import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STAND_IN } from '../../scripts/electron-binary.mjs';

test.describe.configure({ mode: 'serial' });

const PORT = '4198';
let home = '';
let child: ChildProcess | undefined;
test.beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'prevailing-launcher-'));
});
test.afterEach(async () => {
  const running = child;
  if (running && running.exitCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill();
    await ended;
  }
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the launcher; the function gives what it has said so far. */
function start(env: NodeJS.ProcessEnv): () => string {
  const started = spawn(process.execPath, ['scripts/start.mjs', '--no-open'], {
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, PREVAILING_PORT: PORT, ...env },
  });
  child = started;
  let text = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return () => text;
}

test('without Electron the launcher says why and serves the browser edition', async ({ request }) => {
  const said = start({ ELECTRON_OVERRIDE_DIST_PATH: home, ELECTRON_MIRROR: 'http://127.0.0.1:9/' });
  await expect.poll(said, { timeout: 20_000 }).toContain(`http://127.0.0.1:${PORT}/`);
  expect(said()).toMatch(/Electron does not start here: its program could not be downloaded/);
  expect((await request.get(`http://127.0.0.1:${PORT}/`)).ok()).toBe(true);
});

test('with an Electron that ends at once the launcher says so and serves the browser edition', async () => {
  await writeFile(path.join(home, 'electron'), '#!/bin/sh\necho "libgtk-3.so.0: no such file" >&2\nexit 127\n', {
    mode: 0o755,
  });
  const said = start({ ELECTRON_OVERRIDE_DIST_PATH: home });
  await expect.poll(said, { timeout: 20_000 }).toContain(`http://127.0.0.1:${PORT}/`);
  expect(said()).toMatch(/Electron does not start here: it ended at once \(exit code 127\)/);
});

test('with Electron the launcher starts the desktop program and serves nothing', async ({ request }) => {
  const said = start({ ELECTRON_OVERRIDE_DIST_PATH: STAND_IN, ELECTRON_HOST_LOG: '1' });
  await expect.poll(said, { timeout: 20_000 }).toContain('electron-host: ready');
  await expect(request.get(`http://127.0.0.1:${PORT}/`)).rejects.toThrow(/ECONNREFUSED/);
});
