import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const eslint = new ESLint();

// The first text has the whole program read for its types.
beforeAll(() => broken(''), 60_000);

/** The rules that a text breaks when it stands in a file of the project: types need a file that is there. */
async function broken(text: string, file = 'main/library/ending.ts'): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

// Each needs the types: where the linter sees none, it finds nothing.
test.each([
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n",
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    "export function f(x: 'a'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n    default:\n      return 0;\n  }\n}\n",
  ],
  ['@typescript-eslint/no-floating-promises', "import { readFile } from 'node:fs/promises';\nreadFile('x');\n"],
  ['@typescript-eslint/no-misused-promises', 'const f = async () => Promise.resolve(1);\nif (f()) f;\n'],
  ['@typescript-eslint/no-explicit-any', 'export const x: any = 1;\n'],
])('%s is found', async (rule, text) => {
  expect(await broken(text)).toContain(rule);
});

test('good code passes', async () => {
  expect(await broken("export const ENDING = '.mjrules';\n")).toEqual([]);
});
