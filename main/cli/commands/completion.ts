import type { Command, Option } from 'commander';
import { GOOD, type Exit } from '../exit';
import type { Io } from '../io';
import { completionScript, type Completed, type Shell, type Words } from './completion-scripts';

/**
 * `completion`: a script that completes commands, options and their values in a shell. Ids of presets and scenarios are
 * asked of the program while somebody types, so that those of the library are among them.
 */
export async function completion(io: Io, program: Command, shell: Shell): Promise<Exit> {
  await io.out(completionScript(shell, { options: program.options.map(asked), commands: program.commands.map(done) }));
  return GOOD;
}

/** What stands for each argument and value that is the name of something. */
const NAMED: Readonly<Record<string, Words>> = {
  preset: { kind: 'presets' },
  scenario: { kind: 'scenarios' },
  file: { kind: 'files' },
  folder: { kind: 'folders' },
};

function done(command: Command): Completed {
  return {
    name: command.name(),
    words: command.description(),
    options: command.options.map(asked),
    arguments: command.registeredArguments.map((one) =>
      one.argChoices === undefined ? (NAMED[one.name()] ?? { kind: 'free' }) : { kind: 'some', words: one.argChoices },
    ),
  };
}

function asked(option: Option): Completed['options'][number] {
  const placeholder = /<([^>]+)>/.exec(option.flags)?.[1];
  const flags = [option.long, option.short].filter((flag) => flag !== undefined);
  const about = { flags, words: option.description };
  if (option.argChoices !== undefined) return { ...about, value: { kind: 'some', words: option.argChoices } };
  return placeholder === undefined ? about : { ...about, value: NAMED[placeholder] ?? { kind: 'free' } };
}
