import { t } from '../../../app/language/say';
import type { BridgeProblem } from '../../../app/bridge';
import { problemSentence } from '../../../app/words/bridge-problem';
import type { Problem } from '../../../app/result';
import styles from './dialogs.module.css';

/** More than these are not read by anybody. */
const MOST = 50;

interface FileProblemsProps {
  readonly problems: readonly (Problem | BridgeProblem)[];
  readonly label?: string;
}

/** What is wrong with a file: where, what was found, what was expected, and how to put it right. */
export function FileProblems({ problems, label }: FileProblemsProps) {
  return (
    <ul className={styles['problems']} {...(label === undefined ? {} : { 'aria-label': label })}>
      {problems.slice(0, MOST).map((problem, at) => (
        <FileProblem key={at} problem={problem} />
      ))}
      {problems.length > MOST && <li>{t('dialogs.andNumberMore', { number: problems.length - MOST })}</li>}
    </ul>
  );
}

function FileProblem({ problem }: { readonly problem: Problem | BridgeProblem }) {
  const full: Partial<Problem> = problem;
  const { line, column } = full;
  const place = line === undefined ? undefined : t('preset.lineLineColumnColumn', { line, column: column ?? 1 });
  return (
    <li className={styles['problem']}>
      <p>{problemSentence(problem)}</p>
      <dl>
        {place !== undefined && <Fact term={t('dialogs.where')} text={place} />}
        {full.pointer !== undefined && full.pointer !== '' && (
          <Fact term={t('dialogs.where')} text={full.pointer} code />
        )}
        {full.found !== undefined && <Fact term={t('dialogs.found')} text={full.found} code />}
        {full.expected !== undefined && <Fact term={t('dialogs.expected')} text={full.expected} />}
        {full.hint !== undefined && <Fact term={t('dialogs.toDo')} text={full.hint} />}
      </dl>
    </li>
  );
}

function Fact({ term, text, code = false }: { readonly term: string; readonly text: string; readonly code?: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{code ? <code>{text}</code> : text}</dd>
    </div>
  );
}
