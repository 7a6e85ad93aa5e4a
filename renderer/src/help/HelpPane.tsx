import { lazy, memo, Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { listed } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { optionView, provenance, type OptionView } from '../../../app/editor/option-view';
import { sourceOf } from '../../../app/preset/sources';
import { presetOf } from '../../../app/editor/document';
import { dependentsOf, relatedTo } from '../../../app/editor/relations';
import type { Option } from '../../../app/option/option';
import { optionAt, pageAt, rowAt } from '../../../app/option/options';
import { catalogueOf } from '../../../app/option/catalogue';
import { wordsOf } from '../../../app/option/words';
import { rowWords } from '../../../app/words/row';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { OptionLink } from '../page/ReasonLine';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import { baseIn, documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { useTitles } from '../store/titles';
import styles from './help.module.css';
import { Remark } from './Remark';

const Tour = lazy(() => import('./Tour'));

/** What the option in focus means, where its value comes from, and what else it touches. Always there. */
export function HelpPane() {
  const focus = useWindow((state) => state.view.focus);
  const page = useWindow((state) => state.view.page);
  const searching = useWindow((state) => state.view.query.trim() !== '');
  const titleAt = useTitles();
  const option = focus === undefined ? undefined : optionAt(focus);
  const row = focus === undefined ? undefined : rowAt(focus);
  const title = focus === undefined ? (pageAt(page)?.title ?? '') : titleAt(focus);
  const tour = useWindow((state) => state.view.tour);
  const toured = useWindow((state) => state.view.taste.toured);
  const { setTour } = useActions();
  if (tour !== undefined)
    return (
      <aside id="help" className={styles['help']} data-region="help" aria-label={t('help.help')} tabIndex={0}>
        <Suspense>
          <Tour step={tour} />
        </Suspense>
      </aside>
    );
  if (searching)
    return (
      <aside id="help" className={styles['help']} data-region="help" aria-label={t('help.help')} tabIndex={0}>
        <h2>{t('help.findingAnOption')}</h2>
        <p>{t('help.namesOfOptionsValuesAndPatterns')}</p>
        <p>{t('help.whatBeginsWithAnNarrowsDown')}</p>
      </aside>
    );
  return (
    <aside id="help" className={styles['help']} data-region="help" aria-label={t('help.help')} tabIndex={0}>
      <h2>{title}</h2>
      {option ? (
        <OptionHelp option={option} />
      ) : row && focus !== undefined ? (
        <RowHelp pointer={focus} id={row.id} />
      ) : (
        <p>{pageAt(page)?.help}</p>
      )}
      {!toured && focus === undefined && (
        <p className={styles['tour']}>
          <span>{t('help.newHere')}</span>
          <Button
            small
            onPress={() => {
              setTour(0);
            }}
          >
            {t('help.takeTheTour')}
          </Button>
          <Button
            small
            look="quiet"
            onPress={() => {
              setTour(undefined);
            }}
          >
            {t('help.noThanks')}
          </Button>
        </p>
      )}
      <Remark key={focus ?? page} pointer={focus ?? page} />
    </aside>
  );
}

function OptionHelp({ option }: { readonly option: Option }) {
  const { go } = useActions();
  const document = useDeferredValue(useWindow(documentIn));
  const { pointer } = option;
  const view = useMemo(() => optionView(document, baseIn(document), pointer), [document, pointer]);
  const followers = useMemo(() => dependentsOf(pointer), [pointer]);
  const related = useMemo(() => relatedTo(pointer), [pointer]);
  const concerned = useConcerned(pointer);
  return (
    <>
      <p>{option.help}</p>
      <dl>
        {'choices' in option && option.choices.length > 2 && option.kind !== 'number' && (
          <Entry term={t('help.values')}>{option.choices.map((choice) => choice.words).join(' · ')}</Entry>
        )}
        <Entry term={t('help.value')}>{valueWords(option, view)}</Entry>
        {!view.modified && <Source pointer={pointer} />}
        {option.informing !== undefined && <Entry term={t('help.forReading')}>{option.informing}</Entry>}
        {followers.length > 0 && (
          <Entry term={t('help.inUseWithIt')}>
            <Links options={followers} onPress={go} />
          </Entry>
        )}
        {related.length > 0 && (
          <Entry term={t('help.worksWith')}>
            <Links options={related} onPress={go} />
          </Entry>
        )}
        {option.informing === undefined && <Entry term={t('help.preview')}>{dependWords(concerned)}</Entry>}
      </dl>
    </>
  );
}

function RowHelp({ pointer, id }: { readonly pointer: string; readonly id: string }) {
  const document = useDeferredValue(useWindow(documentIn));
  const base = baseIn(document);
  const view = optionView(document, base, pointer);
  const kind = presetOf(document).scoring.method.kind;
  const concerned = useConcerned(pointer);
  const words = (row: unknown) => rowWords(row as ScoringRow | undefined, kind);
  return (
    <>
      <p>{catalogueOf(presetOf(document).patterns).of(id)?.definition}</p>
      <dl>
        <Entry term={t('help.value')}>
          {view.modified
            ? t('help.wordsSetHereNameHasWords2', {
                words: words(view.value),
                name: base.name,
                words2: words(view.base.value),
              })
            : t('help.wordsFromName', { words: words(view.value), name: base.name })}
        </Entry>
        {!view.modified && <Source pointer={pointer} />}
        <Entry term={t('help.preview')}>{dependWords(concerned)}</Entry>
      </dl>
    </>
  );
}

function dependWords(concerned: number): string {
  if (concerned === 0) return t('help.noScenarioReadsItUnderThese');
  return t('counted.scenarioDependsOnIt', { count: concerned });
}

/** How many scenarios read an option under the rules as they are. */
function useConcerned(pointer: string): number {
  const ruled = useDeferredValue(useWindow((state) => state.ruled));
  return useMemo(() => {
    if (!ruled) return 0;
    const { changed, unchanged } = ruled.result;
    const runs = [...changed.map((one) => one.after), ...unchanged.map((one) => one.run)];
    return runs.filter((run) => run.reads.has(pointer)).length;
  }, [ruled, pointer]);
}

function valueWords(option: Option, view: OptionView): string {
  const words = wordsOf(option, view.value, view.unit);
  const from = provenance(view);
  return view.modified
    ? t('help.wordsFromNameHasWords2', {
        words,
        from,
        name: view.base.name,
        words2: wordsOf(option, view.base.value, view.unit),
      })
    : listed([words, from]);
}

function Source({ pointer }: { readonly pointer: string }) {
  const document = useWindow(documentIn);
  const source = sourceOf(baseIn(document).preset, pointer);
  if (source === undefined) return null;
  if ('assumed' in source) return <Entry term={t('help.assumed')}>{source.assumed}</Entry>;
  return (
    <Entry term={t('help.source')}>{source.title + (source.locator === undefined ? '' : `, ${source.locator}`)}</Entry>
  );
}

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LinksProps {
  readonly options: readonly Option[];
  readonly onPress: (pointer: string) => void;
}

const Links = memo(function Links({ options, onPress }: LinksProps) {
  return options.map((option, at) => (
    <span key={option.pointer}>
      {at > 0 && t('words.comma')}
      <OptionLink pointer={option.pointer} onPress={onPress} />
    </span>
  ));
});
