/**
 * Reads hostile texts (presets, scenarios, hands, deals and files of other programs, changed at random) in a process with 200 MB:
 * `npm run hostile [TEXTS] [SEED]`. Each has to be taken, or refused with a place, within a second. Prints what became of them;
 * fails where one does neither.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { judged } from '../app/exchange/testing/judged';
import { KINDS, mutantOf } from '../app/exchange/testing/mutants';

const MOST_MS = 1000;
const [first = '100000', second = '1', child] = process.argv.slice(2);
const texts = Number(first);
const seed = Number(second);

function read(): void {
  const counts = new Map(KINDS.map((kind) => [kind, { taken: 0, refused: 0, longest: 0 }]));
  const codes = new Map<string, number>();
  const failures: string[] = [];
  for (let at = seed; at < seed + texts; at += 1) {
    const mutant = mutantOf(at);
    const count = counts.get(mutant.kind);
    if (count === undefined) throw new Error('there are kinds');
    const before = process.cpuUsage();
    try {
      const answer = judged(mutant, at);
      count[answer.taken ? 'taken' : 'refused'] += 1;
      if (!answer.taken) for (const code of answer.codes) codes.set(code, (codes.get(code) ?? 0) + 1);
    } catch (error) {
      failures.push(
        `${mutant.kind} ${String(at)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
    // Time of this process, so that a busy machine does not look like a slow reader.
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    count.longest = Math.max(count.longest, ms);
    if (ms > MOST_MS) failures.push(`${mutant.kind} ${String(at)}: ${String(Math.round(ms))} ms`);
  }
  console.log('   taken  refused  longest ms');
  for (const [kind, { taken, refused, longest }] of counts)
    console.log(
      `${String(taken).padStart(8)} ${String(refused).padStart(8)} ${longest.toFixed(0).padStart(11)}  ${kind}`,
    );
  const said = [...codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${String(count)}`);
  console.log(`refused for: ${said.join(', ')}`);
  for (const one of failures.slice(0, 20)) console.log(one);
  const polluted = Object.keys(Object.prototype).length;
  console.log(
    `${String(failures.length)} of ${String(texts)} neither taken nor refused; ${String(polluted)} prototypes changed`,
  );
  if (failures.length > 0 || polluted > 0) process.exitCode = 1;
}

if (child === 'child') read();
else {
  const args = ['--max-old-space-size=200', fileURLToPath(import.meta.url), first, second, 'child'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
