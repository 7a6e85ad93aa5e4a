import type { Effective } from '../effective';
import type { Reads } from '../reads';

type Page = Readonly<Record<string, unknown>>;
type Pages = Readonly<Record<string, Page>>;

/** Rules that have the values of one preset wherever something was read, and those of another everywhere else. */
export function unlikeBut(rules: Effective, other: Effective, reads: Pick<Reads, 'has'>): Effective {
  const mixed = (base: '/rules' | '/scoring', ours: Pages, theirs: Pages): Pages =>
    Object.fromEntries(
      Object.keys(ours).map((name) => [name, page(`${base}/${name}`, ours[name] ?? {}, theirs[name] ?? {})]),
    );
  const page = (base: string, ours: Page, theirs: Page): Page =>
    Object.fromEntries(
      [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((key) => {
        const value = (reads.has(`${base}/${key}`) ? ours : theirs)[key];
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  const { card } = reads.has('/card') ? rules : other;
  const { patterns } = reads.has('/patterns') ? rules : other;
  return {
    rules: mixed('/rules', rules.rules as unknown as Pages, other.rules as unknown as Pages),
    scoring: mixed('/scoring', rules.scoring as unknown as Pages, other.scoring as unknown as Pages),
    ...(card === undefined ? {} : { card }),
    ...(patterns === undefined ? {} : { patterns }),
  } as unknown as Effective;
}
