import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const FOLDER = 'renderer/src';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => path.join(FOLDER, file));

/** Attributes that are read or heard. */
const SPOKEN = new Set(['aria-label', 'label', 'title', 'placeholder', 'alt', 'description', 'term']);

/** What takes one of its two sides, or both. */
const JOINS = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** Whether a text stands where it is read or heard: between tags, in such an attribute, or chosen between for one. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (ts.isBinaryExpression(parent)) return JOINS.has(parent.operatorToken.kind) && isShown(parent);
  if (ts.isParenthesizedExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent))
    return isShown(parent);
  if (!ts.isJsxExpression(parent)) return false;
  return !ts.isJsxAttribute(parent.parent) || SPOKEN.has(parent.parent.name.getText());
}

/** The fixed parts of a template that hold words. */
function sentencesIn({ head, templateSpans }: ts.TemplateExpression): string[] {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].filter((text) => /\p{L}{2}/u.test(text));
}

/** The words of a component that do not come from the files of words. */
function plainWords(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text.replaceAll(/&\w+;/g, ''))) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) && isShown(node) && /\p{L}{2}/u.test(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node) && isShown(node)) found.push(...sentencesIn(node));
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer)
      if (ts.isStringLiteral(node.initializer) && /\p{L}{2}/u.test(node.initializer.text))
        found.push(node.initializer.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test('no component holds words of its own: they stand in schemas/words/en/window.json', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => plainWords(file, readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});

test.each([
  '<p>Some words</p>',
  '<p title="Some words" />',
  "<p>{'Some words'}</p>",
  '<p aria-label={`Some words`} />',
  '<p>{`Some words${b}`}</p>',
  '<p>{c ? `Some words${b}` : d}</p>',
  '<p title={`${b}Some words`} />',
  "<p title={`${b}${c ? 'Some words' : d}`} />",
])('words are found in %s', (text) => {
  expect(plainWords('a.tsx', `export const a = ${text};`)).toEqual(['Some words']);
});

/** Stops, colons and brackets between words, which are others in Japanese: `app/language/punctuation.ts` has those of the language. */
const MARKS = /^(?:[,;:] | \(|\))$/;

/** Where a component joins words with marks of its own. */
function plainMarks(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && MARKS.test(node.text) && (isShown(node) || isJoin(node.parent)))
      found.push(node.text);
    if (ts.isTemplateExpression(node) && isShown(node))
      found.push(...node.templateSpans.map(({ literal }) => literal.text).filter((mark) => MARKS.test(mark)));
    if (ts.isJsxText(node) && MARKS.test(node.text)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isJoin(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /\.join$/.test(node.expression.getText());
}

test('no component joins words with marks of its own', () => {
  expect(files.flatMap((file) => plainMarks(file, readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});

test.each(["<p>{a && ', '}</p>", "<p>{a.join(', ')}</p>", '<p title={`${a}: ${b}`} />', '<p>{`${a}, ${b}`}</p>'])(
  'marks are found in %s',
  (text) => {
    expect(plainMarks('a.tsx', `export const a = ${text};`)).toHaveLength(1);
  },
);

/** The keys that the sources ask for, with a part that varies, as patterns. */
function keysIn(text: string): RegExp[] {
  return [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, key = '']) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[^.]+')}(_one|_other)?$`);
  });
}

test('every key of the words is asked for', () => {
  const sources = ['app', 'renderer/src', 'main'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const asked = sources.flatMap(keysIn);
  const quoted = sources.join('\n');
  const unused = keysOf(JSON.parse(readFileSync('schemas/words/en/window.json', 'utf8'))).filter(
    (key) =>
      // The shell asks for its words by the rest of the key.
      !quoted.includes(`'${key.replace(/^system\./, '').replace(/_(one|other)$/, '')}'`) &&
      !key.startsWith('words.payoff.') &&
      !asked.some((one) => one.test(key)),
  );
  expect(unused).toEqual([]);
});

function keysOf(node: unknown, at = ''): string[] {
  if (typeof node !== 'object' || node === null) return [at];
  return Object.entries(node).flatMap(([key, one]) => keysOf(one, at === '' ? key : `${at}.${key}`));
}
