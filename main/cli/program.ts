import { Argument, Command, CommanderError, Option } from 'commander';
import { LANGUAGES } from '../../app/language/language';
import manifest from '../../package.json' with { type: 'json' };
import { completion } from './commands/completion';
import { SHELLS, type Shell } from './commands/completion-scripts';
import { CALLS } from './calls';
import { compare, type CompareAsked } from './commands/compare';
import { exported, FORMS, type ExportAsked } from './commands/export';
import { imported } from './commands/import';
import type { ImportAsked } from './commands/import-others';
import { list, show, validate } from './commands/list';
import { may } from './commands/may';
import { options, patterns, schema, SCHEMA_NAMES, type SchemaName } from './commands/reference';
import { rule, type RuleAsked } from './commands/rule';
import { pack } from './commands/pack';
import { score } from './commands/score';
import { settle } from './commands/settle';
import { waits } from './commands/waits';
import { EXAMPLES } from './examples';
import { GOOD, USAGE, type Exit } from './exit';
import type { Io } from './io';
import { openShelf, type Shelf } from './presets';

/** Runs one call of the command line, given without the program's name; the answer is the exit code. */
export async function runCommand(io: Io, args: readonly string[]): Promise<Exit> {
  let exit: Exit = GOOD;
  const program = programFor(io, (code) => (exit = code));
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    // Commander has told the slip already; help and version that were asked for are no slip.
    if (error instanceof CommanderError) return error.exitCode === 0 ? GOOD : USAGE;
    throw error;
  }
}

