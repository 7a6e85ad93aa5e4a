import { listed } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { ScoreSheet } from '../../../app/ruling';
import type { Seat } from '../../../app/seats';
import { amountWords } from '../../../app/words/units';
import { changes, scoreWords } from '../../../app/words/outcome';
import { sayNoWin, sayScoreSteps, sayUnpaid } from '../../../app/words/score';
import { seatWords } from '../../../app/words/template';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import styles from './sheet.module.css';

interface SheetViewProps {
  readonly sheet: ScoreSheet;
  readonly preset: Preset;
  readonly seat?: Seat;
}

/** A score sheet: each pattern with its value as a link to its row, and the sum. */
export function SheetView({ sheet, preset, seat }: SheetViewProps) {
  const { go } = useActions();
  const method = preset.scoring.method.kind;
  const paid = sheet.patterns.filter((one) => one.unpaid === undefined && one.value > 0);
  const unpaid = sheet.patterns.filter((one) => one.unpaid !== undefined || one.value === 0);
  const moved = changes(sheet.transfers);
  const steps = sayScoreSteps(sheet);
  const noWin = sayNoWin(sheet);
  return (
    <table className={styles['sheet']}>
      <caption>{seat === undefined ? t('preview.score') : seatWords(seat)}</caption>
      <tbody>
        {paid.map((one) => (
          <tr key={one.pointer}>
            <th scope="row">
              <Button
                look="link"
                onPress={() => {
                  go(one.pointer);
                }}
              >
                {one.name}
              </Button>
              {one.count > 1 && ` × ${String(one.count)}`}
            </th>
            <td>{amountWords({ value: one.value * one.count, unit: one.unit }, method)}</td>
          </tr>
        ))}
        {unpaid.length > 0 && (
          <tr className={styles['unpaid']}>
            <th scope="row" colSpan={2}>
              {t('preview.notPaidUnpaid', { unpaid: listed(unpaid.map(sayUnpaid)) })}
            </th>
          </tr>
        )}
      </tbody>
      <tfoot>
        {noWin !== undefined && (
          <tr>
            <th scope="row" colSpan={2}>
              {noWin}
            </th>
          </tr>
        )}
        {steps !== '' && (
          <tr className={styles['unpaid']}>
            <th scope="row" colSpan={2}>
              {steps}
            </th>
          </tr>
        )}
        <tr>
          <th scope="row">{scoreWords(sheet)}</th>
          <td>{moved}</td>
        </tr>
      </tfoot>
    </table>
  );
}
