import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typesOf } from './types.ts';
import { compileValidator } from './vite/validators.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'schemas-'));
  await write('root', {
    type: 'object',
    properties: { name: { type: 'string', help: 'A name', synonyms: [] }, page: { $ref: 'page.schema.json' } },
    required: ['name'],
    additionalProperties: false,
  });
  await write('page', {
    title: 'Page',
    type: 'object',
    properties: { count: { $ref: '#/$defs/count' }, unit: { enum: ['points'] } },
    additionalProperties: false,
    $defs: { count: { type: 'integer', minimum: 0, default: 3, landmarks: [0, 3] } },
  });
});
afterEach(() => rm(folder, { recursive: true }));

function write(name: string, schema: object): Promise<void> {
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://x.invalid/${name}.schema.json`,
  };
  return writeFile(path.join(folder, `${name}.schema.json`), JSON.stringify({ ...head, ...schema }));
}

async function validator(): Promise<ValidateFunction> {
  const file = path.join(folder, 'root.mjs');
  await writeFile(file, compileValidator(path.join(folder, 'root.schema.json'), folder));
  const module = (await import(/* @vite-ignore */ file)) as { default: ValidateFunction };
  return module.default;
}

test('the types hold what the schema refers to in other files, and no annotation', async () => {
  const text = await typesOf('root', folder);
  expect(text).toContain('name: string;');
  expect(text).toContain('page?: Page;');
  expect(text).toMatch(/count\?: (number|Count);/);
  // A property may be called as an annotation is: only the keyword goes.
  expect(text).toContain("unit?: 'points';");
  expect(text).not.toContain('landmarks');
});

test('the validator follows references, and gives every error with its place', async () => {
  const validate = await validator();
  expect(validate({ name: 'x', page: { count: 1, unit: 'points' } })).toBe(true);
  expect(validate({ page: { count: -1, other: 1 } })).toBe(false);
  const found = (validate.errors ?? []).map(({ keyword, instancePath, params, schemaPath }: ErrorObject) => [
    keyword,
    instancePath,
    params,
    typeof schemaPath,
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['required', '', { missingProperty: 'name' }, 'string'],
      ['additionalProperties', '/page', { additionalProperty: 'other' }, 'string'],
      ['minimum', '/page/count', { comparison: '>=', limit: 0 }, 'string'],
    ]),
  );
});

test('a keyword that is neither JSON Schema nor an annotation is refused', async () => {
  await write('page', { type: 'object', hepl: 'a slip' });
  expect(() => compileValidator(path.join(folder, 'root.schema.json'), folder)).toThrow(/hepl/);
});

test('a reference that leads nowhere is refused', async () => {
  await write('page', { $ref: 'gone.schema.json' });
  await expect(typesOf('root', folder)).rejects.toThrow(/gone/);
  expect(() => compileValidator(path.join(folder, 'root.schema.json'), folder)).toThrow(/gone/);
});
