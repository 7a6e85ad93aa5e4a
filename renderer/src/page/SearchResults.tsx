import { memo, useDeferredValue, useMemo } from 'react';
import { t } from '../../../app/language/say';
import { completed, FILTER_WORDS, offeredFilters, queryWords, takesText } from '../../../app/editor/query';
import { classes } from '../parts/classes';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { focusRegion, focusSearch } from '../store/focus';
import { useSurroundings, useWindow } from '../store/store';
import styles from './page.module.css';
import { QueryChips } from './QueryChips';
import found from './search.module.css';
import { useHits } from './useHits';
import type { Hit } from '../../../app/option/search';
import type { Pointer } from '../../../app/result';
import type { Preset } from '../../../schemas/generated/preset';
import { optionAt, pageAt } from '../../../app/option/options';
import { effectiveOf } from '../../../app/preset/effective-of';
import { readAt } from '../../../app/preset/pointer';
import { presetOf } from '../../../app/editor/document';
import { valueWords } from '../../../app/words/units';

const WHERE = { value: t('page.aValue'), synonym: t('page.alsoCalled'), section: t('page.aSection') } as const;

/** More than these are not looked through by anybody. */
const MOST = 60;
/** So many are there at once; the others follow when the typing has been drawn. */
const FIRST = 12;

/** What a search has found, the best first; each leads to its option. */
export function SearchResults() {
  const { store } = useSurroundings();
  const { go } = useActions();
  const query = useWindow((state) => state.view.query);
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const hits = useHits();
  const list = useMemo(() => hits?.list ?? [], [hits]);
  const drawn = useDeferredValue(list);
  const shown = list.slice(0, drawn === list ? MOST : FIRST);
  const offered = offeredFilters(query);
  return (
    <>
      <div className={styles['head']}>
        <h1>
          {offered.length > 0
            ? t('page.filters')
            : list.length === 0
              ? t('page.nothingFound')
              : t('page.foundQuery', { query: queryWords(query) })}
        </h1>
        <span className={styles['unit']} role="status">
          {offered.length > 0 ? '' : t('counted.option', { count: list.length })}
        </span>
        <QueryChips />
      </div>
      <div
        className={classes(styles['body'], found['hits'])}
        onKeyDown={(event) => {
          const all = [...document.querySelectorAll<HTMLElement>('[data-hit]')];
          const at = all.findIndex((one) => one === document.activeElement);
          if (event.key === 'Escape') {
            store.setState(({ view }) => ({ view: { ...view, query: '' } }));
            focusRegion('options');
            return;
          }
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (step === 0 || at < 0) return;
          event.preventDefault();
          const next = all[at + step];
          if (next) next.focus();
          else if (step < 0) focusSearch();
        }}
      >
        {offered.map((filter) => (
          <button
            key={filter}
            type="button"
            className={found['hit']}
            data-hit
            onClick={() => {
              store.setState(({ view }) => ({ view: { ...view, query: completed(query, filter) } }));
              focusSearch();
            }}
          >
            <span className={found['hitTitle']}>{takesText(filter) ? `@${filter}:` : `@${filter}`}</span>
            <span className={found['hitWhy']}>{FILTER_WORDS[filter]}</span>
          </button>
        ))}
        {shown.map((hit) => (
          <Found key={hit.pointer} hit={hit} preset={preset} onGo={go} />
        ))}
        {list.length > MOST && <p className={styles['empty']}>{t('page.theFirstMostAreShown', { mOST: MOST })}</p>}
        {list.length === 0 && offered.length === 0 && (
          <p className={styles['empty']}>
            {hits?.unfinished === true ? t('page.aFilterNamesNoPageOr') : t('page.tryAnotherWordTheNamesOf')}
          </p>
        )}
      </div>
    </>
  );
}

interface FoundProps {
  readonly hit: Hit;
  readonly preset: Preset;
  readonly onGo: (pointer: Pointer) => void;
}

/** One that was found, with its value or why it was found. The browser's own button: sixty come and go with each key. */
const Found = memo(function Found({ hit, preset, onGo }: FoundProps) {
  const option = optionAt(hit.pointer);
  return (
    <button
      type="button"
      className={found['hit']}
      data-hit
      onClick={() => {
        onGo(hit.pointer);
      }}
    >
      <span className={found['hitTitle']}>
        {hit.title}
        <span className={found['hitPage']}>{hit.kind === 'page' ? t('page.page') : pageAt(hit.page)?.title}</span>
      </span>
      <span className={found['hitWhy']}>
        {option && valueWords(option, effectiveOf(preset), readAt(preset, hit.pointer))}
        {hit.field !== 'title' &&
          hit.field !== 'help' &&
          `${option ? ' · ' : ''}${t('page.whereText', { where: WHERE[hit.field], text: hit.text })}`}
      </span>
    </button>
  );
});
