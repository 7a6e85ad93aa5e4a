import { Button } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { completed, FILTER_WORDS, offeredFilters, queryWords, takesText } from '../../../app/editor/query';
import { classes } from '../parts/classes';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { focusRegion } from '../store/focus';
import { useSurroundings, useWindow } from '../store/store';
import styles from './page.module.css';
import { QueryChips } from './QueryChips';
import found from './search.module.css';
import { useHits } from './useHits';
import { optionAt, pageAt } from '../../../app/option/options';
import { effectiveOf } from '../../../app/preset/effective-of';
import { readAt } from '../../../app/preset/pointer';
import { presetOf } from '../../../app/editor/document';
import { valueWords } from '../../../app/words/units';

const WHERE = { value: 'value', synonym: t('page.alsoCalled'), section: 'section' } as const;

/** More than these are not looked through by anybody. */
const MOST = 60;

/** What a search has found, the best first; each leads to its option. */
export function SearchResults() {
  const { store } = useSurroundings();
  const { go } = useActions();
  const query = useWindow((state) => state.view.query);
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const hits = useHits();
  const list = hits?.list ?? [];
  const offered = offeredFilters(query);
  return (
    <>
      <div className={styles['head']}>
        <h1>
          {offered.length > 0
            ? t('page.filters')
            : list.length === 0
              ? t('page.nothingFound')
              : `Found: ${queryWords(query)}`}
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
          else if (step < 0) document.querySelector<HTMLElement>('[data-search] input')?.focus();
        }}
      >
        {offered.map((filter) => (
          <Button
            key={filter}
            className={found['hit'] ?? ''}
            data-hit
            onPress={() => {
              store.setState(({ view }) => ({ view: { ...view, query: completed(query, filter) } }));
              document.querySelector<HTMLInputElement>('[data-search] input')?.focus();
            }}
          >
            <span className={found['hitTitle']}>{takesText(filter) ? `@${filter}:` : `@${filter}`}</span>
            <span className={found['hitWhy']}>{FILTER_WORDS[filter]}</span>
          </Button>
        ))}
        {list.slice(0, MOST).map((hit) => {
          const option = optionAt(hit.pointer);
          return (
            <Button
              key={hit.pointer}
              className={found['hit'] ?? ''}
              data-hit
              onPress={() => {
                go(hit.pointer);
              }}
            >
              <span className={found['hitTitle']}>
                {hit.title}
                <span className={found['hitPage']}>
                  {hit.kind === 'page' ? t('page.page') : pageAt(hit.page)?.title}
                </span>
              </span>
              <span className={found['hitWhy']}>
                {option && valueWords(option, effectiveOf(preset), readAt(preset, hit.pointer))}
                {hit.field !== 'title' &&
                  hit.field !== 'help' &&
                  `${option ? ' · ' : ''}${WHERE[hit.field]} “${hit.text}”`}
              </span>
            </Button>
          );
        })}
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
