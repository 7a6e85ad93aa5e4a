import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { FILTERS, type Filter } from '../../../app/editor/view';
import type { Page } from '../../../app/option/option';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import { baseIn, documentIn, isChanged } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './page.module.css';

const WORDS: Readonly<Record<Filter, string>> = {
  all: t('page.all'),
  changed: t('page.changed'),
  problems: t('page.problems'),
};

/** The name of the page, which of its options are shown, and a way back to the base. */
export function PageHead({ page }: { readonly page: Page }) {
  const { store } = useSurroundings();
  const { editing } = useActions();
  const document = useWindow(documentIn);
  const filter = useWindow((state) => state.view.filter);
  return (
    <div className={styles['head']}>
      <h1>{page.title}</h1>
      {isChanged(document, page.pointer) && !document.readOnly && (
        <span title={t('page.givesEveryOptionOfThisPage', { name: baseIn(document).name })}>
          <Button
            small
            look="quiet"
            icon="reset"
            onPress={() => {
              editing.resetPage(page.pointer);
            }}
          >
            {t('page.resetPage')}
          </Button>
        </span>
      )}
      <ToggleButtonGroup
        aria-label={t('page.optionsShown')}
        className={styles['filters'] ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={(keys) => {
          const [next] = FILTERS.filter((one) => keys.has(one));
          if (next) store.setState(({ view }) => ({ view: { ...view, filter: next } }));
        }}
      >
        {FILTERS.map((one) => (
          <ToggleButton key={one} id={one} className={styles['filter'] ?? ''}>
            {WORDS[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
