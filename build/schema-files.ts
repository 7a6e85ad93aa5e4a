import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of schemas, from the project's top. */
export const SCHEMAS = path.resolve(import.meta.dirname, '../schemas');

export interface SchemaFile {
  /** The absolute path. */
  readonly file: string;
  readonly schema: { readonly $id?: string } & Record<string, unknown>;
}

/**
 * Every `*.schema.json` below a folder, sorted by path.
 * @throws where a file is not JSON or has no `$id`: other files refer to it by that name.
 */
export function readSchemas(folder: string = SCHEMAS): SchemaFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const schema = JSON.parse(readFileSync(file, 'utf8')) as SchemaFile['schema'];
      if (typeof schema.$id !== 'string') throw new Error(`${file}: a schema needs an $id`);
      return { file, schema };
    });
}
