import { useEffect, useRef } from 'react';
import { t } from '../../../app/language/say';
import { sortOf } from '../../../app/scenario-desk/desk';
import { sayOutcome } from '../../../app/words/outcome';
import { speakerOf } from '../../../app/words/speaker';
import { BackButton } from '../parts/BackButton';
import { Button } from '../parts/Button';
import view from '../parts/view.module.css';
import { SheetView } from '../preview/SheetView';
import { useActions } from '../store/context';
import { About } from './About';
import { EventList } from './EventList';
import { Expectations } from './Expectations';
import { HandEditor } from './HandEditor';
import { NextEvents } from './NextEvents';
import styles from './scenario.module.css';
import { ScenarioProblems } from './ScenarioProblems';
import { ScenarioShelf } from './ScenarioShelf';
import { TableEditor } from './TableEditor';
import { useScenarioDesk, type ScenarioParts } from './useScenarioDesk';

/** A scenario of one's own, made at a drawn table, with what is ruled on it under the preset in front. */
export default function ScenarioView() {
  const actions = useActions();
  const parts = useScenarioDesk();
  const place = useRef<HTMLElement>(null);
  const there = parts !== undefined;
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-scenario-title], [data-first]')?.focus();
  }, [there]);
  return (
    <main
      ref={place}
      className={view['view']}
      aria-label={t('scenario.scenarioEditor')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) actions.command('preferences');
      }}
    >
      <header className={view['head']}>
        <h1>{t('scenario.scenarioEditor')}</h1>
        <ScenarioShelf />
        <span className={view['spring']} />
        <BackButton />
      </header>
      {parts === undefined ? (
        <div className={styles['nothing']}>
          <p>{t('scenario.makeAScenarioOfYourOwn')}</p>
          <Button
            look="primary"
            data-first
            onPress={() => {
              actions.command('new-scenario');
            }}
          >
            {t('scenario.newScenario')}
          </Button>
          <p>{t('scenario.orLayACannedOneOpen')}</p>
        </div>
      ) : (
        <div className={styles['columns']}>
          <section className={styles['made']} aria-label={t('scenario.made')} data-region="options" tabIndex={-1}>
            <ScenarioProblems parts={parts} />
            <About parts={parts} />
            {sortOf(parts.scenario) === 'table' ? <TableEditor parts={parts} /> : <HandEditor parts={parts} />}
          </section>
          <section className={styles['ruled']} aria-label={t('scenario.ruled')} data-region="preview" tabIndex={-1}>
            <Ruled parts={parts} />
            <Expectations parts={parts} />
          </section>
        </div>
      )}
    </main>
  );
}

/** What happens and what is ruled on it under the preset in front. */
function Ruled({ parts }: { readonly parts: ScenarioParts }) {
  const { scenario, preset, played } = parts;
  const outcome = played?.run.outcome;
  return (
    <section className={styles['section']} aria-label={t('scenario.rulings')}>
      <h2>{sortOf(scenario) === 'table' ? t('scenario.whatHappens') : t('scenario.theScore')}</h2>
      <p className={styles['quiet']}>{t('scenario.ruledOnUnderName', { name: preset.name })}</p>
      {sortOf(scenario) === 'table' && (
        <>
          <EventList parts={parts} />
          <NextEvents parts={parts} />
        </>
      )}
      <p className={styles['outcome']} role="status">
        {outcome === undefined ? t('scenario.itCanBeRuledOnOnce') : sayOutcome(outcome, speakerOf(preset))}
      </p>
      {outcome?.arises === true &&
        outcome.sheets.map(({ seat, sheet }) => (
          <SheetView key={seat} sheet={sheet} preset={preset} {...(outcome.sheets.length > 1 ? { seat } : {})} />
        ))}
    </section>
  );
}
