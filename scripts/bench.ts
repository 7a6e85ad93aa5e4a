import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { benchHands } from './bench/hands';
import {
  benchChineseOfficial,
  benchFirstHand,
  benchMemory,
  benchWaits,
  type FirstHand,
  firstHand,
} from './bench/others';
import { benchPreview } from './bench/preview';

/**
 * `npm run bench [SEED] [hands|preview]`: hands scored per second, and how fast an edit is ruled on, in one process and one
 * thread; only the time to the first hand is taken in threads of its own, since here all would be warm.
 */
if (isMainThread) {
  const seed = Number(process.argv[2] ?? 1);
  const only = process.argv[3];
  console.log(`seed ${String(seed)}`);
  const print = (lines: readonly string[]): void => {
    for (const line of lines) console.log(line);
  };
  if (only !== 'preview') {
    print(await benchFirstHand(fileURLToPath(import.meta.url)));
    print(benchHands(seed));
    print(benchChineseOfficial(seed));
    print(benchWaits(seed));
    print(benchMemory(seed));
  }
  if (only !== 'hands') print(benchPreview(seed));
} else parentPort?.postMessage(firstHand(workerData as FirstHand));
