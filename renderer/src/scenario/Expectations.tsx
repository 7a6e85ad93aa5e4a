import { useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { listed, titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { isDirty } from '../../../app/editor/document';
import { titleAt } from '../../../app/editor/labels';
import { optionAt } from '../../../app/option/options';
import { effectiveOf } from '../../../app/preset/effective-of';
import { lookupAmong, type Lookup } from '../../../app/preset/lookup';
import { parsePreset } from '../../../app/preset/parse';
import { askedIn, expecting, outcomeNow, rulingNow, underOf, unmet } from '../../../app/scenario-desk/expect';
import { eventAt, eventsIn, named, placesOf, type Place } from '../../../app/scenario-desk/steps';
import { eventWords } from '../../../app/scenario-desk/next';
import { askedWords, failedWords, saidWords } from '../../../app/scenario-desk/said';
import { unknownPresets } from '../../../app/scenario-desk/problems';
import { presetUnder } from '../../../app/scenarios/check';
import { valueWords } from '../../../app/words/units';
import type { Preset } from '../../../schemas/generated/preset';
import type { Expectation, Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { classes } from '../parts/classes';
import parts from '../parts/parts.module.css';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

const OUTCOME = 'outcome';

/** What sources say about the scenario under presets: taken from what is ruled now, and checked again and again. */
export function Expectations({ parts: about }: { readonly parts: ScenarioParts }) {
  const { scenario, change, problems } = about;
  const library = useWindow((state) => state.desk.library);
  const lookup = useMemo(() => lookupAmong(presetsIn(library)), [library]);
  const unknown = unknownPresets(scenario, lookup);
  return (
    <section className={styles['section']} aria-label={t('scenario.expectations')}>
      <h2>{t('scenario.whatIsExpected')}</h2>
      <ul className={styles['expectations']}>
        {scenario.expect.map((one, at) => (
          <li key={at}>
            <p>{underWords(one, lookup)}</p>
            {askedIn(one).map((what) => (
              <p key={what} className={styles['quiet']}>
                {t('scenario.whatIsSaid', {
                  what: askedWords(scenario, what),
                  said: saidWords(one[what], presetUnder(one, lookup)?.patterns),
                })}
              </p>
            ))}
            <p className={styles['quiet']}>{t('scenario.sourceSource', { source: one.source })}</p>
            {problems.length === 0 && (
              <Met
                scenario={scenario}
                failures={unmet(scenario, one, lookup)}
                own={presetUnder(one, lookup)?.patterns}
              />
            )}
            {unknown
              .filter(({ pointer }) => pointer.startsWith(`/expect/${String(at)}/`))
              .map(({ message, hint }) => (
                <p key={message} className={styles['bad']}>{`${message} ${hint ?? ''}`}</p>
              ))}
            <Button
              small
              look="quiet"
              icon="trash"
              label={t('scenario.takeOutTheExpectationAt', { at: at + 1 })}
              onPress={() => {
                change(
                  (before) => ({ ...before, expect: before.expect.toSpliced(at, 1) }),
                  t('scenario.takeOutAnExpectation'),
                );
              }}
            />
          </li>
        ))}
      </ul>
      {problems.length === 0 && <Taking parts={about} lookup={lookup} />}
    </section>
  );
}

function presetsIn(library: readonly { readonly text: string; readonly problem?: unknown }[]) {
  return library.flatMap(({ text, problem }) => {
    const read = problem === undefined ? parsePreset(text) : undefined;
    return read?.ok === true ? [read.value] : [];
  });
}

/** The preset of an expectation by its name, and the options that are set by theirs. */
function underWords(expectation: Expectation, lookup: Lookup): string {
  const { under } = expectation;
  const preset = presetUnder(expectation, lookup);
  const set = Object.entries(under.set ?? {}).map(([pointer, value]) => {
    const option = optionAt(pointer);
    const words = option && preset ? valueWords(option, effectiveOf(preset), value) : JSON.stringify(value);
    return titled(titleAt(pointer, preset?.patterns), words);
  });
  return t('scenario.underNameValue', {
    name: preset?.name ?? under.preset,
    value: set.length === 0 ? '' : `${t('words.comma')}${listed(set)}`,
  });
}

interface MetProps {
  readonly scenario: Scenario;
  readonly failures: ReturnType<typeof unmet>;
  readonly own: Preset['patterns'];
}

function Met({ scenario, failures, own }: MetProps) {
  if (failures === undefined) return null;
  if (failures.length === 0) return <p data-tone="good">{t('scenario.met')}</p>;
  return failures.map((failure) => (
    <p key={failure.what} data-tone="bad">
      {failedWords(scenario, failure, own)}
    </p>
  ));
}

/** Takes what is ruled now as what is expected, with the source that says so. */
function Taking({ parts: about, lookup }: { readonly parts: ScenarioParts; readonly lookup: Lookup }) {
  const { scenario, preset, played, change } = about;
  const document = useWindow(documentIn);
  const [source, setSource] = useState('');
  const [chosen, setChosen] = useState<string>();
  const places = placesOf(scenario);
  const last = places.at(-1);
  const what = chosen ?? (last === undefined ? OUTCOME : keyOf(last));
  const choices = [
    { id: OUTCOME, words: t('scenario.howItEnds') },
    ...places.map((place) => {
      const event = eventAt(scenario, place);
      return { id: keyOf(place), words: `${String(place.step + 1)}. ${event === undefined ? '' : eventWords(event)}` };
    }),
  ];
  if (played === undefined) return null;
  const kept = document.kind === 'builtin' || (document.stored !== undefined && !isDirty(document));
  const under = underOf({ preset, kept, base: document.base?.preset }, played.run.reads);
  const take = () => {
    if (under === undefined) return;
    const place = places.find((one) => keyOf(one) === what);
    const said = source.trim();
    change((before) => {
      if (place === undefined) return expecting(before, under, said, OUTCOME, outcomeNow(before, played.run));
      const ruled = named(before, place);
      const at = (before.events ?? []).slice(0, place.step).flatMap(eventsIn).length + (place.inner ?? 0);
      return expecting(ruled.scenario, under, said, ruled.name, rulingNow(before, preset, played.run, at));
    }, t('scenario.expectWhatIsRuledNow'));
  };
  return (
    <div className={styles['taking']}>
      <div className={styles['field']}>
        <span className={styles['label']}>{t('scenario.theQuestion')}</span>
        <Choice
          label={t('scenario.theQuestion')}
          value={choices.some(({ id }) => id === what) ? what : OUTCOME}
          choices={choices}
          onChange={setChosen}
        />
      </div>
      <TextField className={classes(parts['field'], styles['field'])} value={source} onChange={setSource}>
        <Label>{t('scenario.source')}</Label>
        <Input className={parts['input'] ?? ''} placeholder={t('scenario.ourHouseRulesSection3')} />
      </TextField>
      <Button isDisabled={source.trim() === '' || under === undefined} onPress={take}>
        {t('scenario.expectWhatIsRuledNow2')}
      </Button>
      <p className={styles['quiet']}>
        {under === undefined ? t('scenario.saveThePresetInFrontFirst') : underWords({ under, source: '' }, lookup)}
      </p>
    </div>
  );
}

function keyOf({ step, inner }: Place): string {
  return `${String(step)}/${String(inner ?? '')}`;
}
