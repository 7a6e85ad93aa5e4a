import type { ComparedRule } from '../../../app/exchange/comparison';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import styles from './compare.module.css';

interface RuleTableProps {
  readonly rules: readonly ComparedRule[];
  readonly first: Preset;
  readonly second: Preset;
}

/** The options that differ, by page; each name leads to its option. */
export function RuleTable({ rules, first, second }: RuleTableProps) {
  const { go } = useActions();
  const pages = [...new Set(rules.map((rule) => rule.page))];
  return (
    <table className={styles['rules']}>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">{first.name}</th>
          <th scope="col">{second.name}</th>
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
            {list.map((rule) => (
              <tr key={rule.pointer}>
                <th scope="row">
                  {rule.pointer === '/card' ? (
                    rule.title
                  ) : (
                    <Button
                      look="link"
                      onPress={() => {
                        go(rule.pointer);
                      }}
                    >
                      {rule.title}
                    </Button>
                  )}
                </th>
                <td>{rule.values[0]}</td>
                <td>{rule.values[1]}</td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
