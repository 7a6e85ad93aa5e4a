import { effectiveOf } from '../../preset/effective-of';
import type { Effective } from '../../preset/effective';
import { withValue } from '../../preset/pointer';
import { resolvePreset } from '../../preset/resolve';
import type { Pointer } from '../../result';

/** The schema defaults with some values set, for the tests of settlement. */
export function rulesWith(set: Readonly<Record<Pointer, unknown>>): Effective {
  const resolved = resolvePreset({ id: 'defaults', name: 'Defaults' }, () => undefined);
  if (!resolved.ok) throw new Error('the defaults resolve');
  let preset = resolved.value;
  for (const [pointer, value] of Object.entries(set)) preset = withValue(preset, pointer, value);
  return effectiveOf(preset);
}

/** What Four Winds' rule sets say about paying, as far as their worked examples need it. */
export const EUROPEAN_CLASSICAL = rulesWith({
  '/scoring/payments/payoffScheme': 'chinese-classical',
  '/scoring/payments/method': 'between-all',
  '/scoring/payments/eastDoublesBetweenLosers': true,
  '/scoring/payments/initialPoints': 2000,
  '/scoring/payments/limitPoints': 500,
});
export const JAPANESE_MODERN = rulesWith({
  '/scoring/method/kind': 'fu-han',
  '/scoring/method/roundPayment': 'up-100',
  '/scoring/payments/payoffScheme': 'japanese',
  '/scoring/payments/method': 'winner-only',
  '/scoring/payments/initialPoints': 25000,
  '/scoring/payments/limitPoints': 2000,
});
export const HONG_KONG = rulesWith({
  '/scoring/method/kind': 'faan',
  '/scoring/payments/payoffScheme': 'chinese-modern',
  '/scoring/payments/method': 'winner-only',
  '/scoring/payments/initialPoints': 2000,
  '/scoring/payments/limitPoints': 64,
});
