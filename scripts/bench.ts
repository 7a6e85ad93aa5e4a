import { benchHands } from './bench/hands';
import { benchPreview } from './bench/preview';

/** `npm run bench [SEED]`: hands scored per second, and how fast an edit is ruled on, in one process and one thread. */
const seed = Number(process.argv[2] ?? 1);
console.log(`seed ${String(seed)}`);
for (const line of [...benchHands(seed), ...benchPreview(seed)]) console.log(line);
