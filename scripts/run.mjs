// Runs a TypeScript file of the project, with its schema validators and globs: `node scripts/run.mjs FILE.ts [ARGUMENT]...`.
// `--built` before the file bundles it first, as the program itself is: for measuring.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, createServerModuleRunner } from 'vite';

const built = process.argv[2] === '--built';
const [file, ...args] = process.argv.slice(built ? 3 : 2);
if (!file) {
  console.error('usage: node scripts/run.mjs [--built] FILE.ts [ARGUMENT]...');
  process.exit(2);
}
const configFile = 'build/vite/run.config.ts';
process.argv = [process.argv[0], path.resolve(file), ...args];

async function runBuilt() {
  // Below the project, so that packages left outside are found.
  const outDir = mkdtempSync(path.resolve('node_modules/.run-'));
  try {
    await build({
      configFile,
      build: {
        ssr: path.resolve(file),
        outDir,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { format: 'es', entryFileNames: 'run.mjs', codeSplitting: false } },
      },
    });
    await import(pathToFileURL(path.join(outDir, 'run.mjs')).href);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function runDirectly() {
  const server = await createServer({ configFile, appType: 'custom' });
  try {
    await createServerModuleRunner(server.environments.ssr).import(path.resolve(file));
  } finally {
    await server.close();
  }
}

try {
  await (built ? runBuilt() : runDirectly());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
