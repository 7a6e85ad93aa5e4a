import { t } from '../../../app/language/say';
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
  if (answer === undefined) return <p className={styles['soft']}>{t('handDesk.counting')}</p>;
  switch (answer.kind) {
    case 'empty':
      return <p className={styles['soft']}>{t('handDesk.chooseTilesTypeAHandOr')}</p>;
    case 'short':
      return <p className={styles['soft']}>{sayShort(answer)}</p>;
    case 'impossible':
      return (
        <div className={styles['sheet']}>
          <p className={styles['against']}>{t('handDesk.thisHandCannotBeHeldUnder')}</p>
          {onGo ? (
            <p className={styles['soft']}>{t('handDesk.whatIsWrongStandsBesideThe')}</p>
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
    <section className={styles['loser']} aria-label={t('handDesk.asTheHandOfALoser')}>
      <h3>{t('handDesk.asTheHandOfALoser')}</h3>
      <DeskSheet sheet={loser} preset={preset} onGo={onGo} loser />
    </section>
  );
}
