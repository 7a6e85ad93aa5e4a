import { useDeferredValue, useMemo } from 'react';
import type { Desk } from '../../../app/editor/desk';
import type { Document } from '../../../app/editor/document';
import { queried } from '../../../app/editor/query';
import type { Hit } from '../../../app/option/search';
import type { Pointer } from '../../../app/result';
import { presetNamed } from '../store/comparable';
import { baseIn, documentIn } from '../store/derived';
import { useWindow } from '../store/store';

/** What a search has found, the best first, and how many of it on each page. */
export interface Hits {
  readonly list: readonly Hit[];
  readonly byPage: ReadonlyMap<Pointer, number>;
  /** A filter is not written to its end, or names something that is not there. */
  readonly unfinished: boolean;
}

/** What the search finds; `undefined` while nothing is searched for. */
export function useHits(): Hits | undefined {
  return useHitsOf(useWindow((state) => state.view.query));
}

/** The same for what does not stand beside the search: it is drawn again when the typing is. */
export function useHitsLater(): Hits | undefined {
  return useHitsOf(useDeferredValue(useWindow((state) => state.view.query)));
}

function useHitsOf(query: string): Hits | undefined {
  const searching = query.trim() !== '';
  // While nothing is searched for, nothing is drawn again when the desk changes.
  const desk = useWindow((state) => (searching ? state.desk : undefined));
  const document = useWindow(documentIn);
  return useMemo(() => (desk === undefined ? undefined : hitsOf(query, desk, document)), [query, desk, document]);
}

/** The tree and the page ask for the same: it is looked for once. */
let last: { readonly asked: readonly unknown[]; readonly hits: Hits } | undefined;

function hitsOf(query: string, desk: Desk, document: Document): Hits {
  const asked = [query, desk, document];
  if (last?.asked.every((one, at) => one === asked[at]) === true) return last.hits;
  const found = queried(query, { document, base: baseIn(document), presetNamed: (text) => presetNamed(desk, text) });
  const byPage = new Map<Pointer, number>();
  for (const { page } of found ?? []) byPage.set(page, (byPage.get(page) ?? 0) + 1);
  const hits = { list: found ?? [], byPage, unfinished: found === undefined };
  last = { asked, hits };
  return hits;
}
