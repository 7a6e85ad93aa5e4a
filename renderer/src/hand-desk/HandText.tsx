import { memo, useMemo } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { sentences } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { cleared, laid, textLeft, textOn, typed } from '../../../app/hand-desk/desk';
import { examplesFor } from '../../../app/hand-desk/examples';
import type { Problem } from '../../../app/result';
import { Button } from '../parts/Button';
import { Finder } from '../parts/Finder';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import styles from './hand-desk.module.css';
import type { HandDeskParts } from './useHandDesk';

/** The hand as text: everything can be typed or pasted here. */
export function HandText({ desk, effective, update }: Pick<HandDeskParts, 'desk' | 'effective' | 'update'>) {
  const actions = useActions();
  const { problem } = desk.steps.laid;
  const last = desk.steps.past.at(-1)?.label;
  const empty = textOn(desk) === '';
  return (
    <div className={styles['text']}>
      <TextField
        className={parts['field'] ?? ''}
        value={textOn(desk)}
        isInvalid={problem !== undefined}
        onChange={(text) => {
          update((before) => typed(before, text, effective.card !== undefined));
        }}
        onBlur={() => {
          update(textLeft);
        }}
      >
        <Label>{t('handDesk.theHandAsText')}</Label>
        <Input
          className={parts['input'] ?? ''}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-hand-text
          placeholder={t('handDesk.n123m456p789s11z555zWOn4pN')}
        />
        <FieldError className={parts['reason'] ?? ''}>{problem && problemLine(problem)}</FieldError>
        <Text slot="description" className={styles['hint'] ?? ''}>
          {t('handDesk.mCharactersPDotsSBamboo')}
        </Text>
      </TextField>
      <div className={styles['tools']}>
        <Button
          small
          icon="undo"
          isDisabled={last === undefined}
          onPress={() => {
            actions.command('undo');
          }}
        >
          {last === undefined ? t('handDesk.undo') : t('handDesk.undoLast', { last })}
        </Button>
        <Button
          small
          icon="trash"
          isDisabled={empty}
          onPress={() => {
            update(cleared);
          }}
        >
          {t('handDesk.clear')}
        </Button>
        <Examples effective={effective} update={update} />
      </div>
    </div>
  );
}

/** Hands to begin with, found by name. */
const Examples = memo(function Examples({ effective, update }: Pick<HandDeskParts, 'effective' | 'update'>) {
  const examples = useMemo(() => examplesFor(effective), [effective]);
  return (
    <Finder
      label={t('handDesk.layOutAnExample')}
      items={examples.map(({ id, title }) => ({ id, words: title }))}
      onChosen={(id) => {
        const example = examples.find((one) => one.id === id);
        if (example)
          update((before) => laid(before, example.hand, t('handDesk.exampleTitle', { title: example.title })));
      }}
    />
  );
});

/** Why the text is no hand, and how to put it right. */
function problemLine({ message, found, expected }: Problem): string {
  return sentences([
    message,
    ...(found === undefined ? [] : [t('problems.foundText', { found })]),
    ...(expected === undefined ? [] : [t('problems.expectedText', { expected })]),
    t('handDesk.belowLiesTheLastHandThat'),
  ]);
}
