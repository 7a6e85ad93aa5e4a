import { processIo } from './io';
import { runCommand } from './program';

process.exitCode = await runCommand(processIo(), process.argv.slice(2));
