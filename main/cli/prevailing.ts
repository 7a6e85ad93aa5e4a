import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };

const program = new Command('prevailing').description(manifest.description).version(manifest.version);
program.parse();
