import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inStretches } from './stretches';
import type { Turns } from './turns';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Turns that come when they are given. */
function turnsInHand() {
  let waiting: (() => void) | undefined;
  const turns: Turns = {
    next: (stretch) => (waiting = stretch),
    drop: () => (waiting = undefined),
    stop: () => (waiting = undefined),
  };
  const give = () => {
    const stretch = waiting;
    waiting = undefined;
    stretch?.();
    return stretch !== undefined;
  };
  return { turns, give };
}

/** Work of some slices, each of which takes so many milliseconds. */
function* lasting(slices: number, each: number, result: string): Generator<void, string> {
  for (let slice = 0; slice < slices; slice += 1) {
    vi.advanceTimersByTime(each);
    yield;
  }
  return result;
}

function unexpected(error: unknown): never {
  throw error;
}

test('what takes no time is done at once', () => {
  const { turns, give } = turnsInHand();
  const done: string[] = [];
  expect(inStretches(turns).begin(lasting(3, 0, 'all'), (result) => done.push(result), unexpected)).toBe(true);
  expect(done).toEqual(['all']);
  expect(give()).toBe(false);
});

test('what takes longer is done in turns', () => {
  const { turns, give } = turnsInHand();
  const done: string[] = [];
  expect(inStretches(turns).begin(lasting(6, 5, 'all'), (result) => done.push(result), unexpected)).toBe(false);
  let count = 0;
  while (give()) count += 1;
  expect(count).toBeGreaterThan(1);
  expect(done).toEqual(['all']);
});

test('later work takes the place of earlier work, also where it is done at once', () => {
  const { turns, give } = turnsInHand();
  const stretches = inStretches(turns);
  const done: string[] = [];
  stretches.begin(lasting(6, 5, 'earlier'), (result) => done.push(result), unexpected);
  stretches.begin(lasting(0, 0, 'later'), (result) => done.push(result), unexpected);
  while (give());
  expect(done).toEqual(['later']);
});

test('an error ends the work and is told', () => {
  const { turns, give } = turnsInHand();
  const failed: unknown[] = [];
  const failing = (function* () {
    yield;
    throw new Error('beyond the program');
  })();
  inStretches(turns).beginLater(failing, unexpected, (error) => failed.push(error));
  while (give());
  expect(failed).toEqual([new Error('beyond the program')]);
});
