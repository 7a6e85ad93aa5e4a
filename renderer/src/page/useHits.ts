import { useMemo } from 'react';
import { presetOf } from '../../../app/editor/document';
import { search, type Hit } from '../../../app/option/search';
import type { Pointer } from '../../../app/result';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';

/** What a search has found, the best first, and how many of it on each page. */
export interface Hits {
  readonly list: readonly Hit[];
  readonly byPage: ReadonlyMap<Pointer, number>;
}

/** What the search finds; `undefined` while nothing is searched for. */
export function useHits(): Hits | undefined {
  const query = useWindow((state) => state.view.query);
  const own = useWindow((state) => presetOf(documentIn(state)).patterns);
  return useMemo(() => {
    if (query.trim() === '') return undefined;
    const list = search(query, 200, own);
    const byPage = new Map<Pointer, number>();
    for (const { page } of list) byPage.set(page, (byPage.get(page) ?? 0) + 1);
    return { list, byPage };
  }, [query, own]);
}
