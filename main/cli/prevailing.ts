import { processIo } from './io';
import { speakAsAsked } from './language';

const args = process.argv.slice(2);
await speakAsAsked(args);
// Only now: its modules take their words as they are loaded.
const { runCommand } = await import('./program');
process.exitCode = await runCommand(processIo(), args);
