import { useMemo } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { aside, listed, titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { ALL_PAGES } from '../../../app/option/options';
import type { Pointer } from '../../../app/result';
import { sealedDesk } from '../../../app/scenario-desk/desk';
import { withSaid } from '../../../app/scenario-desk/tiles';
import { escaped, readAt } from '../../../app/preset/pointer';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { classes } from '../parts/classes';
import { Finder } from '../parts/Finder';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { useTitles } from '../store/titles';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

/** What the scenario is called, what it teaches, which options it is about, and which it needs to arise at all. */
export function About({ parts: { scenario, effective, change } }: { readonly parts: ScenarioParts }) {
  const titles = useTitles();
  const options = useMemo(
    () =>
      ALL_PAGES.flatMap((page) => [
        { id: page.pointer, words: t('scenario.thePageTitle', { title: page.title }) },
        ...page.options.map((one) => ({ id: one.pointer, words: aside(one.title, page.title) })),
      ]),
    [],
  );
  const words = (pointer: Pointer) => options.find((one) => one.id === pointer)?.words ?? titles(pointer);
  const { about, needs = {} } = scenario;
  return (
    <section className={styles['section']} aria-label={t('scenario.aboutTheScenario')}>
      <Line
        isTitle
        label={t('scenario.title')}
        value={scenario.title}
        onChange={(title) => {
          change((before) => ({ ...before, title }), t('scenario.theTitle'), 'title');
        }}
      />
      <Line
        label={t('scenario.whatItTeaches')}
        value={scenario.teaches ?? ''}
        onChange={(teaches) => {
          change(
            (before) => withSaid(before, '/teaches', teaches === '' ? undefined : teaches),
            t('scenario.whatItTeaches2'),
            'teaches',
          );
        }}
      />
      <div className={styles['tags']} role="group" aria-label={t('scenario.itIsAbout')}>
        <span className={styles['label']}>{t('scenario.itIsAbout')}</span>
        {about.map((pointer) => (
          <Tag
            key={pointer}
            words={words(pointer)}
            // Something it has to be about.
            {...(about.length > 1
              ? {
                  onOut: () => {
                    change(
                      (before) =>
                        aboutOnly(
                          before,
                          before.about.filter((one) => one !== pointer),
                        ),
                      t('scenario.whatItIsAbout'),
                    );
                  },
                }
              : {})}
          />
        ))}
        <Finder
          label={t('scenario.addAnOption')}
          items={options.filter(({ id }) => !about.includes(id))}
          onChosen={(id) => {
            change((before) => aboutOnly(before, [...before.about, id]), t('scenario.whatItIsAbout'));
          }}
        />
      </div>
      <div className={styles['tags']} role="group" aria-label={t('scenario.itArisesOnlyWhere')}>
        <span className={styles['label']}>{t('scenario.itArisesOnlyWhere')}</span>
        {Object.entries(needs).map(([pointer, values]) => (
          <Tag
            key={pointer}
            words={titled(words(pointer), needWords(values))}
            onOut={() => {
              change((before) => withSaid(before, `/needs/${escaped(pointer)}`, undefined), t('scenario.whatItNeeds'));
            }}
          />
        ))}
        <Finder
          label={t('scenario.anOptionAsItIsNow')}
          items={options.filter(({ id }) => !(id in needs) && readAt(effective, id) !== undefined && !isPage(id))}
          onChosen={(id) => {
            change(
              (before) => withSaid(before, `/needs/${escaped(id)}`, [readAt(effective, id)]),
              t('scenario.whatItNeeds'),
            );
          }}
        />
      </div>
    </section>
  );
}

function isPage(pointer: Pointer): boolean {
  return ALL_PAGES.some((page) => page.pointer === pointer);
}

function aboutOnly(scenario: Scenario, about: readonly string[]): Scenario {
  const [first, ...more] = about;
  return first === undefined ? scenario : { ...scenario, about: [first, ...more] };
}

/** The values under which a scenario arises, as its file has them. */
function needWords(values: unknown): string {
  return Array.isArray(values) ? listed(values.map(String)) : JSON.stringify(values);
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isTitle?: boolean;
}

function Line({ label, value, onChange, isTitle = false }: LineProps) {
  const { scenarios } = useActions();
  return (
    <TextField
      className={classes(parts['field'], styles['wide'])}
      value={value}
      onChange={onChange}
      onBlur={() => {
        scenarios.update(sealedDesk);
      }}
    >
      <Label>{label}</Label>
      <Input className={parts['input'] ?? ''} {...(isTitle ? { 'data-scenario-title': true } : {})} />
    </TextField>
  );
}

function Tag({ words, onOut }: { readonly words: string; readonly onOut?: () => void }) {
  return (
    <span className={styles['chip']}>
      {words}
      {onOut && (
        <Button small look="quiet" icon="close" label={t('scenario.takeOutWords', { words })} onPress={onOut} />
      )}
    </span>
  );
}
