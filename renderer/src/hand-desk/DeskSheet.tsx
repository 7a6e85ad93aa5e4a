import { t } from '../../../app/language/say';
import type { Pointer } from '../../../app/result';
import type { ScoredPattern, ScoreSheet } from '../../../app/ruling';
import { changes, scoreWords } from '../../../app/words/outcome';
import { sayTransfer } from '../../../app/words/say';
import { sayNoWin, scoreStepLines, unpaidReason } from '../../../app/words/score';
import { speakerOf } from '../../../app/words/speaker';
import { amountWords } from '../../../app/words/units';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import styles from './sheet.module.css';

interface DeskSheetProps {
  readonly sheet: ScoreSheet;
  readonly preset: Preset;
  /** Goes to a row of the preset in front; left out for another preset. */
  readonly onGo?: ((pointer: Pointer) => void) | undefined;
  /** The value in the hand of a loser: nothing is paid by it alone. */
  readonly loser?: boolean;
}

/** A score sheet step by step: patterns with their values, those that are not paid and why, the arithmetic, who pays whom. */
export function DeskSheet({ sheet, preset, onGo, loser = false }: DeskSheetProps) {
  const method = preset.scoring.method.kind;
  const paid = sheet.patterns.filter((one) => one.unpaid === undefined && one.value > 0);
  const unpaid = sheet.patterns.filter((one) => one.unpaid !== undefined);
  const steps = scoreStepLines(sheet);
  const noWin = loser ? undefined : sayNoWin(sheet);
  const { pointer } = sheet;
  return (
    <div className={styles['sheet']}>
      {noWin !== undefined && (
        <p className={styles['against']}>
          {noWin}{' '}
          {pointer !== undefined && onGo && (
            <Button
              look="link"
              onPress={() => {
                onGo(pointer);
              }}
            >
              {t('handDesk.seeTheOption')}
            </Button>
          )}
        </p>
      )}
      <p className={styles['score']}>{scoreWords(sheet)}</p>
      {paid.length > 0 && (
        <table>
          <caption>{t('handDesk.patterns')}</caption>
          <tbody>
            {paid.map((one) => (
              <tr key={one.pointer}>
                <th scope="row">
                  <PatternName pattern={one} onGo={onGo} />
                  {one.count > 1 && ` × ${String(one.count)}`}
                </th>
                <td>{amountWords({ value: one.value * one.count, unit: one.unit }, method)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unpaid.length > 0 && (
        <section aria-label={t('handDesk.notPaid')}>
          <h3>{t('handDesk.notPaid')}</h3>
          <ul>
            {unpaid.map((one) => (
              <li key={one.pointer}>
                <PatternName pattern={one} onGo={onGo} />
                <span className={styles['soft']}>
                  {t('words.colon')}
                  {unpaidReason(one)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {steps.length > 0 && (
        <section aria-label={t('handDesk.stepByStep')}>
          <h3>{t('handDesk.stepByStep')}</h3>
          <ol>
            {steps.map((step, at) => (
              <li key={at}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {!loser && <Transfers sheet={sheet} preset={preset} />}
    </div>
  );
}

function PatternName({ pattern, onGo }: { readonly pattern: ScoredPattern; readonly onGo: DeskSheetProps['onGo'] }) {
  if (!onGo) return pattern.name;
  return (
    <Button
      look="link"
      onPress={() => {
        onGo(pattern.pointer);
      }}
    >
      {pattern.name}
    </Button>
  );
}

/** Who pays whom, and what each gains or loses. */
function Transfers({ sheet, preset }: { readonly sheet: ScoreSheet; readonly preset: Preset }) {
  const speaker = speakerOf(preset);
  const between = preset.scoring.payments.method === 'between-all';
  if (!sheet.win) return null;
  return (
    <section aria-label={t('handDesk.whoPaysWhom')}>
      <h3>{t('handDesk.whoPaysWhom')}</h3>
      {sheet.transfers.length === 0 ? (
        <p className={styles['soft']}>{t('handDesk.sayTheSeatWindAndWho')}</p>
      ) : (
        <>
          <ul>
            {sheet.transfers.map((one, at) => (
              <li key={at}>{sayTransfer(one, speaker)}</li>
            ))}
          </ul>
          <p className={styles['moved']}>{changes(sheet.transfers)}</p>
          {between && <p className={styles['soft']}>{t('handDesk.whatTheLosersSettleWithEach')}</p>}
        </>
      )}
    </section>
  );
}
