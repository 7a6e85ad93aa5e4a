import { memo, useId, useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { readNumber, typedForm } from '../../../app/editor/input';
import { tilesHeld, tilesWanted } from '../../../app/hand-desk/answer';
import { changed, circumstance, won } from '../../../app/hand-desk/desk';
import { amountsFor, factsFor } from '../../../app/hand-desk/facts';
import type { AmountKey } from '../../../app/hand-desk/words-of-hands';
import type { Problem } from '../../../app/result';
import { SEATS, type Seat } from '../../../app/seats';
import { circumstanceWords } from '../../../app/words/circumstances';
import { windWords } from '../../../app/words/template';
import { TypedField } from '../page/controls/TypedField';
import { Check } from '../parts/Check';
import { Choice } from '../parts/Choice';
import parts from '../parts/parts.module.css';
import styles from './hand-desk.module.css';
import { fromWords, seatsBut } from './HandTable';
import { Problems } from './Problems';
import type { HandDeskParts } from './useHandDesk';

const AMOUNT_TITLES: Readonly<Record<AmountKey, string>> = {
  extraHands: t('handDesk.extraHandsOfTheDealer'),
  draws: t('handDesk.drawnDealsBeforeThisOne'),
  dealerWins: t('handDesk.earlierWinsOfTheDealer'),
  dealerWinsInRow: t('handDesk.earlierWinsOfTheDealerIn'),
  discards: t('handDesk.tilesThePlayerHasDiscarded'),
  deposits: t('handDesk.depositsOnTheTable'),
};
const WAYS = [
  ['none', t('handDesk.notWon')],
  ['self-draw', t('handDesk.selfDrawn')],
  ['discard', t('handDesk.onADiscard')],
] as const;

interface SurroundingsProps extends Pick<HandDeskParts, 'hand' | 'effective' | 'update'> {
  readonly problems: readonly Problem[];
}

/** How the hand was won, the winds, and what else matters under the preset. */
export const Surroundings = memo(function Surroundings({ problems, hand, effective, update }: SurroundingsProps) {
  const { win, seatWind, roundWind } = hand;
  const facts = useMemo(() => factsFor(effective, hand), [effective, hand]);
  const amounts = useMemo(() => amountsFor(effective), [effective]);
  const winLabel = useId();
  return (
    <section className={styles['around']} aria-label={t('handDesk.howItWasWon')}>
      <div className={styles['line']}>
        <span className={styles['label']} id={winLabel}>
          {t('handDesk.theWin')}
        </span>
        <ToggleButtonGroup
          aria-labelledby={winLabel}
          className={styles['segments'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[win?.by ?? 'none']}
          onSelectionChange={([key]) => {
            const by = key === 'discard' || key === 'self-draw' ? key : undefined;
            update((before) => won(before, by, tilesHeld(effective, hand) > tilesWanted(effective)));
          }}
        >
          {WAYS.map(([id, words]) => (
            <ToggleButton key={id} id={id} className={styles['segment'] ?? ''}>
              {words}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {win?.by === 'discard' && (
          <Choice
            label={t('handDesk.whoGaveTheWinningTile')}
            value={win.from ?? 'unsaid'}
            choices={[{ id: 'unsaid', words: t('handDesk.from') }, ...seatsBut(seatWind, fromWords)]}
            onChange={(id) => {
              const { from: _before, ...rest } = win;
              const from = SEATS.find((seat) => seat === id);
              update((before) =>
                changed(before, { win: { ...rest, ...(from && { from }) } }, t('handDesk.whoGaveTheTile')),
              );
            }}
          />
        )}
      </div>
      <div className={styles['fields']}>
        <Wind label={t('handDesk.seatWind')} part="seatWind" value={seatWind} update={update} />
        <Wind label={t('handDesk.roundWind')} part="roundWind" value={roundWind} update={update} />
        {amounts.map((key) => (
          <Amount
            key={key}
            title={AMOUNT_TITLES[key]}
            value={hand[key] ?? 0}
            most={key === 'deposits' ? 10_000_000 : 100}
            onValue={(value) => {
              update((before) =>
                changed(
                  before,
                  { [key]: value === 0 && key !== 'discards' ? undefined : value },
                  AMOUNT_TITLES[key].toLowerCase(),
                  key,
                ),
              );
            }}
          />
        ))}
      </div>
      {facts.length > 0 && (
        <div className={styles['facts']} role="group" aria-label={t('handDesk.whatWasSpecial')}>
          {facts.map(({ id, reason }) => (
            <span key={id} title={reason}>
              <Check
                selected={hand.circumstances?.includes(id) === true}
                disabled={reason !== undefined}
                onChange={(holds) => {
                  update((before) => circumstance(before, id, holds));
                }}
              >
                <span>
                  {circumstanceWords(id)}
                  {reason !== undefined && <span className={styles['why']}> {reason}</span>}
                </span>
              </Check>
            </span>
          ))}
        </div>
      )}
      <Problems problems={problems} at={['/circumstances']} />
    </section>
  );
});

interface WindProps {
  readonly label: string;
  readonly value: Seat | undefined;
  readonly part: 'seatWind' | 'roundWind';
  readonly update: HandDeskParts['update'];
}

const Wind = memo(function Wind({ label, part, value, update }: WindProps) {
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <Choice
        label={label}
        value={value ?? 'unsaid'}
        choices={[
          ...SEATS.map((seat) => ({ id: seat, words: windWords(seat) })),
          { id: 'unsaid', words: t('handDesk.notSaid') },
        ]}
        onChange={(id) => {
          const seat = SEATS.find((one) => one === id);
          update((before) => changed(before, { [part]: seat }, label.toLowerCase()));
        }}
      />
    </div>
  );
});

interface AmountProps {
  readonly title: string;
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

function Amount({ title, value, most, onValue }: AmountProps) {
  const [text, setText] = useState<string>();
  const id = useId();
  const form = { min: 0, max: most, format: 'plain' } as const;
  const read = text === undefined ? undefined : readNumber(text, form);
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{title}</span>
      <TypedField
        className={styles['number']}
        value={value}
        form={form}
        typed={text}
        label={title}
        describedBy={id}
        onValue={onValue}
        onTyped={setText}
        onLeave={() => {
          if (text === typedForm(value, 'plain')) setText(undefined);
        }}
      />
      {read?.ok === false && (
        <span id={id} className={parts['reason']}>
          {read.reason}
        </span>
      )}
    </div>
  );
}
