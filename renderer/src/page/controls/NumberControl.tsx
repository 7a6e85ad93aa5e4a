import { t } from '../../../../app/language/say';
import { formOf } from '../../../../app/editor/input';
import type { NumberOption } from '../../../../app/option/option';
import { unitWords } from '../../../../app/option/words';
import { useActions } from '../../store/context';
import styles from '../page.module.css';
import type { ControlProps } from './control';
import { TypedField } from './TypedField';

/** A whole number with its unit, and its words where the value has any. */
export function NumberControl(props: ControlProps<NumberOption>) {
  const { option, view, value, disabled, describedBy } = props;
  const { editing } = useActions();
  const words = option.choices.find((choice) => choice.value === value)?.words;
  const unit = option.format === 'limit' ? t('page.ofTheLimit') : view.unit;
  return (
    <>
      {words !== undefined && <span className={styles['unit']}>{words}</span>}
      <TypedField
        className={styles['number']}
        value={typeof value === 'number' ? value : option.default}
        form={formOf(option)}
        typed={view.typed}
        disabled={disabled}
        label={option.title}
        describedBy={describedBy}
        onValue={(next) => {
          editing.change({ set: { [option.pointer]: next }, key: option.pointer });
        }}
        onTyped={(text) => {
          editing.keepTyped(option.pointer, text);
        }}
        onLeave={editing.seal}
      />
      {unit !== undefined && <span className={styles['unit']}>{unitWords(unit)}</span>}
    </>
  );
}
