import { PROBLEM_CODES, type BridgeProblem } from '../bridge';
import { t } from '../language/say';
import type { Problem } from '../result';

function isOfTheBridge(problem: Problem | BridgeProblem): problem is BridgeProblem {
  return PROBLEM_CODES.some((code) => code === problem.code) && !('severity' in problem);
}

/** The sentence of a problem; what the shell reports is said in the language of the window, by its code. */
export function problemSentence(problem: Problem | BridgeProblem): string {
  if (!isOfTheBridge(problem)) return problem.message;
  const words = t(`bridge.${problem.code}`);
  return problem.detail === undefined ? words : t('bridge.withDetail', { words, detail: problem.detail });
}
