import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to, if it belongs to one: `/…/node_modules/@a/b`. */
export function packageFolder(module: string): string | undefined {
  const file = module.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];
}

/** Writes down, in `dist/packages/<name>.json`, the folders of the packages of which something went into the bundle. */
export function packages(name: string): Plugin {
  const folders = new Set<string>();
  let root = '';
  return {
    name: 'bundled-packages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const modules = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
        for (const module of modules) {
          const folder = packageFolder(path.resolve(root, module));
          if (folder !== undefined) folders.add(path.relative('.', folder));
        }
      }
    },
    closeBundle() {
      const file = path.resolve(import.meta.dirname, `../../dist/packages/${name}.json`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify([...folders].sort(), null, 2)}\n`);
    },
  };
}
