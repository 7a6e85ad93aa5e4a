import { t } from '../../../app/language/say';
import type { ComparedRule } from '../../../app/exchange/compared-rules';
import { rowAt } from '../../../app/option/options';
import { patternOf } from '../../../app/option/patterns';
import type { Pointer } from '../../../app/result';
import { Button } from '../parts/Button';
import styles from './rules.module.css';

interface RuleTableProps {
  readonly rules: readonly ComparedRule[];
  /** What the columns are called. */
  readonly names: readonly string[];
  /** Goes to an option; without it the names are no links. */
  readonly onGo?: (pointer: Pointer) => void;
  /** Gives the first preset the value of another; without it nothing can be taken. */
  readonly onTake?: (rule: ComparedRule, column: number) => void;
  /** Gives the first preset all values of a page that can be taken from another. */
  readonly onTakePage?: (rules: readonly ComparedRule[], column: number) => void;
}

/** The rules that differ between some presets, in words and by page. */
export function RuleTable({ rules, names, onGo, onTake, onTakePage }: RuleTableProps) {
  const pages = [...new Set(rules.map((rule) => rule.page))];
  return (
    <table className={styles['rules']} data-wide={names.length > 3 || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('compare.option')}</th>
          {names.map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {pages.map((page) => {
        const list = rules.filter((rule) => rule.page === page);
        return (
          <tbody key={page}>
            <tr className={styles['page']}>
              <th scope="rowgroup" colSpan={onTakePage === undefined ? names.length + 1 : 2}>
                {page}
                <span>{list.length}</span>
              </th>
              {onTakePage !== undefined &&
                names.slice(1).map((name, at) => {
                  const column = at + 1;
                  const takeable = list.filter((rule) => canTake(rule, column));
                  return (
                    <td key={column}>
                      {takeable.length > 1 && (
                        <Button
                          look="link"
                          aria-label={t('compare.takeAllOfPageFromName', { page, name })}
                          onPress={() => {
                            onTakePage(takeable, column);
                          }}
                        >
                          {t('compare.takeAll')}
                        </Button>
                      )}
                    </td>
                  );
                })}
            </tr>
            {list.map((rule) => (
              <tr key={rule.pointer}>
                <th scope="row">
                  {onGo === undefined || rule.pointer === '/card' ? (
                    rule.title
                  ) : (
                    <Button
                      look="link"
                      onPress={() => {
                        onGo(rule.pointer);
                      }}
                    >
                      {rule.title}
                    </Button>
                  )}
                </th>
                {rule.values.map((words, column) => (
                  <td key={column}>
                    {words}
                    {onTake !== undefined && canTake(rule, column) && (
                      <Button
                        look="link"
                        aria-label={t('compare.takeWordsForTitleFromNames', {
                          words,
                          title: rule.title,
                          names: names[column] ?? '',
                        })}
                        onPress={() => {
                          onTake(rule, column);
                        }}
                      >
                        {t('compare.take')}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

/** A value that the first preset does not have, and that is in use where it comes from. */
function canTake({ pointer, raw, values }: ComparedRule, column: number): boolean {
  if (column === 0 || values[column] === values[0]) return false;
  const row = rowAt(pointer);
  if (row !== undefined) return patternOf(row.id) !== undefined;
  return pointer !== '/card' && raw[column] !== null;
}
