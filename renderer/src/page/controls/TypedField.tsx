import { useState } from 'react';
import { readNumber, typedForm, type NumberForm } from '../../../../app/editor/input';
import { classes } from '../../parts/classes';
import parts from '../../parts/parts.module.css';

interface TypedFieldProps {
  readonly value: number;
  readonly form: NumberForm;
  /** What stands in the field although it is no value. */
  readonly typed: string | undefined;
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onValue: (value: number) => void;
  /** The text is no value; `undefined`: the field holds its value again. */
  readonly onTyped: (text: string | undefined) => void;
  readonly onLeave: () => void;
}

/** A field for a number that keeps what is typed: nothing is clamped, rounded or thrown away. */
export function TypedField(props: TypedFieldProps) {
  const { value, form, typed, label, describedBy, disabled = false, className } = props;
  // The text as it is being typed, and the value it stood for: a value from elsewhere (undo, reset) takes its place.
  const [own, setOwn] = useState<{ readonly text: string; readonly value: number } | undefined>(undefined);
  const text = typed ?? (own !== undefined && own.value === value ? own.text : typedForm(value, form.format));
  return (
    <input
      className={classes(parts['input'], className)}
      value={text}
      disabled={disabled}
      aria-label={label}
      aria-invalid={typed !== undefined || undefined}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      inputMode={form.min < 0 || form.format !== 'plain' ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      data-control
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        const read = readNumber(next, form);
        if (!read.ok) {
          props.onTyped(next);
          return;
        }
        setOwn({ text: next, value: read.value });
        if (typed !== undefined) props.onTyped(undefined);
        if (read.value !== value) props.onValue(read.value);
      }}
      onBlur={() => {
        setOwn(undefined);
        props.onLeave();
      }}
    />
  );
}
