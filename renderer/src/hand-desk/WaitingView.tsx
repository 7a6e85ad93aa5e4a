import { listed } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { Answer, Discard } from '../../../app/hand-desk/answer';
import { sayAnswer, sayAway } from '../../../app/hand-desk/say';
import type { Waiting } from '../../../app/scoring/waiting';
import { spokenTile } from '../../../app/words/tile-words';
import { Tiles } from '../tiles/Tiles';
import styles from './sheet.module.css';

const FORMS: Readonly<Record<keyof Waiting['forms'], string>> = {
  regular: t('handDesk.withSetsAndAPair'),
  pairs: t('handDesk.withPairs'),
  orphans: t('handDesk.withTheThirteenOrphans'),
  knitted: t('handDesk.withKnittedTiles'),
  'knitted-straight': t('handDesk.withAKnittedStraight'),
  card: t('handDesk.withAHandOfTheCard'),
  special: t('handDesk.withASpecialHand'),
  own: t('handDesk.withAPatternOfTheClub'),
};

/** A form that is further away than this is not worth a line. */
const NEAR = 3;

/** What a hand waits for, and how far it is from calling in each form. */
export function WaitingView({ waiting }: { readonly waiting: Waiting }) {
  const { waits, away, forms, allHeld } = waiting;
  const others = Object.entries(forms).filter(([, form]) => form.away > away && form.away <= NEAR);
  return (
    <div className={styles['sheet']}>
      <p className={styles['score']}>{sayAway(away)}</p>
      {waits.length > 0 && (
        <section aria-label={t('handDesk.waits')}>
          <h3>{t('handDesk.itWaitsFor')}</h3>
          <Waits tiles={waits} />
        </section>
      )}
      {allHeld.tiles.length > 0 && (
        <p className={styles['soft']}>
          {t('handDesk.itHoldsAllFourTilesItself', {
            tiles: listed(allHeld.tiles.map(spokenTile)),
            value: allHeld.counts ? t('handDesk.countsThatAsAWait') : t('handDesk.doesNotCountThatAsA'),
          })}
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(([form, { away: further }]) => (
            <li key={form} className={styles['soft']}>
              {t('handDesk.tilesAwayIn', { count: further, form: FORMS[form as keyof Waiting['forms']] })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Waits({ tiles }: { readonly tiles: readonly string[] }) {
  return <Tiles tiles={tiles.join('')} label={t('handDesk.waitsForTiles', { tiles: listed(tiles.map(spokenTile)) })} />;
}

/** Which discards leave a full hand nearest to a win. */
export function DiscardsView(answer: Extract<Answer, { kind: 'full' }>) {
  return (
    <div className={styles['sheet']}>
      <p className={styles['score']}>{sayAnswer(answer)}</p>
      <p className={styles['soft']}>{t('handDesk.sayHowItWasWonTo')}</p>
      <ul className={styles['discards']}>
        {answer.discards.map((one) => (
          <li key={one.tile}>
            <DiscardLine {...one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DiscardLine({ tile, waits }: Discard) {
  return (
    <>
      <span className={styles['soft']}>{t('handDesk.discard')}</span> <Tiles tiles={tile} label={spokenTile(tile)} />
      {waits.length > 0 && (
        <>
          <span className={styles['soft']}>{t('handDesk.toWaitFor')}</span> <Waits tiles={waits} />
        </>
      )}
    </>
  );
}
