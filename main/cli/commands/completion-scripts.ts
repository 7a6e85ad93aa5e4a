export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What may stand in a place: words that are known, or what the shell or the program itself has to be asked for. */
export type Words =
  | { readonly kind: 'some'; readonly words: readonly string[] }
  | { readonly kind: 'presets' | 'scenarios' | 'files' | 'folders' | 'free' };

interface OptionToComplete {
  /** The long form first. */
  readonly flags: readonly string[];
  readonly words: string;
  /** What follows it, if anything does. */
  readonly value?: Words;
}

/** A command as a shell completes it. */
export interface Completed {
  readonly name: string;
  readonly words: string;
  readonly options: readonly OptionToComplete[];
  readonly arguments: readonly Words[];
}

/** All commands, and the options that every one of them takes. */
export interface Commands {
  readonly options: readonly OptionToComplete[];
  readonly commands: readonly Completed[];
}

/** The script that completes a call of `prevailing` in a shell. */
export function completionScript(shell: Shell, commands: Commands): string {
  switch (shell) {
    case 'bash':
      return bash(commands);
    case 'zsh':
      return zsh(commands);
    case 'fish':
      return fish(commands);
  }
}

/** The first word of every line of a list of the program's. */
const LISTS = { presets: 'prevailing list', scenarios: 'prevailing list --scenarios' } as const;

/** A text between single quotes, for shells in which nothing within them is read. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** In fish a backslash and a quote are written with a backslash between single quotes. */
const fished = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const namesOf = ({ commands }: Commands): string[] => [...commands.map(({ name }) => name), 'help'];
const flagsOf = (options: readonly OptionToComplete[]): string[] => [
  ...options.flatMap(({ flags: [long] }) => (long === undefined ? [] : [long])),
  '--help',
];

/** Options with a value, each once: the same option means the same in every command. */
function valued({ options, commands }: Commands): (OptionToComplete & { readonly value: Words })[] {
  const all = [...options, ...commands.flatMap((one) => one.options)];
  return [...new Map(all.map((one) => [one.flags.join(), one])).values()].flatMap(({ value, ...one }) =>
    value === undefined ? [] : [{ ...one, value }],
  );
}

function bash(all: Commands): string {
  const words = (of: Words): string => {
    switch (of.kind) {
      case 'some':
        return `words=${quoted(of.words.join(' '))}`;
      case 'presets':
      case 'scenarios':
        return `words+=" $(${LISTS[of.kind]} 2>/dev/null | cut -d ' ' -f 1)"`;
      case 'folders':
        return 'compopt -o dirnames 2>/dev/null';
      case 'files':
      case 'free':
        return ':';
    }
  };
  const lines = (of: readonly Words[]): string => [...new Set(of.map(words))].join('; ') || ':';
  return `# prevailing: completion for bash
_prevailing() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= words= one IFS=$' \\t\\n'
  for one in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $one in ${namesOf(all).join('|')}) command=$one; break ;; esac
  done
  case $before in
${valued(all)
  .map(({ flags, value }) => `    ${flags.join('|')}) ${words(value)} ;;`)
  .join('\n')}
    *)
      case $command:$word in
        :*) words=${quoted([...namesOf(all), ...flagsOf(all.options)].join(' '))} ;;
${all.commands
  .map(({ name, options }) => `        ${name}:-*) words=${quoted(flagsOf([...options, ...all.options]).join(' '))} ;;`)
  .join('\n')}
${all.commands.map((one) => `        ${one.name}:*) ${lines(one.arguments)} ;;`).join('\n')}
        help:*) words=${quoted(all.commands.map(({ name }) => name).join(' '))} ;;
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _prevailing prevailing
`;
}

