import { t } from '../../../app/language/say';
import { Button } from '../parts/Button';
import { ProblemLine } from '../page/ProblemLine';
import { documentIn, problemsIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './problems.module.css';

/** What is wrong with the preset, with links and ways out; opened from the status bar and by F8. */
export function ProblemsPane() {
  const { store } = useSurroundings();
  const open = useWindow((state) => state.problemsOpen);
  const problems = useWindow(problemsIn);
  const notes = useWindow((state) => documentIn(state).notes);
  const current = useWindow((state) => state.view.problem);
  if (!open) return null;
  return (
    <section className={styles['pane']} data-region="problems" aria-label={t('problems.problems')}>
      <div className={styles['head']}>
        <h2>{t('problems.problems')}</h2>
        <Button
          small
          look="quiet"
          icon="close"
          label={t('problems.closeTheListOfProblems')}
          onPress={() => {
            store.setState({ problemsOpen: false });
          }}
        />
      </div>
      <ol className={styles['list']}>
        {[...problems, ...notes].map((problem, at) => (
          <li key={`${problem.code} ${problem.pointer}`} data-current={at === current || undefined}>
            <ProblemLine problem={problem} />
          </li>
        ))}
        {problems.length + notes.length === 0 && <li>{t('problems.theseRulesCanBePlayedAs')}</li>}
      </ol>
    </section>
  );
}
