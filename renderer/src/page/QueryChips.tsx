import { memo, useDeferredValue, useMemo } from 'react';
import { ToggleButton } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { termOf, toggledTerm, type QueryFilter } from '../../../app/editor/query';
import { Choice } from '../parts/Choice';
import { comparables } from '../store/comparable';
import { useSurroundings, useWindow } from '../store/store';
import styles from './search.module.css';

/** Filters that are pressed on and off; each writes into the search what can be typed there, too. */
const CHIPS: readonly { readonly filter: QueryFilter; readonly words: string }[] = [
  { filter: 'modified', words: t('page.changed') },
  { filter: 'problem', words: t('page.problems') },
  { filter: 'unused', words: t('page.notInUse') },
  { filter: 'remark', words: t('page.remarks') },
];

/** What narrows a search down further, as buttons. */
export const QueryChips = memo(function QueryChips() {
  const { store } = useSurroundings();
  // They say what is typed when that is drawn; what they write goes on from what is typed.
  const query = useDeferredValue(useWindow((state) => state.view.query));
  const desk = useDeferredValue(useWindow((state) => state.desk));
  const others = useMemo(() => comparables(desk), [desk]);
  const put = (change: (typed: string) => string) => {
    store.setState(({ view }) => ({ view: { ...view, query: change(view.query) } }));
  };
  const differs = termOf(query, 'differs')?.text ?? '';
  const chosen = others.find(({ id, words }) => id === differs || words === differs)?.id ?? '';
  return (
    <div className={styles['queryChips']} role="group" aria-label={t('page.narrowDown')}>
      {CHIPS.map(({ filter, words }) => (
        <ToggleButton
          key={filter}
          className={styles['queryChip'] ?? ''}
          isSelected={termOf(query, filter) !== undefined}
          onChange={() => {
            put((typed) => toggledTerm(typed, { filter, text: '' }));
          }}
        >
          {words}
        </ToggleButton>
      ))}
      <Choice
        small
        label={t('page.differsFrom')}
        placeholder={t('page.differsFrom2')}
        value={chosen}
        choices={differs === '' ? others : [{ id: ALL, words: t('page.whateverOthersRule') }, ...others]}
        onChange={(id) => {
          const text = id === ALL ? differs : (others.find((one) => one.id === id)?.words ?? id);
          put((typed) => toggledTerm(typed, { filter: 'differs', text }));
        }}
      />
    </div>
  );
});

/** Takes the filter away. */
const ALL = '-';
