import { beforeAll, expect, test, vi } from 'vitest';
import sentences from '../../schemas/words/en/sentences.json';
import window from '../../schemas/words/en/window.json';
import type { Facts } from '../editor/command';

/** What is put into a text and must reach it unchanged. */
const PLACE = /(\{\{\w+\}\}|\{[^}]*\}|\[[a-z-]+\]|<option:[^>]+>)/;

/** A language that nobody speaks: every text is longer by two fifths and stands in brackets of its own. */
function pseudo(node: unknown): unknown {
  if (typeof node === 'string') {
    const words = node
      .split(PLACE)
      .map((part) => (PLACE.test(part) ? part : part.replaceAll(/[aeiou]/g, (letter) => `${letter}\u0308${letter}`)))
      .join('');
    return /\p{L}/u.test(node) ? `⟦${words}⟧` : node;
  }
  if (Array.isArray(node)) return node.map(pseudo);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, pseudo(one)]));
}

beforeAll(async () => {
  vi.resetModules();
  const { installPack } = await import('./pack');
  const none = { options: {}, patterns: {}, scenarios: {}, presets: {}, fields: {} };
  installPack({ language: 'de', window: pseudo(window), sentences: pseudo(sentences), ...none });
});

test('every menu speaks it', async () => {
  const { menusOf } = await import('../editor/menus');
  const { FIRST_TASTE } = await import('../editor/taste');
  const facts: Facts = {
    edition: 'desktop',
    kind: 'own',
    dirty: true,
    stored: true,
    readOnly: false,
    problems: 1,
    pageChanged: true,
    language: 'system',
    theme: 'system',
    taste: FIRST_TASTE,
    view: 'preferences',
  };
  const menus = menusOf(facts);
  const labels = menus.flatMap(({ label, entries }) => [
    label,
    ...entries.flatMap((entry) => (entry.kind === 'command' ? [entry.label] : [])),
  ]);
  expect(labels.length).toBeGreaterThan(40);
  expect(labels.filter((label) => !label.includes('⟦'))).toEqual([]);
});

test('rulings speak it, with their values', async () => {
  const { sayObjection, sayVerdict } = await import('../words/say');
  const said = sayObjection({ code: 'not-your-turn', values: { seat: 'W', turn: 'N' } });
  expect(said.match(/[⟦⟧]/gu)?.join('')).toBe('⟦⟦⟧⟦⟧⟧');
  expect(sayVerdict('refused')).toMatch(/^⟦/);
});

test('a language comes before the first word, or not at all', async () => {
  const { installPack, spokenLanguage } = await import('./pack');
  spokenLanguage();
  expect(() => {
    installPack({
      language: 'ja',
      window: {},
      sentences: {},
      options: {},
      patterns: {},
      scenarios: {},
      presets: {},
      fields: {},
    });
  }).toThrow();
});
