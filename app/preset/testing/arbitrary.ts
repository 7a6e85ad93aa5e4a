import fc from 'fast-check';
import type { Preset } from '../../../schemas/generated/preset';
import type { Option } from '../../option/option';
import { OPTIONS } from '../../option/options';
import { PATTERNS } from '../../option/patterns';
import type { Pointer } from '../../result';
import { DEFAULTS, presetWith } from './presets';

/** Any value that an option may have. */
export function valueOf(option: Option): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
      return fc.constantFrom(...option.choices.map((choice) => choice.value));
    case 'number':
      return fc.oneof(fc.constantFrom(option.default, option.min, option.max), fc.integer(option));
    case 'set':
      return fc.shuffledSubarray(option.choices.map((choice) => choice.value));
    case 'sequence':
      return fc.array(fc.constantFrom(...option.choices.map((choice) => choice.value)), {
        minLength: option.minItems,
        maxLength: option.maxItems,
      });
    case 'table': {
      const cells = option.columns.map(({ key, min, max }) => [key, fc.integer({ min, max })] as const);
      return fc.array(fc.record(Object.fromEntries(cells)), { maxLength: 4 });
    }
    case 'payoff': {
      const payers = Object.entries(option.default).map(([way, shares]) => {
        const cells = Object.keys(shares).map((payer) => [payer, fc.integer(option)] as const);
        return [way, fc.record(Object.fromEntries(cells))] as const;
      });
      return fc.record(Object.fromEntries(payers));
    }
    case 'placement':
      return fc.array(fc.integer(option), { minLength: 4, maxLength: 4 });
    case 'patterns':
      return fc.uniqueArray(fc.constantFrom(...PATTERNS.map((pattern) => pattern.id)), { maxLength: 4 });
  }
}

const amount = fc.record({
  value: fc.integer({ min: 0, max: 1_000_000 }),
  unit: fc.constantFrom('points', 'doubles', 'half-doubles', 'limit'),
});

const row = fc.record(
  {
    exposed: amount,
    concealed: amount,
    losers: fc.record({ exposed: amount, concealed: amount, when: fc.constantFrom('always', 'ready') }),
    forced: fc.boolean(),
    implies: fc.uniqueArray(fc.constantFrom(...PATTERNS.map((pattern) => pattern.id)), { maxLength: 3 }),
  },
  { requiredKeys: ['exposed', 'concealed'] },
);

/** A change of some options and scoring rows. */
export const changes: fc.Arbitrary<Readonly<Record<Pointer, unknown>>> = fc
  .record({
    options: fc.subarray([...OPTIONS], { maxLength: 12 }),
    rows: fc.subarray([...PATTERNS], { maxLength: 6 }),
  })
  .chain(({ options, rows }) =>
    fc.record({
      ...Object.fromEntries(options.map((option) => [option.pointer, valueOf(option)])),
      ...Object.fromEntries(rows.map((pattern) => [`/scoring/${pattern.page}/${pattern.id}`, row])),
    }),
  );

/** A complete preset with some options and rows that are not at their defaults. */
export const presets: fc.Arbitrary<Preset> = changes.map((set) => presetWith(set, DEFAULTS));
