import { t } from '../../../app/language/say';
import { memo, useDeferredValue, useMemo } from 'react';
import { same } from '../../../app/option/values';
import { Choice } from '../parts/Choice';
import { againstChoices } from '../store/against';
import type { Comparable } from '../store/comparable';
import { useSurroundings, useWindow } from '../store/store';

/** What the preview compares with. */
export const AgainstChoice = memo(function AgainstChoice() {
  const against = useWindow((state) => state.view.against);
  // Which presets there are may be known a little later than what was done to one.
  const desk = useDeferredValue(useWindow((state) => state.desk));
  const choices = useMemo(() => againstChoices(desk), [desk]);
  return <Chosen value={choices.some((one) => one.id === against) ? against : 'base'} choices={choices} />;
});

interface ChosenProps {
  readonly value: string;
  readonly choices: readonly Comparable[];
}

/** Drawn again only when there are other presets, not with every edit of one. */
const Chosen = memo(
  function Chosen({ value, choices }: ChosenProps) {
    const { store } = useSurroundings();
    return (
      <Choice
        small
        label={t('preview.comparedWith')}
        value={value}
        choices={choices.map(({ id, words }) => ({ id, words: t('preview.againstWords', { words }) }))}
        onChange={(id) => {
          store.setState(({ view }) => ({ view: { ...view, against: id } }));
        }}
      />
    );
  },
  (before, after) => before.value === after.value && same(before.choices, after.choices),
);
