import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { XMJ } from '../../app/exchange/formats/xmj/xmj';
import { builtin } from '../../app/preset/builtin';
import { withValue } from '../../app/preset/pointer';
import type { Preset } from '../../schemas/generated/preset';

// The Debian package puts its programs where games are, which not every PATH has.
const PATH = [process.env['PATH'] ?? '', '/usr/games'].join(path.delimiter);
const folder = mkdtempSync(path.join(os.tmpdir(), 'mj-server-'));
const started: (ChildProcess | net.Socket)[] = [];

afterEach(() => {
  for (const one of started.splice(0)) {
    if (one instanceof net.Socket) one.destroy();
    else one.kill('SIGKILL');
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function installed(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { env: { ...process.env, PATH } });
    return true;
  } catch {
    return false;
  }
}

function run(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, PATH }, stdio: 'ignore' });
  started.push(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A connection as soon as somebody listens. */
async function connected(port: number, tries = 100): Promise<net.Socket> {
  for (let left = tries; left > 0; left -= 1) {
    const socket = net.connect(port, '127.0.0.1');
    const there = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => {
        resolve(true);
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
    if (there) {
      started.push(socket);
      return socket;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('mj-server does not listen');
}

/** The options that the server has taken from a file, as it tells them when four players have joined. */
async function optionsTaken(text: string): Promise<ReadonlyMap<string, number>> {
  const file = path.join(folder, 'options');
  writeFileSync(file, text);
  const port = await freePort();
  const address = `127.0.0.1:${String(port)}`;
  run('mj-server', ['--server', address, '--option-file', file, '--no-manager']);
  const me = await connected(port);
  const options = new Map<string, number>();
  let pending = '';
  const all = new Promise<void>((resolve) => {
    me.on('data', (data) => {
      const lines = (pending + data.toString('latin1')).split(/\r?\n/);
      pending = lines.pop() ?? '';
      for (const line of lines) {
        const [, name, value] = /^GameOption \d+ (\w+) \w+ \d+ \d+ (-?\d+)/.exec(line) ?? [];
        if (name !== undefined && name !== 'End' && value !== undefined) options.set(name, Number(value));
        if (name === 'NumRounds') resolve();
      }
    });
  });
  me.write('Connect 1110 0 Me\r\n');
  for (const name of ['A', 'B', 'C']) run('mj-player', ['--server', address, '--name', name]);
  // The table is told on demand once the game exists.
  const asking = setInterval(() => me.write('ListGameOptions 0\r\n'), 500);
  try {
    await Promise.race([
      all,
      new Promise((_, reject) =>
        setTimeout(reject, 40_000, new Error(`only ${String(options.size)} options came back`)),
      ),
    ]);
  } finally {
    clearInterval(asking);
  }
  return options;
}

function known(id: string): Preset {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(id);
  return preset;
}

test('the server of xmj is there', () => {
  const missing = ['mj-server', 'mj-player'].filter((program) => !installed(program));
  expect(missing, 'install the Debian package mah-jong: .ci/run does').toEqual([]);
});

test('mj-server takes the file and has our values', { timeout: 60_000 }, async () => {
  const changes: Readonly<Record<string, unknown>> = {
    '/scoring/payments/limitPoints': 500,
    '/rules/general/rounds': 2,
    '/rules/general/flowers': 0,
    '/rules/general/secondsToClaim': 7,
    '/rules/general/deadWall': 'exhaustible',
    '/rules/general/deadWallSize': 16,
    '/rules/general/kongsAsConcealed': 'concealed',
    '/scoring/payments/method': 'winner-only',
    '/scoring/limits/seven-pairs': {
      exposed: { value: 500, unit: 'limit' },
      concealed: { value: 500, unit: 'limit' },
    },
  };
  const preset = Object.entries(changes).reduce(
    (now, [pointer, value]) => withValue(now, pointer, value),
    known('chinese-classical'),
  );
  const made = XMJ.export?.(preset);
  if (made?.ok !== true) throw new Error(JSON.stringify(made));
  const taken = await optionsTaken(made.value.text);
  const ours = [...made.value.text.matchAll(/^GameOption 0 (\w+) \w+ \d+ 1 (\d+)/gm)].map(
    ([, name, value]) => [name, Number(value)] as const,
  );
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(ours));
  expect(Object.fromEntries(taken)).toMatchObject({
    ScoreLimit: 500,
    NumRounds: 2,
    Flowers: 0,
    Timeout: 7,
    DeadWall: 1,
    DeadWall16: 1,
    KongHas3Types: 0,
    LosersSettle: 0,
    MahJongScore: 10,
    SevenPairs: 1,
    SevenPairsVal: 50_000_000,
  });
});
