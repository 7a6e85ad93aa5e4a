import { useState } from 'react';
import { t } from '../../../app/language/say';
import { hasProblem } from '../../../app/editor/option-view';
import type { Filter } from '../../../app/editor/view';
import type { Option, Page } from '../../../app/option/option';
import type { Pointer } from '../../../app/result';
import { baseIn, documentIn, isChanged } from '../store/derived';
import { useWindow } from '../store/store';
import { OptionRow } from './OptionRow';
import { PageHead } from './PageHead';
import styles from './page.module.css';

/** A page of options by section, made from the schema. */
export function OptionPage({ page }: { readonly page: Page }) {
  const document = useWindow(documentIn);
  const filter = useWindow((state) => state.view.filter);
  const base = baseIn(document);
  const passes = ({ pointer }: Option): boolean => {
    switch (filter) {
      case 'all':
        return true;
      case 'changed':
        return isChanged(document, pointer);
      case 'problems':
        return hasProblem(document, pointer);
    }
  };
  // What was there when the filter was chosen stays, so that a row that is reset or put right does not slip away.
  const [ran, setRan] = useState<{ filter: Filter; pointers: ReadonlySet<Pointer> }>();
  if (ran?.filter !== filter)
    setRan({ filter, pointers: new Set(page.options.filter(passes).map(({ pointer }) => pointer)) });
  const shown = (option: Option): boolean => passes(option) || ran?.pointers.has(option.pointer) === true;
  const sections = page.sections
    .map(({ title, options }) => ({ title, options: options.filter(shown) }))
    .filter(({ options }) => options.length > 0);
  return (
    <>
      <PageHead page={page} />
      <div className={styles['body']}>
        {sections.map(({ title, options }) => (
          <section key={title} className={styles['section']} aria-label={title}>
            <h2>{title}</h2>
            {options.map((option, at) => (
              <OptionRow key={option.pointer} option={option} follows={options[at - 1]} />
            ))}
          </section>
        ))}
        {sections.length === 0 && (
          <p className={styles['empty']}>
            {filter === 'changed'
              ? t('page.nothingOnThisPageDiffersFrom', { name: base.name })
              : t('page.thereAreNoProblemsOnThis')}
          </p>
        )}
      </div>
    </>
  );
}
