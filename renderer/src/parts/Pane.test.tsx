// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../app/bridge';
import { createWindowStore, WindowContext } from '../store/store';
import { Pane } from './Pane';

let broken = true;
function Part(): string {
  if (broken) throw new Error('slip of the pen');
  return 'all well';
}

let place: HTMLElement;
let root: Root;
const bridge = { log: vi.fn(), reload: vi.fn() };
const store = createWindowStore();
const settled = vi.fn(() => Promise.resolve(true));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  broken = true;
  vi.clearAllMocks();
  store.setState({ recovery: { bringBack: vi.fn(), discard: vi.fn(), settled } });
  place = document.body.appendChild(document.createElement('div'));
  // React reports what a boundary has caught to whoever asks for it.
  root = createRoot(place, { onCaughtError: () => undefined });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  place.remove();
});

function show(): void {
  act(() => {
    root.render(
      <WindowContext value={{ store, bridge: bridge as unknown as Bridge, lastOwn: undefined }}>
        <Pane name="The preview">
          <Part />
        </Pane>
        <p>the rest</p>
      </WindowContext>,
    );
  });
}
async function press(name: string): Promise<void> {
  await act(async () => {
    [...place.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
    await Promise.resolve();
  });
}

test('a part that comes to grief says so; the rest stays, the log tells why, and it can be tried again', async () => {
  show();
  expect(place.querySelector('[role=alert]')?.textContent).toContain('The preview has come to grief');
  expect(place.textContent).toContain('the rest');
  expect(bridge.log).toHaveBeenCalledWith(expect.stringContaining('The preview: Error: slip of the pen'));
  broken = false;
  await press('Try again');
  expect(place.textContent).toBe('all wellthe rest');
});

test('another page is tried without being asked', () => {
  show();
  broken = false;
  act(() => {
    store.setState(({ view }) => ({ view: { ...view, page: '/rules/claiming' } }));
  });
  expect(place.textContent).toBe('all wellthe rest');
});

test('the window is loaded again only when unsaved work is written down', async () => {
  show();
  await press('Load the window again');
  expect(settled).toHaveBeenCalledBefore(bridge.reload);
  expect(bridge.reload).toHaveBeenCalledTimes(1);
});