function programFor(io: Io, end: (exit: Exit) => void): Command {
  const program = new Command('prevailing')
    .description(manifest.description)
    .version(manifest.version)
    .option(
      '--library <folder>',
      'the folder of the preset library (else PREVAILING_LIBRARY, else that of the desktop)',
    )
    .addOption(
      new Option(
        '--lang <language>',
        'the language of rules, rulings and sheets (help and slips are in English)',
      ).choices(LANGUAGES),
    )
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('("prevailing help" lists the commands)')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void io.out(text), writeErr: (text) => io.err(text) })
    .addHelpText('after', '\nA preset is an id or a file. Exit codes: 0 good, 1 problems found, 2 a slip in the call.');
  const shelf = (): Shelf => openShelf(io, program.opts<{ library?: string }>().library);
  const does =
    <Given extends unknown[]>(run: (...given: Given) => Promise<Exit>) =>
    async (...given: Given): Promise<void> =>
      end(await run(...given));
  const several = (flags: string, words: string): Option =>
    new Option(flags, words).argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
  const sets = (): Option => several('--set <pointer=value>', 'change one value first; may be given several times');
  const json = (): Option => new Option('--json', 'as JSON');
  const file = '<preset>';
  const example = (input: string, args: string): string => `\nExample:\n  echo '${input}' |\n    prevailing ${args}`;

  program
    .command('list')
    .description('the presets that there are, or the scenarios')
    .option('--scenarios', 'the canned scenarios and those of the library')
    .addOption(json())
    .action(does((asked: { json?: boolean; scenarios?: boolean }) => list(shelf(), asked)));
  program
    .command(`show ${file}`)
    .description('a preset, complete: its rule sheet, or as JSON')
    .addOption(json())
    .action(does((name: string, asked: { json?: boolean }) => show(shelf(), name, asked)));
  program
    .command('validate <file...>')
    .description('the problems of preset files')
    .addOption(json())
    .action(does((files: string[], asked: { json?: boolean }) => validate(shelf(), files, asked)));
  program
    .command(`score ${file}`)
    .description('score the hand document on standard input')
    .addOption(sets())
    .option('--batch', 'one hand document on every line, one answer on every line')
    .addHelpText('after', example(EXAMPLES.score, 'score japanese-modern'))
    .action(does((name: string, asked: { set?: string[]; batch?: boolean }) => score(shelf(), name, asked)));
  program
    .command(`settle ${file}`)
    .description('settle the deal on standard input: who pays whom, why, and the new totals')
    .addOption(sets())
    .option('--batch', 'one deal on every line, one answer in JSON on every line')
    .addOption(json())
    .addHelpText('after', example(EXAMPLES.settle, 'settle european-classical'))
    .action(
      does((name: string, asked: { set?: string[]; batch?: boolean; json?: boolean }) => settle(shelf(), name, asked)),
    );
  program
    .command(`waits ${file}`)
    .description('what the hand document on standard input waits for, and how far it is from that')
    .addOption(sets())
    .option('--batch', 'one hand document on every line, one answer on every line')
    .addHelpText('after', example(EXAMPLES.waits, 'waits japanese-modern'))
    .action(does((name: string, asked: { set?: string[]; batch?: boolean }) => waits(shelf(), name, asked)));
  program
    .command('rule [preset] [scenario...]')
    .description('rule on scenarios: ids, files, or - for standard input; all canned ones where none is named')
    .addOption(sets())
    .option('--against <preset>', 'only what comes out otherwise than under this preset')
    .option('--because', 'name the options that decided')
    .option('--check', 'check the scenarios against their own expectations')
    .addOption(json())
    .action(
      does((name: string | undefined, scenarios: string[], asked: RuleAsked) =>
        rule(shelf(), name === undefined ? [] : [name, ...scenarios], asked),
      ),
    );
  program
    .command('compare <preset> <preset...>')
    .description('presets side by side')
    .addOption(json().conflicts(['markdown', 'html', 'csv']))
    .option('--markdown', 'as Markdown (the default)')
    .addOption(new Option('--html', 'as one web page').conflicts(['markdown', 'csv']))
    .addOption(new Option('--csv', 'as a table for spreadsheets').conflicts('markdown'))
    .action(
      does((first: string, others: string[], asked: CompareAsked) => compare(shelf(), [first, ...others], asked)),
    );
  program
    .command(`export ${file}`)
    .description('a preset for other programs, or its rule sheet')
    .addOption(new Option('--to <format>', 'the format').choices(FORMS).makeOptionMandatory())
    .option('-o, --output <file>', 'write to a file')
    .option('--report', 'print what is carried over, lost and assumed; the document then only goes to --output')
    .addOption(json())
    .option('--page <address>', 'the address of the browser edition, for a link')
    .addOption(several('--scenario <scenario>', 'show a scenario in the sheet; may be given several times'))
    .addOption(sets())
    .action(does((name: string, asked: ExportAsked) => exported(shelf(), name, asked)));
  program
    .command('import <file>')
    .description(
      'a preset from a file of this or another program, a link, or - for standard input; a scenario, or a whole library',
    )
    .option('--yes', 'do it')
    .option('--id <id>', 'under another id')
    .option('--name <name>', 'under another name; without it a number is added where another preset has the name')
    .option('--report', 'print what is carried over, lost and assumed')
    .action(does((name: string, asked: ImportAsked) => imported(shelf(), name, asked)));
  program
    .command('pack')
    .description('the whole library, presets and scenarios, in one file')
    .option('-o, --output <file>', 'write to a file')
    .action(does((asked: { output?: string }) => pack(shelf(), asked)));
  program
    .command('options')
    .description('every option')
    .addOption(json())
    .action(does((asked: { json?: boolean }) => options(io, asked)));
  program
    .command('patterns [preset]')
    .description('every scoring pattern, with what it is worth under a preset and its own patterns where one is named')
    .addOption(json())
    .action(does((name: string | undefined, asked: { json?: boolean }) => patterns(shelf(), name, asked)));
  program
    .command('schema')
    .description('the JSON Schema of a document')
    .addArgument(new Argument('<document>').choices(SCHEMA_NAMES))
    .action(does((name: SchemaName) => schema(io, name)));
  program
    .command(`may ${file}`)
    .description('what each seat may do in the position on standard input, and why not the rest')
    .addOption(sets())
    .addHelpText('after', example(EXAMPLES.may, 'may japanese-modern'))
    .action(does((name: string, asked: { set?: string[] }) => may(shelf(), name, asked)));
  program
    .command('completion')
    .description('a script that completes commands, options and presets in a shell')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(does((shell: Shell) => completion(io, program, shell)));
  for (const command of program.commands) {
    const lines = (CALLS[command.name()] ?? []).map((line) => `  ${line}`);
    command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
  }
  return program;
}
