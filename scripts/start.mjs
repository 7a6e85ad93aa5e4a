// npm start: the desktop program; where Electron's own program cannot be had, the browser edition.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { electronBinary } from './electron-binary.mjs';
import { PORT, serve } from './serve.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const flags = new Set(process.argv.slice(2));
const electron = path.join(root, 'node_modules/electron');

function run(command, args, { limit, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
    const done = (result) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
      resolve(result);
    };
    let text = '';
    child.stdout?.on('data', (d) => (text += d));
    child.stderr?.on('data', (d) => (text += d));
    const timer =
      limit &&
      setTimeout(() => (child.kill(), done({ code: null, text: `no answer within ${limit / 1000} s` })), limit);
    child.once('error', (error) => done({ code: null, text: error.message }));
    child.once('exit', (code, signal) =>
      (signal === 'SIGINT' || signal === 'SIGTERM') && !limit ? process.exit(0) : done({ code, text }),
    );
  });
}

const MIRROR = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? 'https://github.com/';

/** Whether the place answers that Electron's program comes from: a network that swallows packets would otherwise hold the start for minutes. */
async function reachable() {
  if (Object.keys(process.env).some((name) => /^(https?|all)_proxy$|^electron_get_use_proxy$/i.test(name))) return true;
  try {
    await fetch(MIRROR, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(8000) });
    return true;
  } catch {
    return false;
  }
}

async function desktop() {
  let file = electronBinary();
  if (!file) {
    if (!(await reachable())) return `its program could not be downloaded (no connection to ${new URL(MIRROR).host}).`;
    console.log('Fetching Electron (about 120 MB, once)…');
    const { code, text } = await run(process.execPath, [path.join(electron, 'install.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      limit: 300_000,
    });
    file = electronBinary();
    if (code !== 0 || !file) return `its program could not be downloaded (${text.trim().split('\n')[0]}).`;
  }
  const began = Date.now();
  const { code, text } = await run(file, ['.', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]);
  if (code !== 0 && Date.now() - began < 5000) return `it ended at once (exit code ${code}) ${text}`.trim();
  process.exit(code ?? 0);
}

/** Whether anything that is built from is newer than the last build. */
function stale() {
  const at = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  const built = at('dist/built');
  if (!built) return true;
  const sources = ['app', 'main', 'renderer', 'schemas', 'presets', 'build'].flatMap((dir) =>
    readdirSync(path.join(root, dir), { recursive: true }).map((f) => path.join(dir, f)),
  );
  return ['package-lock.json', ...sources].some((file) => (at(file) ?? 0) > built);
}

function openBrowser(url) {
  if (flags.has('--no-open') || process.env.CI) return;
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

if (!existsSync(electron) && !flags.has('--browser')) {
  console.error('Nothing is installed yet. Run: npm ci');
  process.exit(1);
}
if (stale() && (await run(process.execPath, ['scripts/build.mjs'])).code !== 0) process.exit(1);
const why = flags.has('--browser') ? '--browser was given' : await desktop();
console.log(`\nElectron does not start here: ${why}`);
console.log(
  'This is the browser edition instead. It keeps presets in the browser and has no menu bar; files come and go by upload and download.',
);
try {
  const { url } = await serve({ port: Number(process.env.PREVAILING_PORT ?? PORT) });
  console.log(`\n  ${url}\n\nPress Ctrl+C to stop.`);
  openBrowser(url);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${process.env.PREVAILING_PORT ?? PORT} is taken: is it running already? Set PREVAILING_PORT to use another.`
      : error.message,
  );
  process.exit(1);
}
