import { Button, Input, SearchField } from 'react-aria-components';
import { useEffect } from 'react';
import { searchPrepared } from '../../../app/option/search';
import { t } from '../../../app/language/say';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { useSurroundings, useWindow } from '../store/store';
import { focusRegion } from '../store/focus';
import styles from './bar.module.css';

/** Finds options by name, value, help and synonym in any language. */
export function SearchBox() {
  const { store } = useSurroundings();
  const query = useWindow((state) => state.view.query);
  useEffect(prepareSearch, []);
  return (
    <SearchField
      aria-label={t('bar.findAnOption')}
      className={styles['search'] ?? ''}
      data-search
      value={query}
      onChange={(text) => {
        store.setState(({ view }) => ({ view: { ...view, mode: 'preferences', query: text } }));
      }}
    >
      <Icon name="search" size={16} />
      <Input
        className={classes(parts['input'], styles['searchInput'])}
        placeholder={t('bar.findAnOption')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            document.querySelector<HTMLElement>('[data-hit]')?.focus();
          }
          // Enter goes to the best one; while a word is still being composed, it ends that.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            document.querySelector<HTMLElement>('[data-hit]')?.click();
          }
          if (event.key === 'Escape' && query === '') focusRegion('options');
        }}
      />
      {query !== '' && (
        <Button className={classes(parts['button'], parts['quiet'], parts['small'], parts['icon'], styles['clear'])}>
          <Icon name="close" size={14} />
        </Button>
      )}
    </SearchField>
  );
}

/** Makes ready, one slice at a time when nothing waits, what is searched in. */
function prepareSearch(): () => void {
  const slices = searchPrepared();
  const next = () => {
    if (slices.next().done !== true) asked = requestIdleCallback(next);
  };
  let asked = requestIdleCallback(next);
  return () => {
    cancelIdleCallback(asked);
  };
}
