// Lists the packages of which something is in the built program, with version and licence, and writes their licence texts
// to dist/licences.txt, which is shipped. Fails on a licence that is not known to be good, and on two copies of a package.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const GOOD = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1']);

function textOf(folder) {
  const name = readdirSync(folder).find((one) => /^(licen[cs]e|copying|ofl)(\.|$)/i.test(one));
  return name ? readFileSync(path.join(folder, name), 'utf8').trim() : '(The package brings no licence text.)';
}

/** What is wrong with a list of packages: a licence that is not known to be good, two copies, nothing at all. */
export function problemsOf(found) {
  const problems = [];
  for (const { name, version, license, folder } of found) {
    if (!GOOD.has(license)) problems.push(`${folder}: is ${license} good? See scripts/licences.mjs`);
    const other = found.find((one) => one.name === name && one.folder < folder);
    if (other) problems.push(`${name} is there twice: ${other.folder} ${other.version}, ${folder} ${version}`);
  }
  if (found.length === 0) problems.push('No package was found in the bundles: the list proves nothing.');
  return problems;
}

/**
 * Writes dist/licences.txt for the last whole build.
 * @returns {{ found: { folder: string, name: string, version: string, license: string }[], problems: string[] }}
 */
export function licences() {
  const folders = new Set(
    readdirSync('dist/packages').flatMap((name) => JSON.parse(readFileSync(path.join('dist/packages', name), 'utf8'))),
  );
  const found = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder, name, version, license };
  });
  const problems = problemsOf(found);
  const parts = found.map(
    ({ name, version, license, folder }) => `${name} ${version} (${license})\n\n${textOf(folder)}\n`,
  );
  writeFileSync('dist/licences.txt', parts.join(`\n${'-'.repeat(80)}\n\n`));
  return { found, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, problems } = licences();
  for (const { name, version, license } of found) console.log(`${name} ${version} (${license})`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
