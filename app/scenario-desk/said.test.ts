import { expect, test } from 'vitest';
import type { Expectation, Scenario } from '../../schemas/generated/scenario';
import { SCENARIOS } from '../scenarios/index';
import { askedIn } from './expect';
import { askedWords, failedWords, saidWords } from './said';

const scenario = SCENARIOS.find(({ id }) => id === 'missed-7-bamboo-then-drawn') as Scenario;

test.each<[what: string, said: Expectation[string], words: string]>([
  ['a verdict', { verdict: 'allowed' }, 'Allowed'],
  [
    'a verdict and its options by their titles',
    { verdict: 'faulty', because: ['/rules/claiming/missedDiscard'] },
    'A mistake; because of Missed discard',
  ],
  ['a score', { points: 320, fu: 20, han: 2 }, '320 points; 20 fu; 2 han'],
  [
    'payments, by what each gains or loses',
    {
      transfers: [
        { from: 'S', to: 'E', amount: 60 },
        { from: 'W', to: 'E', amount: 40 },
      ],
    },
    'East +100, South −60, West −40',
  ],
  [
    'the end',
    { end: 'won', winners: ['N', 'E'], deal: 'passes' },
    'The deal is won; winners: North, East; The deal passes',
  ],
  ['patterns by their names', { patterns: ['pung-hand'] }, 'patterns: Pung hand'],
  ['that it does not arise', { arises: false }, 'it does not arise'],
])('an expectation says %s in words', (_, said, words) => {
  expect(saidWords(said, undefined)).toBe(words);
});

test('what is asked is told by the number of the event and what is done', () => {
  expect(askedWords(scenario, 'out')).toBe('8. West declares a win');
  expect(askedWords(scenario, 'outcome')).toBe('How it ends');
});

test('what is not met tells both sides in words', () => {
  const failure = {
    scenario: scenario.id,
    expectation: 0,
    under: '',
    what: 'out.verdict',
    expected: '"allowed"',
    found: '"faulty"',
  };
  expect(failedWords(scenario, failure, undefined)).toBe(
    'Not met. 8. West declares a win: expected Allowed; found A mistake',
  );
  expect(failedWords(scenario, { ...failure, what: 'out.points', expected: '320', found: 'nothing' }, undefined)).toBe(
    'Not met. 8. West declares a win: expected 320 points; found nothing',
  );
});

test('no expectation of a canned scenario is shown as the file has it', () => {
  const raw = SCENARIOS.flatMap((one) =>
    one.expect.flatMap((expectation) => askedIn(expectation).map((what) => saidWords(expectation[what], undefined))),
  ).filter((words) => /[{[\]}]|\/(rules|scoring)\//.test(words));
  expect(raw).toEqual([]);
});
