import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const top = path.join(import.meta.dirname, '..');

function source(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(path.join(top, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

function nameOf(member: ts.ClassElement | ts.TypeElement): string | undefined {
  return member.name && ts.isIdentifier(member.name) ? member.name.text : undefined;
}

/** Public members by class, as the stand-in has them. */
function standIn(): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      const names = node.members.map(nameOf).filter((name) => name !== undefined && !name.startsWith('_'));
      classes.set(node.name.text, names as string[]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source('e2e/electron-host/host/electron.cjs'));
  return classes;
}

/** Members by class or interface as Electron declares them, with what each inherits. */
function declared(): (name: string) => Set<string> {
  const members = new Map<string, string[]>();
  const parents = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      const name = node.name?.text ?? '';
      const own = [...node.members].map((member) => nameOf(member)).filter((one) => one !== undefined);
      members.set(name, [...(members.get(name) ?? []), ...own]);
      const above =
        node.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText())) ?? [];
      // `class BrowserWindow extends Electron.BrowserWindow` repeats a name; it inherits nothing new.
      parents.set(name, [...(parents.get(name) ?? []), ...above.filter((one) => one !== `Electron.${name}`)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source('node_modules/electron/electron.d.ts'));
  const all = (name: string): Set<string> =>
    new Set([...(members.get(name) ?? []), ...(parents.get(name) ?? []).flatMap((parent) => [...all(parent)])]);
  return all;
}

const classes = standIn();
const all = declared();

test.each([
  'App',
  'BrowserWindow',
  'WebContents',
  'Session',
  'IpcMain',
  'Menu',
  'MenuItem',
  'NativeTheme',
  'ClipboardItem',
])('every member that the stand-in has in %s is one of Electron', (name) => {
  const members = classes.get(name) ?? [];
  expect(classes.has(name)).toBe(true);
  const known = all(name);
  expect(known.size).toBeGreaterThan(0);
  expect(members.filter((member) => !known.has(member))).toEqual([]);
});

test('a member that Electron has not would be found', () => {
  expect(all('BrowserWindow').has('setBounds')).toBe(true);
  expect(all('BrowserWindow').has('setBoundz')).toBe(false);
});
