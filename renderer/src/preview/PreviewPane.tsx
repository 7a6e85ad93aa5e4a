import { useDeferredValue, useMemo, useState } from 'react';
import { arranged, OWN, summaryOf, type Arranged } from '../../../app/editor/preview';
import { optionAt, rowAt } from '../../../app/option/options';
import { Button } from '../parts/Button';
import { classes } from '../parts/classes';
import { useWindow, type Ruled } from '../store/store';
import { AgainstChoice } from './AgainstChoice';
import cards from './card.module.css';
import { useTitles } from '../store/titles';
import { ChangedCard } from './ChangedCard';
import { HiddenRow } from './HiddenRow';
import { OwnScenarios } from './OwnScenarios';
import { PlainRow } from './PlainRow';
import styles from './pane.module.css';
import rows from './rows.module.css';
import { TopicGroup } from './TopicGroup';

/** So many changed scenarios are drawn at first. */
const FIRST = 20;
/** So many scenarios about the option in focus are listed at first. */
const FIRST_CONCERNED = 12;

/** What the edited preset does: scenarios whose outcome changed first, with before and after, then the rest. */
export default function PreviewPane() {
  // Drawn when nothing else waits: typing goes before.
  const ruled = useDeferredValue(useWindow((state) => state.ruled));
  const ruling = useWindow((state) => state.ruling);
  const failed = useWindow((state) => state.failed);
  const focus = useDeferredValue(useWindow((state) => state.view.focus));
  const { pinned, hidden } = useWindow((state) => state.view.taste);
  const list = useMemo(
    () => (ruled === undefined ? undefined : arranged(ruled.result, focus, { pinned, hidden })),
    [ruled, focus, pinned, hidden],
  );
  return (
    <section className={styles['pane']} data-region="preview" aria-label="Preview" aria-busy={ruling} tabIndex={-1}>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <h2>Preview</h2>
          <AgainstChoice />
        </div>
        <p className={classes(styles['summary'], ruling && styles['stale'])} role="status" aria-live="polite">
          {failed
            ? 'The preview has failed on these rules. It shows the state before.'
            : ruled === undefined
              ? 'Ruling on the scenarios…'
              : summaryOf(ruled.result)}
          {!failed && list !== undefined && list.hidden.length > 0 && `, ${String(list.hidden.length)} hidden`}
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

function Lists({ ruled, list, focus }: ListsProps) {
  const titleAt = useTitles();
  const [all, setAll] = useState(false);
  const [allConcerned, setAllConcerned] = useState(false);
  const known = focus !== undefined && (optionAt(focus) ?? rowAt(focus)) !== undefined;
  const changed = all ? list.changed : list.changed.slice(0, FIRST);
  const concerned = allConcerned ? list.concerned : list.concerned.slice(0, FIRST_CONCERNED);
  return (
    <div className={styles['lists']}>
      {list.pinned.length > 0 && (
        <section aria-label="Pinned">
          <h3>Pinned</h3>
          <Mixed list={list.pinned} ruled={ruled} />
        </section>
      )}
      {changed.length > 0 && (
        <section aria-label="Changed">
          <h3>Changed</h3>
          <ul className={cards['cards']}>
            {changed.map((one) => (
              <ChangedCard key={one.scenario.id} changed={one} ruled={ruled} />
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
              {`Show ${String(list.changed.length - changed.length)} more`}
            </Button>
          )}
        </section>
      )}
      {known && list.concerned.length > 0 && (
        <section aria-label={`Unchanged, about ${titleAt(focus)}`}>
          <h3>{`About ${titleAt(focus)}`}</h3>
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
              {`Show ${String(list.concerned.length - concerned.length)} more`}
            </Button>
          )}
        </section>
      )}
      <section aria-label="All scenarios, unchanged">
        <h3>{changed.length + concerned.length === 0 ? 'All scenarios' : 'All others'}</h3>
        {list.topics
          .filter(({ id }) => id !== OWN)
          .map((topic) => (
            <TopicGroup key={topic.id} topic={topic} preset={ruled.preset} />
          ))}
      </section>
      {list.hidden.length > 0 && (
        <section aria-label="Hidden">
          <h3>Hidden</h3>
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
}

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
