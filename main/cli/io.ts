import os from 'node:os';

/** The largest document that is read from standard input or a file, in bytes. */
export const LIMIT = 2 * 1024 * 1024;

/** What a command reads from and writes to. */
export interface Io {
  /** Writes to standard output; done when it may be written to again. */
  out(text: string): Promise<void>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Standard input, in pieces. */
  input(): AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/** The process's own streams. A reader that has gone away (`| head`) ends the program quietly. */
export function processIo(): Io {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (text) =>
      new Promise((resolve) => {
        if (process.stdout.write(text)) resolve();
        else process.stdout.once('drain', resolve);
      }),
    err: (text) => void process.stderr.write(text),
    input: () => process.stdin as AsyncIterable<Uint8Array>,
    env: process.env,
    platform: process.platform,
    home: os.homedir(),
  };
}

/** All of standard input as text; `undefined` where it is larger than `LIMIT`. What is no UTF-8 is replaced. */
export async function wholeInput(io: Io): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of io.input()) {
    size += part.byteLength;
    if (size > LIMIT) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The lines of standard input; a line longer than `LIMIT` comes as `undefined` and takes no memory. */
export async function* inputLines(io: Io): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let pending = '';
  let skipping = false;
  for await (const part of io.input()) {
    const pieces = decoder.decode(part, { stream: true }).split('\n');
    for (const [at, piece] of pieces.entries()) {
      const ended = at < pieces.length - 1;
      if (!skipping) pending += piece;
      if (pending.length > LIMIT) {
        skipping = true;
        pending = '';
      }
      if (!ended) continue;
      yield skipping ? undefined : pending;
      pending = '';
      skipping = false;
    }
  }
  if (skipping) yield undefined;
  else if (pending !== '') yield pending;
}
