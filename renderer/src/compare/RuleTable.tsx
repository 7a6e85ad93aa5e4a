import type { ComparedRule } from '../../../app/exchange/compared-rules';
import type { Pointer } from '../../../app/result';
import { Button } from '../parts/Button';
import styles from './rules.module.css';

interface RuleTableProps {
  readonly rules: readonly ComparedRule[];
  /** What the two columns are called. */
  readonly names: readonly [string, string];
  /** Goes to an option; without it the names are no links. */
  readonly onGo?: (pointer: Pointer) => void;
}

/** The rules that differ between two presets, in words and by page. */
export function RuleTable({ rules, names, onGo }: RuleTableProps) {
  const pages = [...new Set(rules.map((rule) => rule.page))];
  return (
    <table className={styles['rules']}>
      <thead>
        <tr>
          <th scope="col">Option</th>
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
              <th scope="rowgroup" colSpan={3}>
                {page}
                <span>{list.length}</span>
              </th>
            </tr>
            {list.map(({ pointer, title, values }) => (
              <tr key={pointer}>
                <th scope="row">
                  {onGo === undefined || pointer === '/card' ? (
                    title
                  ) : (
                    <Button
                      look="link"
                      onPress={() => {
                        onGo(pointer);
                      }}
                    >
                      {title}
                    </Button>
                  )}
                </th>
                <td>{values[0]}</td>
                <td>{values[1]}</td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
