import { spokenLanguage } from '../../../app/language/pack';
import { t } from '../../../app/language/say';
import { SEATS, type Seat } from '../../../app/seats';
import { SEAT_FIELDS } from '../../../app/scenario-desk/fields';
import { meldsOf, SEAT_LISTS, seatPlace, withMelds } from '../../../app/scenario-desk/tiles';
import { seatWords } from '../../../app/words/template';
import { fromWords, seatsBut } from '../hand-desk/HandTable';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { classes } from '../parts/classes';
import { MeldView } from '../tiles/MeldView';
import { PlaceRow } from './PlaceRow';
import styles from './table.module.css';
import type { ScenarioParts } from './useScenarioDesk';

const TITLES: ReadonlyMap<string, string> = new Map(SEAT_FIELDS.map(({ key, title }) => [key, title]));

/** What is known of one seat before the first event: tiles, sets and marks. */
export function SeatPlace({ parts, seat }: { readonly parts: ScenarioParts; readonly seat: Seat }) {
  const { scenario, change, desk } = parts;
  const { turn } = scenario.position ?? {};
  const { ready, dead, points } = scenario.position?.seats?.[seat] ?? {};
  const melds = meldsOf(scenario, seat);
  const name = seatWords(seat);
  const tags = [
    seat === 'E' && t('preview.dealer'),
    turn === seat && t('scenario.toMove'),
    ready !== undefined && ready !== false && 'ready',
    dead === true && t('scenario.deadHand'),
    points !== undefined && points.toLocaleString(spokenLanguage()),
  ].filter((tag): tag is string => typeof tag === 'string');
  return (
    <section
      className={classes(styles['seat'], desk.place.startsWith(`/position/seats/${seat}/`) && styles['current'])}
      aria-label={name}
    >
      <h3>
        {name}
        {tags.map((tag) => (
          <span key={tag} className={styles['tag']}>
            {tag}
          </span>
        ))}
      </h3>
      {SEAT_LISTS.map((list) => (
        <PlaceRow key={list} parts={parts} place={seatPlace(seat, list)} label={TITLES.get(list) ?? list} of={name} />
      ))}
      {melds.length > 0 && (
        <div className={styles['melds']}>
          {melds.map((meld, at) => {
            const what = t('scenario.nameSetAt', { name, at: at + 1 });
            return (
              <div key={at} role="group" aria-label={what}>
                <MeldView {...meld} seat={seat} />
                <Choice
                  small
                  label={t('scenario.whatWasClaimedFrom', { what })}
                  value={meld.from ?? 'unsaid'}
                  choices={[{ id: 'unsaid', words: t('scenario.from') }, ...seatsBut(seat, fromWords)]}
                  onChange={(id) => {
                    const from = SEATS.find((one) => one === id);
                    const { from: _before, ...rest } = meld;
                    const next = melds.with(at, from === undefined ? rest : { ...rest, from });
                    change((before) => withMelds(before, seat, next), t('scenario.whoGaveTheTile'));
                  }}
                />
                <Button
                  small
                  look="quiet"
                  icon="close"
                  label={t('scenario.takeOutWhat', { what })}
                  onPress={() => {
                    change(
                      (before) => withMelds(before, seat, melds.toSpliced(at, 1)),
                      t('scenario.takeOutTiles', { tiles: meld.tiles }),
                    );
                  }}
                />
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}
