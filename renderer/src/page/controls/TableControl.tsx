import { useState } from 'react';
import { aside } from '../../../../app/language/punctuation';
import { t } from '../../../../app/language/say';
import { cellsOf, pastedTable } from '../../../../app/editor/pasted';
import type { TableOption, TableRow } from '../../../../app/option/option';
import { Button } from '../../parts/Button';
import { useActions } from '../../store/context';
import { documentIn } from '../../store/derived';
import { useWindow } from '../../store/store';
import styles from '../page.module.css';
import type { ControlProps } from './control';
import { moveInGrid, placeInGrid } from './grid';
import { TemplateChoice } from './TemplateChoice';
import { TypedField } from './TypedField';

/** Rows of numbers, each cell a field; the arrow keys go from cell to cell. */
export function TableControl({ option, view, value, disabled, labelledBy, describedBy }: ControlProps<TableOption>) {
  const { editing } = useActions();
  const drafts = useWindow((state) => documentIn(state).drafts);
  const rows = Array.isArray(value) ? (value as readonly TableRow[]) : [];
  const set = (next: readonly TableRow[], key?: string) => {
    editing.change({ set: { [option.pointer]: next }, ...(key === undefined ? {} : { key }) });
  };
  const [refused, setRefused] = useState<string>();
  const [first] = option.columns;
  const bad = (at: number) =>
    view.problems.some(({ pointer }) => `${pointer}/`.startsWith(`${option.pointer}/${String(at)}/`));
  return (
    <div>
      <table
        className={styles['grid']}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onKeyDown={moveInGrid}
        onPaste={(event) => {
          const at = placeInGrid(event.target);
          const cells = cellsOf(event.clipboardData.getData('text/plain'));
          if (at === undefined || cells === undefined || disabled) return;
          event.preventDefault();
          const pasted = pastedTable(rows, option.columns, cells, at);
          if (pasted.ok) set(pasted.value);
          setRefused(pasted.ok ? undefined : pasted.reason);
        }}
      >
        <thead>
          <tr>
            {option.columns.map((column) => (
              <th key={column.key} scope="col">
                {column.format === 'limit' ? aside(column.title, '%') : column.title}
              </th>
            ))}
            <th scope="col">
              <span className="quiet">{t('page.row')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-problem={bad(at) || undefined}>
              {option.columns.map((column) => {
                const pointer = `${option.pointer}/${String(at)}/${column.key}`;
                return (
                  <td key={column.key}>
                    <TypedField
                      className={styles['cell']}
                      label={t('page.titleRowAt', { title: column.title, at: at + 1 })}
                      value={row[column.key] ?? 0}
                      form={column}
                      typed={drafts[pointer]}
                      disabled={disabled}
                      onValue={(next) => {
                        set(
                          rows.map((one, place) => (place === at ? { ...one, [column.key]: next } : one)),
                          pointer,
                        );
                      }}
                      onTyped={(text) => {
                        editing.keepTyped(pointer, text);
                      }}
                      onLeave={editing.seal}
                    />
                  </td>
                );
              })}
              <td>
                <Button
                  small
                  look="quiet"
                  icon="trash"
                  label={t('page.takeOutRowAt', { at: at + 1 })}
                  isDisabled={disabled}
                  onPress={() => {
                    set(rows.filter((_row, place) => place !== at));
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        small
        look="quiet"
        icon="plus"
        isDisabled={disabled}
        onPress={() => {
          const last = rows.at(-1);
          const next = option.columns.map(({ key, min, max }) => {
            const from = last?.[key] ?? min - 1;
            return [key, key === first?.key ? Math.min(from + 1, max) : Math.max(min, from)] as const;
          });
          set([...rows, Object.fromEntries(next)]);
        }}
      >
        {t('page.addARow')}
      </Button>
      <TemplateChoice option={option} value={value} disabled={disabled} />
      {refused !== undefined && (
        <p className={styles['bad']} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
