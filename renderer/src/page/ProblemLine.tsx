import { t } from '../../../app/language/say';
import type { Pointer, Problem } from '../../../app/result';
import { Button } from '../parts/Button';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { useTitles } from '../store/titles';
import { OptionLink } from './ReasonLine';
import styles from './page.module.css';

interface ProblemLineProps {
  readonly problem: Problem;
  /** The option under which it is shown; left out in the list of problems. */
  readonly at?: Pointer;
}

/** A problem or note in a sentence, with links to all options that take part and a button for each way out. */
export function ProblemLine({ problem, at }: ProblemLineProps) {
  const { go, editing } = useActions();
  const titleAt = useTitles();
  const serious = problem.severity === 'problem';
  const places = [problem.pointer, ...(problem.others ?? [])].filter((pointer) => pointer !== at && pointer !== '');
  return (
    <div className={classes(styles['line'], serious ? styles['bad'] : styles['note'])}>
      <Icon name={serious ? 'warning' : 'info'} size={15} />
      <span>
        {problem.message}
        {problem.hint !== undefined && `${t('words.blank')}${problem.hint}`}
        {places.length > 0 && t('page.see')}
        {places.slice(0, 4).map((pointer, index) => (
          <span key={pointer}>
            {index > 0 && t('words.comma')}
            <OptionLink pointer={pointer} onPress={go} />
          </span>
        ))}
        {places.length > 4 && t('page.andNumberMore', { number: places.length - 4 })}
        {places.length > 0 && t('page.seeEnd')}
        {(problem.fixes ?? []).length > 0 && (
          <span className={styles['fixes']}>
            {(problem.fixes ?? []).map((fix) => (
              <Button
                key={fix.label}
                small
                onPress={() => {
                  editing.fix(fix);
                }}
                aria-label={t('page.labelForTitleat', { label: fix.label, titleAt: titleAt(problem.pointer) })}
              >
                {fix.label}
              </Button>
            ))}
          </span>
        )}
      </span>
    </div>
  );
}
