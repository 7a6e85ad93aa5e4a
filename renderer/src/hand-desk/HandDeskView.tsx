import { memo, useEffect, useMemo, useRef } from 'react';
import { titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { tilesHeld, tilesWanted } from '../../../app/hand-desk/answer';
import { sayAnswer } from '../../../app/hand-desk/say';
import type { Problem } from '../../../app/result';
import type { Preset } from '../../../schemas/generated/preset';
import { BackButton } from '../parts/BackButton';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import view from '../parts/view.module.css';
import { comparableAt, comparables } from '../store/comparable';
import { useActions } from '../store/context';
import { useSurroundings, useWindow } from '../store/store';
import { AnswerView } from './AnswerView';
import styles from './hand-desk.module.css';
import { HandTable } from './HandTable';
import { HandText } from './HandText';
import { Palette } from './Palette';
import { Surroundings } from './Surroundings';
import { useAnswers } from './useAnswers';
import { useHandDesk } from './useHandDesk';

/** So many other presets can rule on the hand beside the one in front. */
const BESIDES = [0, 1] as const;
const NONE = 'none';
const NO_PROBLEMS: readonly Problem[] = [];

/** A hand that is composed tile by tile or as text, and its score sheet under the preset in front and others beside it. */
export default function HandDeskView() {
  const actions = useActions();
  const parts = useHandDesk();
  const { hand, preset, effective, behind } = parts;
  const others = useBesides();
  const presets = useMemo(() => [preset, ...others], [preset, others]);
  const answers = useAnswers(hand, presets);
  const [first] = answers;
  const problems = first?.kind === 'impossible' ? first.problems : NO_PROBLEMS;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-hand-text]')?.focus();
  }, []);
  return (
    <main
      ref={place}
      className={view['view']}
      aria-label={t('handDesk.handDesk')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) actions.command('preferences');
      }}
    >
      <header className={view['head']}>
        <h1>{t('handDesk.handDesk')}</h1>
        <Besides />
        <span className={view['spring']} />
        <Button
          onPress={() => {
            actions.command('hand-as-scenario');
          }}
        >
          {t('handDesk.saveAsAScenario')}
        </Button>
        <BackButton />
      </header>
      <div className={styles['parts']}>
        <section
          className={styles['compose']}
          aria-label={t('handDesk.composeAHand')}
          data-region="options"
          tabIndex={-1}
        >
          <HandText desk={parts.desk} effective={effective} update={parts.update} />
          <HandTable
            {...behind}
            problems={problems}
            missing={Math.max(0, tilesWanted(effective) - tilesHeld(effective, behind.hand))}
          />
          <Palette {...behind} />
          <Surroundings hand={behind.hand} effective={effective} update={parts.update} problems={problems} />
        </section>
        <section className={styles['answers']} aria-label={t('handDesk.score')} data-region="preview" tabIndex={-1}>
          <p className="quiet" role="status">
            {first && titled(preset.name, sayAnswer(first))}
          </p>
          {presets.map((one, at) => (
            <article key={at} aria-label={one.name}>
              <h2>{one.name}</h2>
              <AnswerView answer={answers[at]} preset={one} {...(at === 0 ? { onGo: actions.go } : {})} />
            </article>
          ))}
        </section>
      </div>
    </main>
  );
}

/** The other presets that rule on the hand, as far as they can be read. */
function useBesides(): readonly Preset[] {
  const desk = useWindow((state) => state.desk);
  const besides = useWindow((state) => state.besides);
  return useMemo(() => {
    const found = besides.map((id) => comparableAt(desk, id));
    return found.filter((one) => one !== undefined);
  }, [desk, besides]);
}

/** The choice of other presets beside the one in front. */
const Besides = memo(function Besides() {
  const { store } = useSurroundings();
  const desk = useWindow((state) => state.desk);
  const besides = useWindow((state) => state.besides);
  const choices = useMemo(() => [{ id: NONE, words: t('handDesk.noOtherPreset') }, ...comparables(desk)], [desk]);
  return (
    <div className={styles['besides']}>
      <span>{t('handDesk.alsoUnder')}</span>
      {BESIDES.filter((at) => at <= besides.length).map((at) => (
        <Choice
          key={at}
          label={t('handDesk.presetBesideItAt', { at: at + 1 })}
          value={besides[at] ?? NONE}
          choices={choices.filter(({ id }) => id === besides[at] || !besides.includes(id))}
          onChange={(id) => {
            const next = [...besides];
            if (id === NONE) next.splice(at, 1);
            else next[at] = id;
            store.setState({ besides: next });
          }}
        />
      ))}
    </div>
  );
});
