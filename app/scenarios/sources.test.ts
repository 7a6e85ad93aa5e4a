import { describe, expect, it } from 'vitest';
import text from '../../docs/sources.md?raw';
import { builtins } from '../preset/builtin';

interface ScenarioFile {
  readonly id: string;
  readonly expect: readonly { readonly source: string }[];
}

const scenarios = Object.values(import.meta.glob<ScenarioFile>('./*/*.json', { eager: true, import: 'default' }));

/** The rows of the tables with the given heading, as cells. */
function rows(head: readonly [string, string]): string[][] {
  const found: string[][] = [];
  let inside = false;
  for (const line of text.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length !== head.length) inside = false;
    else if (cells[0] === head[0] && cells[1] === head[1]) inside = true;
    else if (inside && !/^-+$/.test(cells[0] ?? '')) found.push(cells);
  }
  return found;
}

const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
const sentences = rows(['sentence', 'scenarios']);
const sources = rows(['id', 'source']).flatMap(([id = '']) => named(id));

describe('docs/sources.md', () => {
  it('has tables to check', () => {
    expect(sentences.length).toBeGreaterThan(60);
    expect(sources.length).toBeGreaterThan(5);
    expect(scenarios.length).toBeGreaterThan(100);
  });

  it('names a scenario for every sentence', () => {
    expect(sentences.filter(([, cell = '']) => named(cell).length === 0).map(([sentence]) => sentence)).toEqual([]);
  });

  it('names only scenarios that exist', () => {
    const ids = new Set(scenarios.map((scenario) => scenario.id));
    expect(sentences.flatMap(([, cell = '']) => named(cell)).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('explains every source that a scenario names', () => {
    const used = new Set(scenarios.flatMap((scenario) => scenario.expect.map((one) => one.source)));
    expect([...used].filter((id) => !sources.includes(id)).sort()).toEqual([]);
  });

  it('shows every scenario that rests on an outside source', () => {
    const shown = new Set(sentences.flatMap(([, cell = '']) => named(cell)));
    const own = new Set(['option-definition', 'assumed']);
    const resting = scenarios.filter((scenario) => scenario.expect.some((one) => !own.has(one.source)));
    expect(resting.map((scenario) => scenario.id).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('lists each source once', () => {
    expect(sources.filter((id, at) => sources.indexOf(id) !== at)).toEqual([]);
  });
});

describe('the sources of the presets', () => {
  it('have a title and cover something', () => {
    for (const preset of builtins()) {
      for (const source of preset.sources ?? [])
        expect([source.title.length > 5, source.covers.length > 0]).toEqual([true, true]);
    }
  });
});
