import { useId, useMemo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { left } from '../../../app/hand-desk/supply';
import { readAt } from '../../../app/preset/pointer';
import type { Pointer } from '../../../app/result';
import { POSITION_FIELDS, SEAT_FIELDS } from '../../../app/scenario-desk/fields';
import {
  meldPlace,
  placed,
  SEAT_LISTS,
  seatPlace,
  TABLE_LISTS,
  tablePlace,
  tilesLaid,
  tilesPut,
  withSaid,
} from '../../../app/scenario-desk/tiles';
import { SEATS, type Seat } from '../../../app/seats';
import { isFlower, isHonor, JOKER, kindOf, printTile, type Tile } from '../../../app/tiles';
import { seatWords } from '../../../app/words/template';
import desks from '../hand-desk/hand-desk.module.css';
import { TileRows } from '../hand-desk/TileRows';
import { ReadField } from './ReadField';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

const MIDDLE = 'middle';
const MELDS = {
  chow: t('scenario.chow'),
  pung: t('scenario.pung'),
  kong: t('scenario.kong'),
  'concealed-kong': t('scenario.concealedKong'),
  'added-kong': t('scenario.addedKong'),
} as const;

const titles = new Map([...SEAT_FIELDS, ...POSITION_FIELDS].map(({ key, title }) => [key, title]));

interface Choice {
  readonly place: Pointer;
  readonly words: string;
}

/** The places of a seat, or of the middle, where a tile can go. */
function placesOf(of: Seat | typeof MIDDLE): readonly Choice[] {
  if (of === MIDDLE) return TABLE_LISTS.map((list) => ({ place: tablePlace(list), words: titles.get(list) ?? list }));
  const lists = SEAT_LISTS.map((list) => ({ place: seatPlace(of, list), words: titles.get(list) ?? list }));
  const melds = Object.entries(MELDS).map(([kind, words]) => ({
    place: meldPlace(of, kind as keyof typeof MELDS),
    words,
  }));
  return [...lists, ...melds];
}

/** The tiles to choose from and where the chosen one goes: a row of the table, a new set, or the event in hand; or the same as text. */
export function TilePicker({ parts }: { readonly parts: ScenarioParts }) {
  const { scenario, desk, effective, change, aim } = parts;
  const { place } = desk;
  const used = useMemo(() => tilesLaid(scenario), [scenario]);
  const label = useId();
  const seat = SEATS.find((one) => place.startsWith(`/position/seats/${one}/`));
  const event = place.startsWith('/events/');
  const of = seat ?? (event ? undefined : MIDDLE);
  const choices = of === undefined ? [] : placesOf(of);
  const isMeld = /\/melds\//.test(place);
  // An event moves tiles that are on the table, or that nobody knows: it uses up none.
  const leftOf = (tile: Tile) =>
    event || place.endsWith('/discards') || place.endsWith('/missed')
      ? left(effective, [], tile)
      : left(effective, used, tile);
  const fits = (tile: Tile): boolean => {
    if (place.endsWith('/chow') && (isHonor(kindOf(tile)) || isFlower(kindOf(tile)) || kindOf(tile) === JOKER))
      return false;
    const put = tilesPut(place, tile);
    return put.every((one) => leftOf(one) >= put.filter((other) => other === one).length);
  };
  const single = /\/(drawn|tile|named)$/.test(place);
  const words = choices.find((one) => one.place === place)?.words ?? t('scenario.tileOfTheEvent');
  return (
    <section className={desks['palette']} aria-label={t('scenario.tilesToChooseFrom')}>
      <div className={desks['aim']}>
        <span className={desks['label']} id={label}>
          {t('scenario.aTileGoesTo')}
        </span>
        <ToggleButtonGroup
          aria-labelledby={label}
          className={desks['segments'] ?? ''}
          selectionMode="single"
          selectedKeys={of === undefined ? [] : [of]}
          onSelectionChange={([key]) => {
            const to = SEATS.find((one) => one === key) ?? (key === MIDDLE ? MIDDLE : undefined);
            const first = to && placesOf(to)[0];
            if (first) aim(first.place);
          }}
        >
          {[...SEATS, MIDDLE].map((one) => (
            <ToggleButton key={one} id={one} className={desks['segment'] ?? ''}>
              {SEATS.some((name) => name === one) ? seatWords(one as Seat) : t('scenario.theMiddle')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {event && <span className={desks['label']}>{t('scenario.theEventThatIsOpen')}</span>}
      </div>
      {choices.length > 0 && (
        <ToggleButtonGroup
          aria-label={t('scenario.asWhat')}
          className={desks['segments'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[place]}
          onSelectionChange={([key]) => {
            if (key !== undefined) aim(String(key));
          }}
        >
          {choices.map((one) => (
            <ToggleButton key={one.place} id={one.place} className={desks['segment'] ?? ''}>
              {one.words}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {!isMeld && !event && (
        <ReadField
          key={place}
          wide
          label={t('scenario.valueWordsAsText', {
            value: seat === undefined ? '' : titled(seatWords(seat), ''),
            words,
          })}
          form={{ kind: single ? 'tile' : 'tiles' }}
          value={readAt(scenario, place)}
          placeholder={single ? '5m' : '123m456p789s11z'}
          onValue={(value) => {
            change((before) => withSaid(before, place, value), words, place);
          }}
        />
      )}
      <div className={styles['choose']}>
        <TileRows
          effective={effective}
          leftOf={leftOf}
          fits={fits}
          onTile={(tile) => {
            change((before) => placed(before, place, tile), titled(words, printTile(tile)));
          }}
        />
      </div>
    </section>
  );
}
