import type { SetOption } from '../../../../app/option/option';
import { Check } from '../../parts/Check';
import { useActions } from '../../store/context';
import styles from '../page.module.css';
import type { ControlProps } from './control';

/** Any of a list, as boxes below each other. */
export function SetControl({ option, value, disabled, labelledBy, describedBy }: ControlProps<SetOption>) {
  const { editing } = useActions();
  const members: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className={styles['set']} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {option.choices.map((choice) => (
        <Check
          key={String(choice.value)}
          selected={members.includes(choice.value)}
          disabled={disabled}
          onChange={(selected) => {
            // In the order of the schema, so that the same choice is always the same list.
            const next = option.choices
              .map((one) => one.value)
              .filter((one) => (one === choice.value ? selected : members.includes(one)));
            editing.change({ set: { [option.pointer]: next } });
          }}
        >
          {choice.words}
        </Check>
      ))}
    </div>
  );
}
