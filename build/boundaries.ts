import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const TOP = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['app', 'main', 'renderer', 'schemas', 'presets', 'build', 'scripts', 'e2e'];

export interface Boundaries {
  /** How many modules were looked at: none means that nothing was checked. */
  readonly modules: number;
  /** One line per forbidden import, with what to import instead. */
  readonly violations: readonly string[];
}

/** Checks the imports of a project laid out as this one against .dependency-cruiser.cjs. */
export async function checkBoundaries(baseDir: string = TOP): Promise<Boundaries> {
  const options = await extractDepcruiseOptions(path.join(TOP, '.dependency-cruiser.cjs'));
  const comments = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
  const folders = FOLDERS.filter((folder) => existsSync(path.join(baseDir, folder)));
  const { output } = await cruise(folders, { ...options, baseDir, validate: true }, undefined, {
    tsConfig: extractTSConfig(path.join(TOP, 'tsconfig.json')),
  });
  const { summary } = output as ICruiseResult;
  const violations = summary.violations.map(
    ({ from, to, rule }) => `${rule.name}: ${from} imports ${to}. ${comments.get(rule.name) ?? ''}`,
  );
  return { modules: summary.totalCruised, violations };
}
