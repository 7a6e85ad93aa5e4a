import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Form, Input, Label, TextArea, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { ownDraft, ownDraftProblems, ownPatternChange, type OwnDraft } from '../../../app/editor/own-pattern';
import { parseTiles } from '../../../app/tiles';
import type { OwnPattern } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { Check } from '../parts/Check';
import { Icon } from '../parts/Icon';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { ExampleFields } from './ExampleFields';
import { GroupFields } from './GroupFields';
import styles from './own.module.css';
import { useClose } from '../dialogs/useClose';

const HandView = lazy(() => import('../preview/HandView'));

/** The most groups of a pattern, as its schema says. */
const MOST_GROUPS = 20;

interface OwnPatternDialogProps {
  readonly page: OwnPattern['page'];
  /** The pattern that is changed; absent for a new one. */
  readonly id: string | undefined;
}

/** A pattern of the club's own, made or changed: its groups, and an example that must score it. */
export function OwnPatternDialog({ page, id }: OwnPatternDialogProps) {
  const actions = useActions();
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const [draft, setDraft] = useState(() => ownDraft(preset, page, id));
  const settled = useDeferredValue(draft);
  const problems = useMemo(() => ownDraftProblems(preset, settled), [preset, settled]);
  const put = (part: Partial<OwnDraft>) => {
    setDraft({ ...draft, ...part });
  };
  const close = useClose();
  const finished = settled === draft && problems.every(({ severity }) => severity === 'note');
  return (
    <Modal
      title={id === undefined ? t('patterns.newPatternOfTheClub') : t('patterns.changeName', { name: draft.name })}
      wide
      onClose={close}
    >
      <Form
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (!finished) return;
          actions.editing.change(ownPatternChange(preset, draft));
          close();
        }}
      >
        <TextField
          className={parts['field'] ?? ''}
          value={draft.name}
          maxLength={200}
          autoFocus
          onChange={(name) => {
            put({ name });
          }}
        >
          <Label>{t('patterns.name')}</Label>
          <Input className={parts['input'] ?? ''} />
        </TextField>
        <fieldset className={styles['groups']}>
          <legend>{t('patterns.groupsOfTiles')}</legend>
          <p>{t('patterns.suitsABAndCAre')}</p>
          {draft.groups.map((group, at) => (
            <GroupFields
              key={at}
              at={at}
              group={group}
              onChange={(next) => {
                put({ groups: draft.groups.with(at, next) });
              }}
              onRemove={() => {
                put({ groups: draft.groups.toSpliced(at, 1) });
              }}
            />
          ))}
          {draft.groups.length < MOST_GROUPS && (
            <Button
              icon="plus"
              small
              onPress={() => {
                put({
                  groups: [...draft.groups, draft.groups.at(-1) ?? { kind: 'pung', tile: { suit: 'a', number: 1 } }],
                });
              }}
            >
              {t('patterns.addAGroup')}
            </Button>
          )}
        </fieldset>
        <div className={styles['checks']}>
          <Check
            selected={draft.concealed}
            onChange={(concealed) => {
              put({ concealed });
            }}
          >
            {t('patterns.nothingMayBeClaimedButThe')}
          </Check>
          <Check
            selected={draft.kongs}
            onChange={(kongs) => {
              put({ kongs });
            }}
          >
            {t('patterns.aKongMayStandForA')}
          </Check>
        </div>
        <TextField
          className={parts['field'] ?? ''}
          value={draft.definition}
          maxLength={2000}
          onChange={(definition) => {
            put({ definition });
          }}
        >
          <Label>{t('patterns.definition')}</Label>
          <TextArea className={parts['area'] ?? ''} rows={2} placeholder={t('patterns.leftBlankTheGroupsAreSaid')} />
        </TextField>
        <ExampleFields
          hand={draft.example}
          onChange={(example) => {
            put({ example });
          }}
        />
        {parseTiles(settled.example.concealed).ok && settled.example.concealed !== '' && (
          <Suspense>
            <HandView hand={settled.example} />
          </Suspense>
        )}
        <ul className={styles['problems']} aria-live="polite" aria-label={t('patterns.whatIsMissing')}>
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.message}`}>
              <Icon name="warning" size={16} />
              <span>{problem.hint === undefined ? problem.message : `${problem.message} ${problem.hint}`}</span>
            </li>
          ))}
          {finished && (
            <li data-good>
              <Icon name="check" size={16} />
              <span>{t('patterns.theExampleScoresIt')}</span>
            </li>
          )}
        </ul>
        <div className={parts['actions']}>
          <Button onPress={close}>{t('patterns.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={!finished}>
            {id === undefined ? t('patterns.addThePattern') : t('patterns.changeThePattern2')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
