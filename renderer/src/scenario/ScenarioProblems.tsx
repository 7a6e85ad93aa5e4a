import { sentences } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { Problem } from '../../../app/result';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

/** What forbids that the scenario is saved and ruled on: where, what is wrong, and how to put it right. */
export function ScenarioProblems({ parts: { problems, look } }: { readonly parts: ScenarioParts }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles['problems']} aria-label={t('scenario.problemsOfTheScenario')}>
      {problems.map((problem, at) => {
        const event = /^\/events\/(\d+)(?:\/together\/(\d+))?/.exec(problem.pointer);
        return (
          <li key={at}>
            <Icon name="warning" size={16} />
            <span>
              {problemWords(problem)} <code>{problem.pointer}</code>{' '}
              {event && (
                <Button
                  look="link"
                  onPress={() => {
                    const [, step, inner] = event;
                    const place = { step: Number(step), ...(inner === undefined ? {} : { inner: Number(inner) }) };
                    look((before) => ({ ...before, at: place }));
                  }}
                >
                  {t('scenario.showTheEvent')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function problemWords({ message, expected, hint }: Problem): string {
  return sentences([
    message,
    ...(expected === undefined ? [] : [t('problems.expectedText', { expected })]),
    ...(hint === undefined ? [] : [hint]),
  ]);
}
