import { memo, useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../app/language/say';
import { arranged, OWN, summaryOf, type Arranged } from '../../../app/editor/preview';
import { optionAt, rowAt } from '../../../app/option/options';
import { Button } from '../parts/Button';
import { classes } from '../parts/classes';
import { useWindow, type Ruled } from '../store/store';
import { AgainstChoice } from './AgainstChoice';
import cards from './card.module.css';
import { useTitles } from '../store/titles';
import { ChangedCard, LaterCard } from './ChangedCard';
import { HiddenRow } from './HiddenRow';
import { OwnScenarios } from './OwnScenarios';
import { PlainRow } from './PlainRow';
import styles from './pane.module.css';
import rows from './rows.module.css';
import { TopicGroup } from './TopicGroup';

/** So many changed scenarios are drawn at first. */
const FIRST = 20;
/** So many of them are in sight where the list has not been scrolled; the others are drawn when nothing waits. */
const IN_SIGHT = 4;
/** So many scenarios about the option in focus are listed at first. */
const FIRST_CONCERNED = 12;

/** What the edited preset does: scenarios whose outcome changed first, with before and after, then the rest. */
export default function PreviewPane() {
  // Drawn when nothing else waits: typing goes before.
  const latest = useWindow((state) => state.ruled);
  const ruled = useDeferredValue(latest);
  const atWork = useWindow((state) => state.ruling);
  const busy = atWork || ruled !== latest;
  const failed = useWindow((state) => state.failed);
  const focus = useDeferredValue(useWindow((state) => state.view.focus));
  const { pinned, hidden } = useWindow((state) => state.view.taste);
  const list = useMemo(
    () => (ruled === undefined ? undefined : arranged(ruled.result, focus, { pinned, hidden })),
    [ruled, focus, pinned, hidden],
  );
  return (
    <section
      className={styles['pane']}
      data-region="preview"
      aria-label={t('preview.preview')}
      aria-busy={busy}
      tabIndex={-1}
    >
      <header className={styles['head']}>
        <div className={styles['title']}>
          <h2>{t('preview.preview')}</h2>
          <AgainstChoice />
        </div>
        <p className={classes(styles['summary'], atWork && styles['stale'])} role="status" aria-live="polite">
          {failed
            ? t('preview.thePreviewHasFailedOnThese')
            : ruled === undefined
              ? t('preview.rulingOnTheScenarios')
              : summaryOf(ruled.result)}
          {!failed &&
            list !== undefined &&
            list.hidden.length > 0 &&
            t('preview.numberHidden', { number: list.hidden.length })}
        </p>
      </header>
      {ruled && list && <Lists key={ruled.againstName} ruled={ruled} list={list} focus={focus} />}
    </section>
  );
}

interface ListsProps {
  readonly ruled: Ruled;
  readonly list: Arranged;
  readonly focus: string | undefined;
}

/** Not drawn again for the news that something is being ruled on. */
const Lists = memo(function Lists({ ruled, list, focus }: ListsProps) {
  const titleAt = useTitles();
  const [all, setAll] = useState(false);
  const [allConcerned, setAllConcerned] = useState(false);
  const known = focus !== undefined && (optionAt(focus) ?? rowAt(focus)) !== undefined;
  const changed = all ? list.changed : list.changed.slice(0, FIRST);
  const concerned = allConcerned ? list.concerned : list.concerned.slice(0, FIRST_CONCERNED);
  return (
    <div className={styles['lists']}>
      {list.pinned.length > 0 && (
        <section aria-label={t('preview.pinned')}>
          <h3>{t('preview.pinned')}</h3>
          <Mixed list={list.pinned} ruled={ruled} />
        </section>
      )}
      {changed.length > 0 && (
        <section aria-label={t('preview.changed')}>
          <h3>{t('preview.changed')}</h3>
          <ul className={cards['cards']}>
            {changed.map((one, at) => (
              <LaterCard key={one.scenario.id} inSight={at < IN_SIGHT} changed={one} ruled={ruled} />
            ))}
          </ul>
          {list.changed.length > changed.length && (
            <Button
              small
              look="quiet"
              onPress={() => {
                setAll(true);
              }}
            >
              {t('preview.showNumberMore', { number: list.changed.length - changed.length })}
            </Button>
          )}
        </section>
      )}
      {known && list.concerned.length > 0 && (
        <section aria-label={t('preview.unchangedAboutTitleat', { titleAt: titleAt(focus) })}>
          <h3>{t('preview.aboutTitleat', { titleAt: titleAt(focus) })}</h3>
          <ul className={rows['rows']}>
            {concerned.map((one) => (
              <PlainRow key={one.scenario.id} scenario={one.scenario} run={one.run} preset={ruled.preset} />
            ))}
          </ul>
          {list.concerned.length > concerned.length && (
            <Button
              small
              look="quiet"
              onPress={() => {
                setAllConcerned(true);
              }}
            >
              {t('preview.showNumberMore', { number: list.concerned.length - concerned.length })}
            </Button>
          )}
        </section>
      )}
      <section aria-label={t('preview.allScenariosUnchanged')}>
        <h3>{changed.length + concerned.length === 0 ? t('preview.allScenarios') : t('preview.allOthers')}</h3>
        {list.topics
          .filter(({ id }) => id !== OWN)
          .map((topic) => (
            <TopicGroup key={topic.id} topic={topic} preset={ruled.preset} />
          ))}
      </section>
      {list.hidden.length > 0 && (
        <section aria-label={t('preview.hidden')}>
          <h3>{t('preview.hidden')}</h3>
          <ul className={rows['rows']}>
            {list.hidden.map(({ scenario }) => (
              <HiddenRow key={scenario.id} scenario={scenario} />
            ))}
          </ul>
        </section>
      )}
      <OwnScenarios runs={list.topics.find(({ id }) => id === OWN)?.runs ?? []} preset={ruled.preset} />
    </div>
  );
});

/** Scenarios of which some changed and others did not, in their order. */
function Mixed({ list, ruled }: { readonly list: Arranged['pinned']; readonly ruled: Ruled }) {
  return (
    <ul className={cards['cards']}>
      {list.map((one) =>
        'run' in one ? (
          <PlainRow key={one.scenario.id} scenario={one.scenario} run={one.run} preset={ruled.preset} />
        ) : (
          <ChangedCard key={one.scenario.id} changed={one} ruled={ruled} />
        ),
      )}
    </ul>
  );
}
