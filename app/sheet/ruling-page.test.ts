import { expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { withValue } from '../preset/pointer';
import { scenarioAt } from '../scenarios';
import { rulingPage } from './ruling-page';

const japanese = builtin('japanese-modern');
const scenario = scenarioAt('missed-7-then-7-drawn');
if (!japanese || !scenario) throw new Error('nothing to print');

test('a ruling is printed with its position, events, reasons, options and sources', () => {
  const page = rulingPage(withValue(japanese, '/rules/claiming/missedDiscard', 'extended'), scenario);
  const order = [
    scenario.title,
    'Position',
    'Events and rulings',
    'How it ends',
    'Options that decide',
    'Missed discard',
    'Extended',
    'Sources of the scenario',
  ];
  const places = order.map((text) => page.indexOf(text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(page).toContain('Ruled under Japanese Modern');
});

test('texts of a preset bring no markup with them', () => {
  expect(rulingPage({ ...japanese, name: '<b>x</b>' }, scenario)).not.toContain('<b>x');
});
