import type { Option } from '../../../../app/option/option';

/** Kinds whose control is too large to stand beside the label. */
export const TALL: ReadonlySet<Option['kind']> = new Set([
  'set',
  'sequence',
  'table',
  'payoff',
  'placement',
  'patterns',
]);
