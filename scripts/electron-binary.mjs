import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** The stand-in for Electron's program that the end-to-end tests use where the program itself is not there. */
export const STAND_IN = path.join(root, 'e2e/electron-host');

/**
 * Electron's own program, if it has been fetched. Asking the package `electron` would fetch it.
 * @returns {string | undefined} an absolute path
 */
export function electronBinary() {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const folder = path.join(root, 'node_modules/electron');
  try {
    const file = given
      ? path.join(given, 'electron')
      : path.join(folder, 'dist', readFileSync(path.join(folder, 'path.txt'), 'utf8'));
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
