import type { BridgeProblem } from '../../../app/bridge';
import type { Problem } from '../../../app/result';
import { FileProblems } from './FileProblems';
import { Report } from './Report';

interface TroubleDialogProps {
  readonly title: string;
  readonly problems: readonly (Problem | BridgeProblem)[];
}

/** Something could not be done, and why. */
export function TroubleDialog({ title, problems }: TroubleDialogProps) {
  return (
    <Report title={title} alert>
      <FileProblems problems={problems} />
    </Report>
  );
}
