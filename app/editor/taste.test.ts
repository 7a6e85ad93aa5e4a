import { expect, test } from 'vitest';
import { FIRST_TASTE, hideToggled, pinToggled, readTaste, sized, type Taste } from './taste';

test.each<[unknown, Partial<Taste>]>([
  [undefined, {}],
  ['nonsense', {}],
  [{ panes: { tree: 'wide', help: 200, nowhere: 3 } }, { panes: { help: 200 } }],
  [{ panes: { tree: 9000, preview: -1 } }, { panes: { tree: 400, preview: 240 } }],
  [{ pinned: ['a', 1, null], hidden: 'b' }, { pinned: ['a'] }],
  [
    { tileSize: 'large', written: true, contrast: 'yes' },
    { tileSize: 'large', written: true },
  ],
  [{ tileSize: 'huge', leaving: 'burn' }, {}],
  [{ leaving: 'save' }, { leaving: 'save' }],
])('what was written down as %j is read', (value, differs) => {
  expect(readTaste(value)).toEqual({ ...FIRST_TASTE, ...differs });
  expect(readTaste(JSON.parse(JSON.stringify(readTaste(value))))).toEqual(readTaste(value));
});

test('a pane has its usual size again', () => {
  expect(sized({ tree: 200, help: 100 }, 'tree', undefined)).toEqual({ help: 100 });
});

test('a scenario is pinned or hidden, never both', () => {
  const pinned = pinToggled(FIRST_TASTE, 'a');
  expect(pinned).toMatchObject({ pinned: ['a'], hidden: [] });
  const hidden = hideToggled(pinned, 'a');
  expect(hidden).toMatchObject({ pinned: [], hidden: ['a'] });
  expect(hideToggled(hidden, 'a')).toMatchObject({ pinned: [], hidden: [] });
});
