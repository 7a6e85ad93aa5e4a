import { t } from '../../../../app/language/say';
import type { PayoffOption, PayoffTable } from '../../../../app/option/option';
import { PAYOFF_WORDS } from '../../../../app/option/words';
import { useActions } from '../../store/context';
import { documentIn } from '../../store/derived';
import { useWindow } from '../../store/store';
import styles from '../page.module.css';
import type { ControlProps } from './control';
import { moveInGrid } from './grid';
import { TemplateChoice } from './TemplateChoice';
import { TypedField } from './TypedField';

const PAYERS = ['east', 'discarder', 'others'] as const;

/** By what the score is multiplied for each payer, for the five ways to win. */
export function PayoffControl({ option, value, disabled, labelledBy, describedBy }: ControlProps<PayoffOption>) {
  const { editing } = useActions();
  const drafts = useWindow((state) => documentIn(state).drafts);
  const table = (value ?? option.default) as PayoffTable;
  return (
    <div>
      <table
        className={styles['grid']}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onKeyDown={moveInGrid}
      >
        <thead>
          <tr>
            <th scope="col">{t('page.wayToWin')}</th>
            <th scope="col">{t('page.eastPays')}</th>
            <th scope="col">{t('page.discarderPays')}</th>
            <th scope="col">{t('page.eachOtherPays')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(table).map(([way, payers]) => (
            <tr key={way}>
              <th scope="row">{PAYOFF_WORDS[way] ?? way}</th>
              {PAYERS.map((payer) => {
                const times = payers[payer];
                const pointer = `${option.pointer}/${way}/${payer}`;
                return (
                  <td key={payer}>
                    {times !== undefined && (
                      <TypedField
                        className={styles['cell']}
                        label={t('page.payoffWordsPayoffWords2PaysTimes', {
                          pAYOFF_WORDS: PAYOFF_WORDS[way] ?? way,
                          pAYOFF_WORDS2: PAYOFF_WORDS[payer] ?? payer,
                        })}
                        value={times}
                        form={{ min: option.min, max: option.max, format: 'hundredths' }}
                        typed={drafts[pointer]}
                        disabled={disabled}
                        onValue={(next) => {
                          const changed = { ...table, [way]: { ...payers, [payer]: next } };
                          editing.change({ set: { [option.pointer]: changed }, key: pointer });
                        }}
                        onTyped={(text) => {
                          editing.keepTyped(pointer, text);
                        }}
                        onLeave={editing.seal}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <TemplateChoice option={option} value={table} disabled={disabled} />
    </div>
  );
}
