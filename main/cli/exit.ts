import type { Problem } from '../../app/result';
import type { Io } from './io';

/** Exit codes: all is well; problems were found; the call makes no sense. */
export const GOOD = 0;
export const PROBLEMS = 1;
export const USAGE = 2;
export type Exit = typeof GOOD | typeof PROBLEMS | typeof USAGE;

/** Something that a command was asked for: there it is, or why it is not, and with what exit code that ends. */
export type Found<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly exit: Exit;
      readonly problems: readonly Problem[];
      /** The document that the problems are of, where it is not the one that the command names. */
      readonly file?: string;
    };

export function found<T>(value: T): Found<T> {
  return { ok: true, value };
}

export function notFound(exit: Exit, ...problems: readonly Problem[]): Found<never> {
  return { ok: false, exit, problems };
}

/** A slip in the call itself. */
export function usage(code: string, message: string, hint?: string): Found<never> {
  return notFound(USAGE, { code, severity: 'problem', pointer: '', message, ...(hint === undefined ? {} : { hint }) });
}

/** A problem as lines of text: where it is, what is wrong, and how to put it right. */
export function problemLines(problem: Problem, file = ''): string {
  const place = problem.line === undefined ? '' : `:${String(problem.line)}:${String(problem.column ?? 1)}`;
  const where = [file + place, problem.pointer].filter((part) => part !== '').join(' ');
  const head = `${where === '' ? '' : `${where}: `}${problem.severity === 'note' ? 'note: ' : ''}${problem.message}`;
  return `${head} [${problem.code}]\n${problem.hint === undefined ? '' : `  ${problem.hint}\n`}`;
}

/** Says on standard error why something was not found, and gives the exit code. */
export function told(
  io: Io,
  failure: { readonly exit: Exit; readonly problems: readonly Problem[]; readonly file?: string },
  file = '',
): Exit {
  for (const problem of failure.problems) io.err(problemLines(problem, failure.file ?? file));
  return failure.exit;
}

/** What a document is called that comes on standard input. */
export const STANDARD_INPUT = 'standard input';
