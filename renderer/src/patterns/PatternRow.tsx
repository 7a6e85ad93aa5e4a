import { memo } from 'react';
import { t } from '../../../app/language/say';
import { amountForm } from '../../../app/editor/pasted';
import { newRow } from '../../../app/editor/rows';
import { optionView } from '../../../app/editor/option-view';
import { presetOf } from '../../../app/editor/document';
import type { Page } from '../../../app/option/option';
import type { PatternEntry } from '../../../app/option/patterns';
import { same } from '../../../app/option/values';
import { rowWords } from '../../../app/words/row';
import type { ScoringRow } from '../../../schemas/generated/preset';
import { Check } from '../parts/Check';
import { Button } from '../parts/Button';
import { ProblemLine } from '../page/ProblemLine';
import { TypedField } from '../page/controls/TypedField';
import { useActions } from '../store/context';
import { baseIn, documentIn } from '../store/derived';
import { rowId } from '../store/focus';
import { useSurroundings, useWindow, useDeskMade } from '../store/store';
import { PatternDetails } from './PatternDetails';
import styles from './patterns.module.css';
import { UnitFields } from './UnitFields';

interface PatternRowProps {
  readonly page: Page;
  readonly pattern: PatternEntry;
  readonly row: ScoringRow | undefined;
  readonly baseRow: ScoringRow | undefined;
}

/** One pattern: whether it is scored, and what it is worth exposed and concealed; its details below when in focus. */
export const PatternRow = memo(function PatternRow({ page, pattern, row, baseRow }: PatternRowProps) {
  const { store } = useSurroundings();
  const { editing } = useActions();
  const pointer = `${page.pointer}/${pattern.id}`;
  const focused = useWindow((state) => state.view.focus === pointer);
  const { kind, readOnly, baseName, drafts, problems } = useDeskMade((state) => {
    const document = documentIn(state);
    const base = baseIn(document);
    return {
      kind: presetOf(document).scoring.method.kind,
      readOnly: document.readOnly,
      baseName: base.name,
      drafts: Object.fromEntries(Object.entries(document.drafts).filter(([place]) => place.startsWith(`${pointer}/`))),
      problems: focused ? optionView(document, base, pointer).problems : [],
    };
  });
  const changed = !same(row, baseRow);
  const set = (next: ScoringRow | undefined, key?: string) => {
    editing.change({ set: { [pointer]: next }, ...(key === undefined ? {} : { key }) });
  };
  const focusHere = () => {
    if (store.getState().view.focus !== pointer) store.setState(({ view }) => ({ view: { ...view, focus: pointer } }));
  };
  return (
    <>
      <tr
        id={rowId(pointer)}
        className={styles['row']}
        data-row
        tabIndex={-1}
        data-changed={changed || undefined}
        data-focus={focused || undefined}
        data-used={row !== undefined || undefined}
        onFocus={focusHere}
        onPointerDown={focusHere}
      >
        <td className={styles['used']}>
          <Check
            label={t('patterns.nameIsScored', { name: pattern.name })}
            selected={row !== undefined}
            disabled={readOnly}
            onChange={(selected) => {
              set(selected ? (baseRow ?? newRow(page, kind)) : undefined);
            }}
          />
        </td>
        <th scope="row">
          <Button look="link" aria-expanded={focused} onPress={focusHere}>
            {pattern.name}
          </Button>
          {changed && (
            <span className={styles['was']}>
              {t('page.changedNameWords', { name: baseName, words: rowWords(baseRow, kind) })}
            </span>
          )}
        </th>
        {(['exposed', 'concealed'] as const).map((side) => (
          <td key={side}>
            {row && (
              <Field
                label={t(side === 'exposed' ? 'patterns.nameExposed' : 'patterns.nameConcealed', {
                  name: pattern.name,
                })}
                pointer={`${pointer}/${side}/value`}
                amount={row[side]}
                disabled={readOnly}
                typed={drafts[`${pointer}/${side}/value`]}
                onValue={(value) => {
                  set({ ...row, [side]: { ...row[side], value } }, `${pointer}/${side}`);
                }}
              />
            )}
          </td>
        ))}
        <td>{row && <UnitFields pattern={pattern} row={row} kind={kind} disabled={readOnly} onChange={set} />}</td>
      </tr>
      {focused && (
        <tr className={styles['details']}>
          <td />
          <td colSpan={4}>
            {problems.map((problem) => (
              <ProblemLine key={problem.code} problem={problem} at={pointer} />
            ))}
            <PatternDetails pattern={pattern} pointer={pointer} row={row} onChange={set} />
            {changed && (
              <Button
                small
                icon="reset"
                isDisabled={readOnly}
                onPress={() => {
                  editing.reset(pointer);
                }}
              >
                {t('patterns.resetToRowFromBasename', { row: rowWords(baseRow, kind), baseName })}
              </Button>
            )}
          </td>
        </tr>
      )}
    </>
  );
});

interface FieldProps {
  readonly label: string;
  readonly pointer: string;
  readonly amount: ScoringRow['exposed'];
  readonly disabled: boolean;
  readonly typed: string | undefined;
  readonly onValue: (value: number) => void;
}

function Field({ label, pointer, amount, disabled, typed, onValue }: FieldProps) {
  const { editing } = useActions();
  return (
    <TypedField
      className={styles['cell']}
      label={label}
      value={amount.value}
      form={amountForm(amount)}
      typed={typed}
      disabled={disabled}
      onValue={onValue}
      onTyped={(text) => {
        editing.keepTyped(pointer, text);
      }}
      onLeave={editing.seal}
    />
  );
}
