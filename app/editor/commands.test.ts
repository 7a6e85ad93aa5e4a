import { describe, expect, test } from 'vitest';
import { isMenuSpec } from '../shell/menu-check';
import type { Actions, Facts } from './command';
import { COMMANDS, commandAt, foundCommands, runCommand } from './commands';
import { menusOf } from './menus';
import { FIRST_TASTE } from './taste';

const facts: Facts = {
  edition: 'desktop',
  kind: 'builtin',
  dirty: false,
  stored: false,
  readOnly: false,
  problems: 0,
  pageChanged: false,
  theme: 'system',
  language: 'system',
  taste: FIRST_TASTE,
  view: 'preferences',
};

/** Actions that write down what was asked for. */
function recorder(): { readonly actions: Actions; readonly asked: string[] } {
  const asked: string[] = [];
  const actions = new Proxy({} as Actions, {
    get:
      (_target, name) =>
      (...args: unknown[]) => {
        asked.push([String(name), ...args.map(String)].join(' '));
      },
  });
  return { actions, asked };
}

describe('commands', () => {
  test('have ids and shortcuts of their own', () => {
    const ids = COMMANDS.map((command) => command.id);
    expect(new Set(ids).size).toBe(ids.length);
    const shortcuts = COMMANDS.flatMap((command) => command.shortcut ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });

  test.each([
    ['', 'new-from-this'],
    ['save as', 'save-as'],
    ['print', 'print'],
    ['pdf', 'print'],
    ['dark', 'theme-dark'],
    ['side by side', 'compare'],
    ['search', 'find'],
    ['calculator', 'hand-desk'],
  ])('“%s” finds first what is called so', (query, id) => {
    expect(foundCommands(query, facts)[0]?.id).toBe(id);
  });

  test('only what can be used now is found, and never the list itself', () => {
    const found = foundCommands('', facts);
    expect(found.every((command) => command.enabled(facts))).toBe(true);
    expect(found.map((command) => command.id)).not.toContain('palette');
    expect(foundCommands('no such thing', facts)).toEqual([]);
  });

  test('each asks the window for one thing', () => {
    for (const command of COMMANDS) {
      const { actions, asked } = recorder();
      command.run(actions);
      expect(asked, command.id).toHaveLength(1);
    }
  });

  test.each([
    ['save', facts, false],
    ['save', { ...facts, kind: 'own', dirty: true }, true],
    ['save', { ...facts, kind: 'own', dirty: false, stored: true }, false],
    ['save', { ...facts, kind: 'own', dirty: true, readOnly: true }, false],
    ['save-as', facts, true],
    ['remove', facts, false],
    ['remove', { ...facts, kind: 'own' }, true],
    ['restore', facts, false],
    ['restore', { ...facts, removed: 'Tuesday club' }, true],
    ['undo', facts, false],
    ['next-problem', { ...facts, problems: 2 }, true],
    ['usual-panes', facts, false],
    ['usual-panes', { ...facts, taste: { ...FIRST_TASTE, panes: { tree: 200 } } }, true],
    ['show-hidden', { ...facts, taste: { ...FIRST_TASTE, hidden: ['a'] } }, true],
  ] as const)('%s can be used when it should', (id, when: Facts, enabled) => {
    expect(commandAt(id)?.enabled(when)).toBe(enabled);
    const { actions, asked } = recorder();
    expect(runCommand(id, when, actions)).toBe(enabled);
    expect(asked).toHaveLength(enabled ? 1 : 0);
  });

  test('say what undo takes back', () => {
    expect(commandAt('undo')?.label({ ...facts, undo: 'Minimum: 8 → 3' })).toBe('Undo Minimum: 8 → 3');
  });
});

describe('menus', () => {
  test.each(['desktop', 'browser'] as const)('of the %s edition are what the shell takes', (edition) => {
    for (const menu of menusOf({ ...facts, edition })) expect(isMenuSpec(menu), menu.label).toBe(true);
  });

  test('hold Preferences under File', () => {
    const file = menusOf(facts).find((menu) => menu.label === 'File');
    expect(file?.entries).toContainEqual(
      expect.objectContaining({ kind: 'command', id: 'preferences', label: 'Preferences' }),
    );
  });

  test('hold every command once', () => {
    const ids = menusOf(facts).flatMap((menu) =>
      menu.entries.flatMap((entry) => (entry.kind === 'command' ? [entry.id] : [])),
    );
    expect([...ids].sort()).toEqual(COMMANDS.map((command) => command.id).sort());
  });
});
