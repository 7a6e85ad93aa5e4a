import { useMemo } from 'react';
import { Toolbar } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { ACTS, actWords } from '../../../app/scenario-desk/fields';
import { eventWords, nextEvents, type Next } from '../../../app/scenario-desk/next';
import { inserted, pointerOf } from '../../../app/scenario-desk/steps';
import { SEATS, type Seat } from '../../../app/seats';
import { parseTile } from '../../../app/tiles';
import { speakerOf } from '../../../app/words/speaker';
import { seatWords } from '../../../app/words/template';
import { spokenTile } from '../../../app/words/tile-words';
import type { ScenarioEvent } from '../../../schemas/generated/scenario';
import { TileButton } from '../hand-desk/TileButton';
import { Button } from '../parts/Button';
import { Finder } from '../parts/Finder';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

const ANY = ACTS.map((act) => ({ id: act, words: actWords(act) }));

/** What each seat may do now, to be the next event; and any other event, allowed or not. */
export function NextEvents({ parts }: { readonly parts: ScenarioParts }) {
  const { scenario, desk, effective, preset, played, change, look } = parts;
  const count = scenario.events?.length ?? 0;
  const at = desk.at === undefined ? count : Math.min(desk.at.step + 1, count);
  const state = played?.states[at];
  const next = useMemo(() => (state === undefined ? [] : nextEvents(effective, state)), [effective, state]);
  const speaker = speakerOf(preset);
  const add = (event: ScenarioEvent) => {
    change((before) => inserted(before, at, event), eventWords(event, speaker));
    // Tiles that are chosen now are those of the new event, where it wants one.
    const wants = event.do === 'draw' && event.tile === undefined ? { place: `${pointerOf({ step: at })}/tile` } : {};
    look((before) => ({ ...before, at: { step: at }, ...wants }));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-open-event]')?.focus());
  };
  return (
    <section className={styles['next']} aria-label={t('scenario.whatMayHappenNext')}>
      <h3>{at === count ? t('scenario.whatMayHappenNext') : t('scenario.whatMayHappenAfterEventAt', { at })}</h3>
      {played !== undefined && !played.run.outcome.arises && (
        <p className={styles['quiet']}>{t('scenario.thePositionDoesNotAriseUnder')}</p>
      )}
      {SEATS.map((seat) => {
        const own = next.filter((one) => one.seat === seat);
        return own.length === 0 ? null : <SeatChoices key={seat} seat={seat} choices={own} onChosen={add} />;
      })}
      <Finder
        label={t('scenario.anotherEvent')}
        items={ANY}
        onChosen={(id) => {
          const act = ACTS.find((one) => one === id);
          if (act === undefined) return;
          add(act === 'deal' || act === 'exhaust' ? { do: act } : { do: act, seat: state?.turn ?? 'E' });
        }}
      />
    </section>
  );
}

interface SeatChoicesProps {
  readonly seat: Seat;
  readonly choices: readonly Next[];
  readonly onChosen: (event: ScenarioEvent) => void;
}

function SeatChoices({ seat, choices, onChosen }: SeatChoicesProps) {
  const name = seatWords(seat);
  const thrown = choices.filter(({ event }) => event.do === 'discard' && event.tile !== undefined);
  const others = choices.filter((one) => !thrown.includes(one));
  return (
    <div className={styles['choices']} role="group" aria-label={name}>
      <span className={styles['label']}>{name}</span>
      {others.map(({ event }, at) => (
        <Button
          key={at}
          small
          onPress={() => {
            onChosen(event);
          }}
        >
          {eventWords({ ...event, seat: undefined } as unknown as ScenarioEvent)}
        </Button>
      ))}
      {thrown.length > 0 && (
        <Toolbar aria-label={t('scenario.nameDiscards', { name })} className={styles['thrown'] ?? ''}>
          <span aria-hidden="true">{t('scenario.discards')}</span>
          {thrown.map(({ event }) => {
            const tile = parseTile(event.tile ?? '');
            return tile.ok ? (
              <TileButton
                key={event.tile}
                tile={tile.value}
                name={t('scenario.nameDiscardsSpokentile', { name, spokenTile: spokenTile(event.tile ?? '') })}
                onPress={() => {
                  onChosen(event);
                }}
              />
            ) : null;
          })}
        </Toolbar>
      )}
    </div>
  );
}
