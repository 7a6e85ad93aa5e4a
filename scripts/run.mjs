// Runs a TypeScript file of the project, with its schema validators and globs: `node scripts/run.mjs scripts/generate.ts --check`.
import path from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/run.mjs FILE.ts [ARGUMENT]...');
  process.exit(2);
}
const server = await createServer({ configFile: 'build/vite/run.config.ts', appType: 'custom' });
process.argv = [process.argv[0], path.resolve(file), ...args];
try {
  await createServerModuleRunner(server.environments.ssr).import(path.resolve(file));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.close();
}
