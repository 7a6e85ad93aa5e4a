import type { Answer } from '../../../app/hand-desk/answer';
import { sayShort } from '../../../app/hand-desk/say';
import type { Pointer } from '../../../app/result';
import type { Preset } from '../../../schemas/generated/preset';
import { DeskSheet } from './DeskSheet';
import { Problems } from './Problems';
import styles from './sheet.module.css';
import { DiscardsView, WaitingView } from './WaitingView';

interface AnswerViewProps {
  readonly answer: Answer | undefined;
  readonly preset: Preset;
  readonly onGo?: (pointer: Pointer) => void;
}

/** What one preset says about the hand. */
export function AnswerView({ answer, preset, onGo }: AnswerViewProps) {
  if (answer === undefined) return <p className={styles['soft']}>Counting…</p>;
  switch (answer.kind) {
    case 'empty':
      return <p className={styles['soft']}>Choose tiles, type a hand, or lay out an example.</p>;
    case 'short':
      return <p className={styles['soft']}>{sayShort(answer)}</p>;
    case 'impossible':
      return (
        <div className={styles['sheet']}>
          <p className={styles['against']}>This hand cannot be held under these rules.</p>
          {onGo ? (
            <p className={styles['soft']}>What is wrong stands beside the tiles.</p>
          ) : (
            <Problems problems={answer.problems} />
          )}
        </div>
      );
    case 'won':
      return <DeskSheet sheet={answer.sheet} preset={preset} onGo={onGo} />;
    case 'waiting':
      return (
        <>
          <WaitingView waiting={answer.waiting} />
          <Loser answer={answer} preset={preset} onGo={onGo} />
        </>
      );
    case 'full':
      return (
        <>
          <DiscardsView {...answer} />
          <Loser answer={answer} preset={preset} onGo={onGo} />
        </>
      );
  }
}

interface LoserProps {
  readonly answer: Extract<Answer, { kind: 'waiting' | 'full' }>;
  readonly preset: Preset;
  readonly onGo: ((pointer: Pointer) => void) | undefined;
}

function Loser({ answer: { loser }, preset, onGo }: LoserProps) {
  if (loser === undefined) return null;
  return (
    <section className={styles['loser']} aria-label="As the hand of a loser">
      <h3>As the hand of a loser</h3>
      <DeskSheet sheet={loser} preset={preset} onGo={onGo} loser />
    </section>
  );
}
