import { t } from '../../../app/language/say';
import { readAt } from '../../../app/preset/pointer';
import type { Pointer } from '../../../app/result';
import type { Field } from '../../../app/scenario-desk/fields';
import { Check } from '../parts/Check';
import { Choice } from '../parts/Choice';
import { ReadField } from './ReadField';
import styles from './scenario.module.css';

const NOTHING = t('scenario.nothingSaid');

interface FieldFormProps {
  readonly fields: readonly Field[];
  /** What the fields are of. */
  readonly value: unknown;
  /** Where that stands in the scenario. */
  readonly at: Pointer;
  /** Sets the value at a place; `undefined`: nothing is said of it. */
  readonly onSet: (pointer: Pointer, value: unknown, title: string) => void;
  readonly onAim?: (place: Pointer) => void;
}

/** What can be said of an event, a seat or the table: a field for each thing, as the schema of scenarios has it. */
export function FieldForm({ fields, value, at, onSet, onAim }: FieldFormProps) {
  return (
    <div className={styles['form']}>
      {fields.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          value={readAt(value, `/${field.key}`)}
          at={`${at}/${field.key}`}
          onSet={onSet}
          {...(onAim ? { onAim } : {})}
        />
      ))}
    </div>
  );
}

interface FieldRowProps extends Omit<FieldFormProps, 'fields'> {
  readonly field: Field;
}

function FieldRow({ field, value, at, onSet, onAim }: FieldRowProps) {
  const { title, form, help } = field;
  const set = (next: unknown) => {
    onSet(at, next, title);
  };
  switch (form.kind) {
    case 'check':
      return (
        <Check
          selected={value === true}
          onChange={(on) => {
            set(on ? true : undefined);
          }}
        >
          {title}
        </Check>
      );
    case 'choice':
      return (
        <div className={styles['field']} {...(help === undefined ? {} : { title: help })}>
          <span className={styles['label']}>{title}</span>
          <Choice
            label={title}
            value={form.choices.find((one) => one.value === value) === undefined ? NOTHING : String(value)}
            choices={[
              { id: NOTHING, words: '–' },
              ...form.choices.map((one) => ({ id: String(one.value), words: one.words })),
            ]}
            onChange={(id) => {
              set(form.choices.find((one) => String(one.value) === id)?.value);
            }}
          />
        </div>
      );
    case 'group':
      return (
        <details className={styles['group']} open={value !== undefined}>
          <summary>{title}</summary>
          <FieldForm fields={form.fields} value={value} at={at} onSet={onSet} {...(onAim ? { onAim } : {})} />
        </details>
      );
    case 'tile':
    case 'tiles':
    case 'melds':
    case 'number':
    case 'text':
      return (
        <ReadField
          label={title}
          form={form}
          value={value}
          onValue={set}
          onAim={() => {
            if (form.kind === 'tile' || form.kind === 'tiles') onAim?.(at);
          }}
        />
      );
  }
}
