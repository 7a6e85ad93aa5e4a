export const IDS = ['small', 'large'] as const;
const SIZES: { readonly [K in (typeof IDS)[number]]: number } = { small: 100, large: 700_000 };

/** Stands in the saver's record of unsaved work where the number of the generation goes. */
export const SENTINEL = '987654321';

/** A text whose every part tells which generation it is of: a mixture of two would show. */
export function generation(id: (typeof IDS)[number], number: number): string {
  const word = `${number}.`;
  return JSON.stringify({ name: `${id} ${number}`, body: word.repeat(SIZES[id] / word.length), end: number });
}
