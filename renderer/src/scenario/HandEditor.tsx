import { useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { answerOf, tilesHeld, tilesWanted } from '../../../app/hand-desk/answer';
import { handDesk, handOn, type HandDesk } from '../../../app/hand-desk/desk';
import { SEATS, type Seat } from '../../../app/seats';
import { withSaid } from '../../../app/scenario-desk/tiles';
import { seatWords } from '../../../app/words/template';
import type { Hand } from '../../../schemas/generated/hand';
import desks from '../hand-desk/hand-desk.module.css';
import { HandTable } from '../hand-desk/HandTable';
import { HandText } from '../hand-desk/HandText';
import { Palette } from '../hand-desk/Palette';
import { Surroundings } from '../hand-desk/Surroundings';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

const NOTHING: Hand = { concealed: '', roundWind: 'E' };

/** The hand of a scenario, or the four hands of one that is settled, laid out as on the hand desk. */
export function HandEditor({ parts }: { readonly parts: ScenarioParts }) {
  const { scenario } = parts;
  const [seat, setSeat] = useState<Seat>('E');
  const { hands } = scenario;
  const several = hands !== undefined;
  const hand = (several ? hands[seat] : scenario.hand) ?? NOTHING;
  return (
    <section className={styles['section']} aria-label={t('scenario.theHand')}>
      <h2>{several ? t('scenario.theHandsAtTheEndOf') : t('scenario.theHand')}</h2>
      {several && (
        <ToggleButtonGroup
          aria-label={t('scenario.whoseHand')}
          className={desks['segments'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[seat]}
          onSelectionChange={([key]) => {
            const next = SEATS.find((one) => one === key);
            if (next) setSeat(next);
          }}
        >
          {SEATS.map((one) => (
            <ToggleButton key={one} id={one} className={desks['segment'] ?? ''}>
              {seatWords(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <OneHand key={seat} parts={parts} hand={hand} at={several ? `/hands/${seat}` : '/hand'} />
    </section>
  );
}

function OneHand({ parts, hand, at }: { readonly parts: ScenarioParts; readonly hand: Hand; readonly at: string }) {
  const { effective, preset, change } = parts;
  const [kept, setKept] = useState(() => handDesk(hand));
  // A hand from elsewhere (undo, another scenario) takes the place of what lay here.
  const desk = handOn(kept) === hand ? kept : handDesk(hand);
  const answer = useMemo(() => answerOf(effective, hand), [effective, hand]);
  const problems = answer.kind === 'impossible' ? answer.problems : [];
  const update = (how: (desk: HandDesk) => HandDesk) => {
    const next = how(desk);
    setKept(next);
    const label = next.steps.past.at(-1)?.label ?? t('scenario.theHand2');
    if (handOn(next) !== hand) change((before) => withSaid(before, at, handOn(next)), label, next.steps.key);
  };
  const shared = { desk, hand, preset, effective, update };
  return (
    <>
      <HandText desk={desk} effective={effective} update={update} />
      <HandTable
        {...shared}
        problems={problems}
        missing={Math.max(0, tilesWanted(effective) - tilesHeld(effective, hand))}
      />
      <Palette {...shared} />
      <Surroundings hand={hand} effective={effective} update={update} problems={problems} />
    </>
  );
}
