// npm test: everything that must hold. Its last line is `N passed, N failed`; it ends with 1 if anything failed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { CHROMIUM } from './chromium.mjs';
import { electronBinary, STAND_IN } from './electron-binary.mjs';
import { totalOf } from './results.mjs';

const RESULTS = '.results';
const npm = (script, ...rest) => ['npm', ['run', '-s', script, ...(rest.length > 0 ? ['--', ...rest] : [])]];
const unitReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`];

/** Those `aside` use one core each and run together, first; the others in this order. A step is left out without what it needs. */
const STEPS = [
  { name: 'generate:check', run: npm('generate:check') },
  { name: 'typecheck', run: npm('typecheck'), aside: true },
  { name: 'lint', run: npm('lint'), aside: true },
  { name: 'format:check', run: npm('format:check'), aside: true },
  { name: 'boundaries', run: npm('boundaries') },
  { name: 'knip', run: npm('knip') },
  { name: 'unit', run: npm('unit', ...unitReport) },
  { name: 'coverage:options', run: npm('coverage:options') },
  { name: 'build', run: npm('build') },
  { name: 'licences', run: npm('licences'), needs: ['build'] },
  { name: 'chromium', act: chromium },
  { name: 'e2e', run: npm('e2e'), needs: ['build', 'chromium'] },
];

/** The end-to-end tests need a Chromium: Debian's is installed where that is possible, else the reader is told how. */
function chromium() {
  if (existsSync(CHROMIUM)) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ])
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (existsSync(CHROMIUM)) return true;
  }
  console.log(`There is no Chromium at ${CHROMIUM}. Install one (Debian: apt-get install chromium fonts-noto-core`);
  console.log('fonts-noto-cjk) or name yours: CHROMIUM=/path/to/chromium npm test');
  return false;
}

/** A step beside others: what it prints is kept together until it ends. */
function runAside({ name, run: [program, args] }) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    const keep = (part) => {
      output += part;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => keep(`${error.message}\n`));
    child.on('close', (code) => {
      console.log(`\n== ${name}\n${output}`.trimEnd());
      told(name, code === 0 ? 'ok' : 'FAILED', began);
      resolve();
    });
  });
}

function run({ run: command, act }) {
  if (act) return act();
  const [program, args] = command;
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

rmSync(RESULTS, { recursive: true, force: true });
const failedSteps = [];
const times = [];
/** Writes down how a step has ended. */
function told(name, outcome, began) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  times.push(`${name.padEnd(16)} ${seconds.padStart(6)} s  ${outcome}`);
  console.log(`== ${name}: ${outcome}, ${seconds} s`);
  if (outcome !== 'ok') failedSteps.push(name);
}

await Promise.all(STEPS.filter(({ aside }) => aside).map(runAside));
for (const step of STEPS.filter(({ aside }) => !aside)) {
  const lacking = (step.needs ?? []).filter((need) => failedSteps.includes(need));
  console.log(`\n== ${step.name}`);
  const began = performance.now();
  const good = lacking.length === 0 && run(step);
  told(step.name, good ? 'ok' : lacking.length > 0 ? `left out, without ${lacking.join(', ')}` : 'FAILED', began);
}

console.log(`\n${times.join('\n')}\n`);
const binary = electronBinary();
console.log(
  binary && !binary.startsWith(STAND_IN)
    ? `End-to-end tests of the desktop ran on Electron itself (${binary}).`
    : 'End-to-end tests of the desktop ran on the stand-in for Electron; docs/RELEASE.md lists what it cannot prove.',
);
const { passed, failed, notes } = totalOf(RESULTS, failedSteps);
for (const note of notes) console.log(note);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
