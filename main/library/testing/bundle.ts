import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

/** Bundles one of the programs in this folder for a Node process of its own; readable by every user. */
export async function bundled(program: string): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'library-program-'));
  await build({
    configFile: false,
    logLevel: 'error',
    // write-file-atomic is CommonJS and names its temporary files after its own.
    define: { __filename: 'import.meta.filename' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(import.meta.dirname, `${program}.ts`),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { format: 'es', entryFileNames: `${program}.mjs`, codeSplitting: false } },
    },
  });
  return path.join(outDir, `${program}.mjs`);
}