function zsh(all: Commands): string {
  const words = (of: Words): string => {
    switch (of.kind) {
      case 'some':
        return `compadd -- ${of.words.join(' ')}`;
      case 'presets':
      case 'scenarios':
        return `compadd -- \${\${(f)"$(${LISTS[of.kind]} 2>/dev/null)"}%% *}; _files`;
      case 'files':
        return '_files';
      case 'folders':
        return '_files -/';
      case 'free':
        return ':';
    }
  };
  const lines = (of: readonly Words[]): string => [...new Set(of.map(words))].join('; ') || ':';
  // The file is read on the first completion and has to give an answer then, too.
  return `#compdef prevailing
_prevailing() {
  local command= one
  local -a commands
  commands=(
${all.commands.map(({ name, words }) => `    ${quoted(`${name}:${words}`)}`).join('\n')}
    'help:the options of a command'
  )
  for one in "\${(@)words[2,CURRENT-1]}"; do
    case $one in (${namesOf(all).join('|')}) command=$one; break ;; esac
  done
  case $words[CURRENT-1] in
${valued(all)
  .map(({ flags, value }) => `    (${flags.join('|')}) ${words(value)}; return ;;`)
  .join('\n')}
  esac
  case $command:$PREFIX in
    (:-*) compadd -- ${flagsOf(all.options).join(' ')} ;;
    (:*) _describe command commands ;;
${all.commands
  .map(({ name, options }) => `    (${name}:-*) compadd -- ${flagsOf([...options, ...all.options]).join(' ')} ;;`)
  .join('\n')}
${all.commands.map((one) => `    (${one.name}:*) ${lines(one.arguments)} ;;`).join('\n')}
    (help:*) compadd -- ${all.commands.map(({ name }) => name).join(' ')} ;;
  esac
}
compdef _prevailing prevailing
if [ "$funcstack[1]" = _prevailing ]; then _prevailing "$@"; fi
`;
}

function fish(all: Commands): string {
  const words = (of: Words): string => {
    switch (of.kind) {
      case 'some':
        return `-x -a ${fished(of.words.join(' '))}`;
      case 'presets':
      case 'scenarios':
        return `-a '(${LISTS[of.kind]} 2>/dev/null | string split -f 1 " ")'`;
      case 'folders':
        return "-x -a '(__fish_complete_directories)'";
      case 'files':
        return '-r';
      case 'free':
        return '-x';
    }
  };
  const option = (when: string, { flags, words: about, value }: OptionToComplete): string => {
    const named = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
    const given = value === undefined ? [] : [value.kind === 'presets' || value.kind === 'scenarios' ? '-r' : ''];
    const said = value === undefined ? [] : [...given.filter((one) => one !== ''), words(value)];
    return ['complete -c prevailing', when, ...named, `-d ${fished(about)}`, ...said].filter(Boolean).join(' ');
  };
  const none = `-n 'not __fish_seen_subcommand_from ${namesOf(all).join(' ')}'`;
  const help = `-n '__fish_seen_subcommand_from help'`;
  return `# prevailing: completion for fish
${all.options.map((one) => option('', one)).join('\n')}
complete -c prevailing -l help -s h -d 'the options of a command'
complete -c prevailing ${none} -f
complete -c prevailing ${none} -a help -d 'the options of a command'
complete -c prevailing ${help} -x -a ${fished(all.commands.map(({ name }) => name).join(' '))}
${all.commands
  .flatMap((one) => {
    const seen = `-n '__fish_seen_subcommand_from ${one.name}'`;
    const files = one.arguments.some(({ kind }) => kind === 'files' || kind === 'presets' || kind === 'scenarios');
    return [
      `complete -c prevailing ${none} -a ${one.name} -d ${fished(one.words)}`,
      ...(files ? [] : [`complete -c prevailing ${seen} -f`]),
      ...one.arguments
        .filter(({ kind }) => kind !== 'files' && kind !== 'free')
        .map((of) => `complete -c prevailing ${seen} ${words(of)}`),
      ...one.options.map((each) => option(seen, each)),
    ];
  })
  .join('\n')}
`;
}
