import type { Command, Option } from 'commander';
import { builtins } from '../../../app/preset/builtin';
import { GOOD, type Exit } from '../exit';
import type { Io } from '../io';
import { FORMS } from './export';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A command as a shell completes it: its options, and words that may stand as its arguments or after an option. */
interface Completed {
  readonly name: string;
  readonly words: string;
  readonly options: readonly { readonly flag: string; readonly words: string }[];
  readonly arguments: readonly string[];
}

/** `completion`: a script that completes commands, options, ids of built-in presets and formats in a shell. */
export async function completion(io: Io, program: Command, shell: Shell): Promise<Exit> {
  const commands = program.commands.map(completed);
  await io.out(SCRIPTS[shell](commands));
  return GOOD;
}

/** Asked for only when a script is written: every other call starts without reading them. */
const presetIds = (): readonly string[] => builtins().map(({ id }) => id);

function completed(command: Command): Completed {
  const options = [...command.options, ...(command.parent?.options ?? [])];
  return {
    name: command.name(),
    words: command.description(),
    options: options.map((option: Option) => ({ flag: option.long ?? option.flags, words: option.description })),
    arguments: command.registeredArguments.flatMap((argument) => {
      if (argument.argChoices !== undefined) return argument.argChoices;
      return argument.name() === 'preset' ? presetIds() : [];
    }),
  };
}

/** A text between single quotes, for shells in which nothing within them is read. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const unique = (words: readonly string[]): string => [...new Set(words)].join(' ');

const SCRIPTS: { readonly [K in Shell]: (commands: readonly Completed[]) => string } = {
  bash: (commands) => `# prevailing: completion for bash
_prevailing() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quoted(unique([...commands.map(({ name }) => name), 'help', '--version', '--library']))}
  elif [ "$before" = --to ]; then
    words=${quoted(unique(FORMS))}
  elif [ "$before" = --against ]; then
    words=${quoted(unique(presetIds()))}
  else
    case \${COMP_WORDS[1]} in
${commands.map((one) => `      ${one.name}) words=${quoted(unique([...one.options.map(({ flag }) => flag), ...one.arguments]))} ;;`).join('\n')}
      help) words=${quoted(unique(commands.map(({ name }) => name)))} ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _prevailing prevailing
`,
  zsh: (commands) => `#compdef prevailing
_prevailing() {
  local -a commands
  commands=(
${commands.map(({ name, words }) => `    ${quoted(`${name}:${words}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  if [[ $words[CURRENT-1] == --to ]]; then
    compadd -- ${unique(FORMS)}
    return
  fi
  if [[ $words[CURRENT-1] == --against ]]; then
    compadd -- ${unique(presetIds())}
    return
  fi
  case $words[2] in
${commands
  .map((one) => `    ${one.name}) compadd -- ${unique([...one.options.map(({ flag }) => flag), ...one.arguments])} ;;`)
  .join('\n')}
  esac
  _files
}
compdef _prevailing prevailing
`,
  fish: (commands) => `# prevailing: completion for fish
${commands
  .flatMap((one) => {
    const seen = `-n '__fish_seen_subcommand_from ${one.name}'`;
    return [
      `complete -c prevailing -n __fish_use_subcommand -a ${one.name} -d ${fished(one.words)}`,
      ...one.options.map(({ flag, words }) => `complete -c prevailing ${seen} -l ${flag.slice(2)} -d ${fished(words)}`),
      ...(one.arguments.length === 0 ? [] : [`complete -c prevailing ${seen} -a ${fished(unique(one.arguments))}`]),
    ];
  })
  .join('\n')}
complete -c prevailing -n '__fish_seen_subcommand_from export' -l to -x -a ${fished(unique(FORMS))}
complete -c prevailing -n '__fish_seen_subcommand_from rule' -l against -x -a ${fished(unique(presetIds()))}
`,
};

/** In fish a backslash and a quote are written with a backslash between single quotes. */
function fished(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
