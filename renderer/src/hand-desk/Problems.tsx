import { t } from '../../../app/language/say';
import type { Problem } from '../../../app/result';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { useTitles } from '../store/titles';
import styles from './hand-desk.module.css';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  /** Only those of these places. */
  readonly at?: readonly string[];
}

/** What is wrong at a part of the hand, and how to put it right; options that say so are links. */
export function Problems({ problems, at }: ProblemsProps) {
  const { go } = useActions();
  const title = useTitles();
  const shown =
    at === undefined ? problems : problems.filter(({ pointer }) => at.some((one) => pointer.startsWith(one)));
  if (shown.length === 0) return null;
  return (
    <ul className={styles['problems']}>
      {shown.map(({ message, found = '', expected, hint }, key) => (
        <li key={key}>
          <Icon name="warning" size={16} />
          <span>
            {message}
            {expected !== undefined &&
              t('handDesk.foundValueExpectedExpected', {
                value: found === '' ? t('words.noneThere') : found,
                expected,
              })}
            {hint !== undefined && ` ${hint}`}{' '}
            {found.startsWith('/') && (
              <Button
                look="link"
                onPress={() => {
                  go(found);
                }}
              >
                {title(found)}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
