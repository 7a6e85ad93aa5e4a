import path from 'node:path';

/** The program's name as the system uses it for the folder of its data. */
const PROGRAM = 'Prevailing Wind';

export interface Place {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/** Where the desktop keeps its library: `PREVAILING_LIBRARY`, else `library` in the user's data folder of the program. */
export function libraryFolder({ env, platform, home }: Place): string {
  const given = env['PREVAILING_LIBRARY'];
  if (given) return path.resolve(given);
  const base =
    platform === 'win32'
      ? (env['APPDATA'] ?? path.join(home, 'AppData', 'Roaming'))
      : platform === 'darwin'
        ? path.join(home, 'Library', 'Application Support')
        : env['XDG_CONFIG_HOME'] || path.join(home, '.config');
  return path.join(base, PROGRAM, 'library');
}
