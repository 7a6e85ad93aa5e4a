import { benchPreview } from './bench/preview';

/** `npm run bench [SEED]`: how fast an edit is ruled on, in one process and one thread. */
const seed = Number(process.argv[2] ?? 1);
console.log(`seed ${String(seed)}`);
for (const line of benchPreview(seed)) console.log(line);
