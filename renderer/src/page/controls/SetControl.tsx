import type { SetOption } from '../../../../app/option/option';
import { Check } from '../../parts/Check';
import { useActions } from '../../store/context';
import { tellLikely } from '../../store/likely';
import { useSurroundings } from '../../store/store';
import styles from '../page.module.css';
import type { ControlProps } from './control';

/** Any of a list, as boxes below each other. */
export function SetControl({ option, value, disabled, labelledBy, describedBy }: ControlProps<SetOption>) {
  const { store } = useSurroundings();
  const { editing } = useActions();
  const members: readonly unknown[] = Array.isArray(value) ? value : [];
  // In the order of the schema, so that the same choice is always the same list.
  const chosen = (member: string, selected: boolean) =>
    option.choices.map((one) => String(one.value)).filter((one) => (one === member ? selected : members.includes(one)));
  return (
    <div className={styles['set']} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {option.choices.map(({ value: choice, words }) => {
        const member = String(choice);
        const selected = members.includes(member);
        return (
          <Check
            key={member}
            selected={selected}
            disabled={disabled}
            onNear={() => {
              tellLikely(store, { pointer: option.pointer, values: [chosen(member, !selected)] });
            }}
            onChange={(now) => {
              editing.change({ set: { [option.pointer]: chosen(member, now) } });
            }}
          >
            {words}
          </Check>
        );
      })}
    </div>
  );
}
