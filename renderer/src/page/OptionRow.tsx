import { lazy, memo, Suspense } from 'react';
import { t } from '../../../app/language/say';
import { optionView, resetLabel, typedReason, type OptionView } from '../../../app/editor/option-view';
import { presetOf } from '../../../app/editor/document';
import { reasonOf } from '../../../app/preset/state';
import { dependentsOf } from '../../../app/editor/relations';
import type { Option } from '../../../app/option/option';
import { wordsOf } from '../../../app/option/words';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { baseIn, documentIn } from '../store/derived';
import { focusOption, rowId } from '../store/focus';
import { useSurroundings, useWindow, useDeskMade } from '../store/store';
import { Control } from './controls/Control';
import { hasLongWords, TALL } from './controls/tall';
import styles from './page.module.css';
import { ProblemLine } from './ProblemLine';
import { ReasonLine } from './ReasonLine';
import { classes } from '../parts/classes';

const OptionPicture = lazy(() => import('../pictures/OptionPicture'));

/** The option that is drawn as flows between the seats. */
const PAYMENTS = '/scoring/payments/payoffScheme';

/** From so many dependent options on one page a button beside the control leads to them. */
const MANY = 4;

interface OptionRowProps {
  readonly option: Option;
  /** The option above it: a reason that holds for both is shown once. */
  readonly follows: Option | undefined;
}

/** One option: its name, its control, its state, and what has to be said about it. */
export const OptionRow = memo(function OptionRow({ option, follows }: OptionRowProps) {
  const { store } = useSurroundings();
  const { editing } = useActions();
  const { view, readOnly, above } = useDeskMade((state) => {
    const document = documentIn(state);
    return {
      view: optionView(document, baseIn(document), option.pointer),
      readOnly: document.readOnly,
      above: follows && (reasonOf(presetOf(document), follows.pointer)?.text ?? null),
    };
  });
  const focused = useWindow((state) => state.view.focus === option.pointer);
  const id = rowId(option.pointer);
  const locked = view.reason !== undefined;
  const implied = view.reason?.how === 'implied';
  const tall = TALL.has(option.kind);
  const remarks = hasRemarks(view);
  const pictured = !locked && (option.kind === 'table' || option.pointer === PAYMENTS);
  const repeated = view.reason !== undefined && above === view.reason.text;
  const followers = dependentsOf(option.pointer).filter((one) => one.page === option.page);
  return (
    <div
      id={id}
      className={classes(styles['row'], tall && styles['tall'])}
      data-changed={view.modified || undefined}
      data-long={hasLongWords(option) || (option.kind === 'choice' && followers.length >= MANY) || undefined}
      data-focus={focused || undefined}
      data-option={option.pointer}
      data-row
      tabIndex={-1}
      role="group"
      aria-label={view.modified ? t('page.titleChanged', { title: option.title }) : option.title}
      onFocus={() => {
        if (store.getState().view.focus !== option.pointer)
          store.setState(({ view: before }) => ({ view: { ...before, focus: option.pointer } }));
      }}
      onPointerDown={() => {
        store.setState(({ view: before }) => ({ view: { ...before, focus: option.pointer } }));
      }}
    >
      <span id={`${id}-label`} className={styles['label']} data-off={locked || undefined}>
        {option.title}
      </span>
      <span className={styles['control']}>
        {followers.length >= MANY && (
          <Button
            small
            look="quiet"
            isDisabled={locked}
            aria-label={t('page.optionsForTitle', { title: option.title })}
            onPress={() => {
              const [first] = followers;
              if (first) focusOption(first.pointer);
            }}
          >
            {t('page.options')}
          </Button>
        )}
        {tall && locked ? (
          <span className={styles['kept']}>
            {t('page.keptWords', { words: wordsOf(option, view.value, view.unit) })}
          </span>
        ) : (
          <Control
            option={option}
            view={view}
            value={implied ? view.ruled : view.value}
            disabled={locked || readOnly}
            labelledBy={`${id}-label`}
            describedBy={remarks ? `${id}-remarks` : undefined}
          />
        )}
      </span>
      {view.modified ? (
        <Button
          small
          look="quiet"
          icon="reset"
          label={resetLabel(view, option)}
          isDisabled={readOnly}
          onPress={() => {
            editing.reset(option.pointer);
          }}
        />
      ) : (
        <span />
      )}
      {pictured && (
        <Suspense>
          <div className={styles['picture']}>
            <OptionPicture option={option} />
          </div>
        </Suspense>
      )}
      {remarks && (
        <div id={`${id}-remarks`} className={styles['below']}>
          {view.typed !== undefined && (
            <span className={classes(styles['line'], styles['bad'])}>
              <Icon name="warning" size={15} />
              {typedReason(option.pointer, view.typed)}
            </span>
          )}
          {view.modified && (
            <span className={styles['changedLine']}>
              {t('page.changedNameWords', {
                name: view.base.name,
                words: wordsOf(option, view.base.value, view.unit),
              })}
            </span>
          )}
          {view.reason &&
            (repeated ? <span className="quiet">{view.reason.text}</span> : <ReasonLine reason={view.reason} />)}
          {view.problems.map((problem) => (
            <ProblemLine key={problem.code} problem={problem} at={option.pointer} />
          ))}
        </div>
      )}
    </div>
  );
});

function hasRemarks(view: OptionView): boolean {
  return view.modified || view.typed !== undefined || view.reason !== undefined || view.problems.length > 0;
}
