'use strict';
// Entry of the stand-in for Electron: finds the app as Electron does, gives it the 'electron' module, runs it.
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const [exe, ...args] = process.argv.slice(2);
const dist = path.dirname(fs.realpathSync(exe));
const version = fs.readFileSync(path.join(dist, 'version'), 'utf8').trim();
if (args[0] === '--version' || args[0] === '-v') {
  console.log(`v${version}`);
  process.exit(0);
}
process.argv = [exe, ...args];
process.execPath = exe;
process.type = 'browser';
process.resourcesPath = path.join(dist, 'resources');
Object.defineProperty(process.versions, 'electron', { value: version, enumerable: true });

/** The asar format: a pickle holding the header's JSON, then the files one after another. */
function extractAsar(file, to) {
  const fd = fs.openSync(file, 'r');
  const sizes = Buffer.alloc(16);
  fs.readSync(fd, sizes, 0, 16, 0);
  const json = Buffer.alloc(sizes.readUInt32LE(12));
  fs.readSync(fd, json, 0, json.length, 16);
  const base = 8 + sizes.readUInt32LE(4);
  const walk = (node, at) => {
    if (node.files) {
      fs.mkdirSync(at, { recursive: true });
      for (const [name, child] of Object.entries(node.files)) walk(child, path.join(at, name));
    } else if (node.unpacked) {
      fs.copyFileSync(path.join(`${file}.unpacked`, path.relative(to, at)), at);
    } else {
      const data = Buffer.alloc(node.size);
      fs.readSync(fd, data, 0, node.size, base + Number(node.offset));
      fs.writeFileSync(at, data);
    }
  };
  walk(JSON.parse(json.toString('utf8')), to);
  fs.closeSync(fd);
  return to;
}

function findApp() {
  const asar = path.join(process.resourcesPath, 'app.asar');
  if (fs.existsSync(asar)) {
    const to = fs.mkdtempSync(path.join(os.tmpdir(), 'electron-host-asar-'));
    process.on('exit', () => fs.rmSync(to, { recursive: true, force: true }));
    return { dir: extractAsar(asar, path.join(to, 'app.asar')), packaged: true };
  }
  const plain = path.join(process.resourcesPath, 'app');
  if (fs.existsSync(plain)) return { dir: plain, packaged: true };
  const named = args.find((arg, i) => !arg.startsWith('-') && args[i - 1] !== '-r');
  if (!named) throw new Error('no app given');
  return { dir: path.resolve(named), packaged: false };
}

const found = findApp();
const manifest = JSON.parse(fs.readFileSync(path.join(found.dir, 'package.json'), 'utf8'));
const entry = path.join(found.dir, manifest.main ?? 'index.js');
process.defaultApp = found.packaged ? undefined : true;

const { electron, control } = require('./electron.cjs').create({
  dir: found.dir,
  packaged: found.packaged,
  manifest,
  args,
});

// require('electron') and import 'electron' both give the double.
const load = Module._load;
Module._load = function (request, ...rest) {
  return /^electron(\/(main|common))?$/.test(request) ? electron : load.call(this, request, ...rest);
};
globalThis[Symbol.for('electron-host')] = electron;
Module.register('./hooks.mjs', pathToFileURL(__filename), { data: Object.keys(electron) });

const preloads = args.flatMap((arg, i) => (arg === '-r' ? [args[i + 1]] : []));
for (const file of preloads) require(file);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => electron.app.quit());
process.on('uncaughtException', (error) => control.fail(error));
process.on('unhandledRejection', (error) => control.fail(error));
(async () => {
  if (/\.mjs$/.test(entry) || (/\.js$/.test(entry) && manifest.type === 'module'))
    await import(pathToFileURL(entry).href);
  else require(entry);
  await control.ready();
})().catch((error) => control.fail(error));
