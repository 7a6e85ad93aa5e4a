import { useState, type ClipboardEvent } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { hasProblem } from '../../../app/editor/option-view';
import { cellsOf, pastedRows, SIDES } from '../../../app/editor/pasted';
import {
  filteredPatterns,
  groupsOf,
  orderedPatterns,
  patternsOf,
  ROW_ORDERS,
  type RowOrder,
} from '../../../app/editor/rows';
import { presetOf } from '../../../app/editor/document';
import type { Page } from '../../../app/option/option';
import { groupTitle } from '../../../app/option/patterns';
import { readAt } from '../../../app/preset/pointer';
import { same } from '../../../app/option/values';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { Check } from '../parts/Check';
import { Choice } from '../parts/Choice';
import { classes } from '../parts/classes';
import parts from '../parts/parts.module.css';
import pageStyles from '../page/page.module.css';
import { PageHead } from '../page/PageHead';
import { useActions } from '../store/context';
import { baseIn, documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { PatternRow } from './PatternRow';
import styles from './patterns.module.css';
import { moveInGrid, placeInGrid } from '../page/controls/grid';

const ALL = 'all';
const ORDER_WORDS: { readonly [O in RowOrder]: string } = {
  group: t('patterns.byGroup'),
  name: t('patterns.byName'),
  value: t('patterns.byValue'),
};
/** The pages on which a club may have patterns of its own. */
const OWN_PAGES = ['patterns', 'limits'] as const;
type Rows = Readonly<Record<string, ScoringRow>>;

/** A page of scoring rows: all patterns of the catalogue with their values, narrowed down by group, use and search. */
export default function PatternPage({ page }: { readonly page: Page }) {
  const document = useWindow(documentIn);
  const filter = useWindow((state) => state.view.filter);
  const focus = useWindow((state) => state.view.focus);
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState(ALL);
  const [order, setOrder] = useState<RowOrder>('group');
  const [refused, setRefused] = useState<string>();
  const [usedOnly, setUsedOnly] = useState(false);
  const actions = useActions();
  const preset = presetOf(document);
  const base = baseIn(document);
  const rows = (readAt(preset, page.pointer) ?? {}) as Rows;
  const baseRows = (readAt(base.preset, page.pointer) ?? {}) as Rows;
  const groups = groupsOf(page, preset.patterns);
  const narrowed = filteredPatterns(page, rows, preset.patterns, {
    query,
    group: group === ALL ? undefined : group,
    used: usedOnly,
  });
  const patterns = narrowed.filter((pattern) => {
    const pointer = `${page.pointer}/${pattern.id}`;
    if (filter === 'all' || pointer === focus) return true;
    return filter === 'changed' ? !same(rows[pattern.id], baseRows[pattern.id]) : hasProblem(document, pointer);
  });
  const parted =
    order === 'group'
      ? groups
          .map((id) => ({ id, title: groupTitle(id), patterns: patterns.filter((pattern) => pattern.group === id) }))
          .filter((one) => one.patterns.length > 0)
      : [{ id: order, title: ORDER_WORDS[order], patterns: orderedPatterns(patterns, rows, order) }];
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    const at = event.target instanceof HTMLInputElement ? placeInGrid(event.target) : undefined;
    if (cells === undefined || at === undefined || focus === undefined || document.readOnly) return;
    event.preventDefault();
    const listed = parted.flatMap((one) =>
      one.patterns.map(({ id }) => ({ pointer: `${page.pointer}/${id}`, row: rows[id] })),
    );
    // The first field of a row is its tick.
    const pasted = pastedRows(
      listed.slice(listed.findIndex(({ pointer }) => pointer === focus)),
      cells,
      SIDES[at.column - 1] ?? 'exposed',
    );
    if (pasted.ok)
      actions.editing.change({ set: pasted.value, label: t('patterns.pasteValuesOfTitle', { title: page.title }) });
    setRefused(pasted.ok ? undefined : pasted.reason);
  };
  const count = Object.keys(rows).length;
  const ownPage = OWN_PAGES.find((name) => page.pointer === `/scoring/${name}`);
  return (
    <>
      <PageHead page={page} />
      <div className={styles['tools']}>
        <SearchField
          aria-label={t('patterns.findAPattern')}
          value={query}
          onChange={setQuery}
          className={styles['search'] ?? ''}
        >
          <Input className={classes(parts['input'], styles['searchInput'])} placeholder={t('patterns.findAPattern')} />
        </SearchField>
        <Choice
          label={t('patterns.group')}
          value={group}
          choices={[
            { id: ALL, words: t('patterns.allGroups') },
            ...groups.map((id) => ({ id, words: groupTitle(id) })),
          ]}
          onChange={setGroup}
        />
        <Choice
          label={t('patterns.order')}
          value={order}
          choices={ROW_ORDERS.map((id) => ({ id, words: ORDER_WORDS[id] }))}
          onChange={(id) => {
            setOrder(ROW_ORDERS.find((one) => one === id) ?? 'group');
          }}
        />
        <Check selected={usedOnly} onChange={setUsedOnly}>
          {t('patterns.onlyUsedNumberOfNumber2', { number: count, number2: patternsOf(page, preset.patterns).length })}
        </Check>
        {ownPage !== undefined && (
          <Button
            icon="plus"
            small
            isDisabled={document.readOnly}
            onPress={() => {
              actions.show({ kind: 'own-pattern', page: ownPage });
            }}
          >
            {t('patterns.ownPattern')}
          </Button>
        )}
      </div>
      <div className={pageStyles['body']}>
        <table className={styles['grid']} aria-label={page.title} onKeyDown={moveInGrid} onPaste={paste}>
          <thead>
            <tr>
              <th scope="col">
                <span className="quiet">{t('patterns.used')}</span>
              </th>
              <th scope="col">{t('patterns.pattern')}</th>
              <th scope="col" className={styles['amount']}>
                {t('patterns.exposed')}
              </th>
              <th scope="col" className={styles['amount']}>
                {t('patterns.concealed')}
              </th>
              <th scope="col">{t('patterns.unit')}</th>
            </tr>
          </thead>
          {parted.map((one) => (
            <tbody key={one.id}>
              <tr className={styles['groupRow']}>
                <th scope="rowgroup" colSpan={5}>
                  {one.title}
                </th>
              </tr>
              {one.patterns.map((pattern) => (
                <PatternRow
                  key={pattern.id}
                  page={page}
                  pattern={pattern}
                  row={rows[pattern.id]}
                  baseRow={baseRows[pattern.id]}
                />
              ))}
            </tbody>
          ))}
        </table>
        {refused !== undefined && (
          <p className={styles['refused']} role="alert">
            {refused}
          </p>
        )}
        {patterns.length === 0 && <p className={styles['empty']}>{t('patterns.noPatternFits')}</p>}
      </div>
    </>
  );
}
