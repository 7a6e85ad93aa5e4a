import { useEffect, useState } from 'react';
import { t } from '../../../app/language/say';
import type { BridgeProblem } from '../../../app/bridge';
import { parsePreset } from '../../../app/preset/parse';
import type { Problem } from '../../../app/result';
import { useActions } from '../store/context';
import { useSurroundings } from '../store/store';
import { FileProblems } from './FileProblems';
import { Question } from './Question';
import { TroubleDialog } from './TroubleDialog';

interface BrokenDialogProps {
  /** The preset's id in the library. */
  readonly id: string;
  readonly title: string;
  readonly problems: readonly (Problem | BridgeProblem)[];
}

/** A preset of the library cannot be read; its last good copy is offered, where one is kept. */
export function BrokenDialog({ id, title, problems }: BrokenDialogProps) {
  const { bridge } = useSurroundings();
  const { library } = useActions();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let gone = false;
    void bridge.library.backup(id).then((backup) => {
      if (!gone) setKept(backup.ok && parsePreset(backup.text).ok);
    });
    return () => {
      gone = true;
    };
  }, [bridge, id]);
  if (!kept) return <TroubleDialog title={title} problems={problems} />;
  return (
    <Question
      title={title}
      answers={[
        { label: t('dialogs.bringBackTheLastGoodCopy'), look: 'primary', run: () => void library.restoreBackup(id) },
      ]}
    >
      <FileProblems problems={problems} />
      <p>{t('dialogs.theTextBeforeTheLastSave')}</p>
    </Question>
  );
}
