import { useState } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { same } from '../../../app/option/values';
import { sealedDesk } from '../../../app/scenario-desk/desk';
import type { FieldForm } from '../../../app/scenario-desk/fields';
import { textOf, valueOf } from '../../../app/scenario-desk/field-text';
import { classes } from '../parts/classes';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import styles from './scenario.module.css';

interface ReadFieldProps {
  readonly label: string;
  readonly form: FieldForm;
  readonly value: unknown;
  readonly wide?: boolean;
  readonly placeholder?: string;
  readonly onValue: (value: unknown) => void;
  /** The field has the focus: tiles that are chosen go here. */
  readonly onAim?: () => void;
}

/** A field for tiles, sets, numbers or words. What is typed and is no value stays in the field with the reason. */
export function ReadField({ label, form, value, wide = false, placeholder, onValue, onAim }: ReadFieldProps) {
  const { scenarios } = useActions();
  // The text as it is typed, and the value it stood beside: a value from elsewhere (undo, a tile) takes its place.
  const [own, setOwn] = useState<{ readonly text: string; readonly value: unknown }>();
  const text = own !== undefined && same(own.value, value) ? own.text : textOf(form, value);
  const read = valueOf(form, text);
  return (
    <TextField
      className={classes(parts['field'], styles['field'], wide && styles['wide'])}
      value={text}
      isInvalid={!read.ok}
      onChange={(next) => {
        const typed = valueOf(form, next);
        setOwn({ text: next, value: typed.ok ? typed.value : value });
        if (typed.ok && !same(typed.value, value)) onValue(typed.value);
      }}
      onFocus={() => onAim?.()}
      onBlur={() => {
        if (read.ok) setOwn(undefined);
        scenarios.update(sealedDesk);
      }}
    >
      <Label>{label}</Label>
      <Input
        className={classes(parts['input'], form.kind !== 'text' && form.kind !== 'number' && styles['mono'])}
        autoComplete="off"
        spellCheck={false}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <FieldError className={parts['reason'] ?? ''}>{read.ok ? null : read.problems[0]?.message}</FieldError>
    </TextField>
  );
}
