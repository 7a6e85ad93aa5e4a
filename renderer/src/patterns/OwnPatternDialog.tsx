import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Form, Input, Label, TextArea, TextField } from 'react-aria-components';
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
  const close = () => {
    actions.show(undefined);
  };
  const finished = settled === draft && problems.every(({ severity }) => severity === 'note');
  return (
    <Modal title={id === undefined ? 'New pattern of the club' : `Change ${draft.name}`} wide onClose={close}>
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
          <Label>Name</Label>
          <Input className={parts['input'] ?? ''} />
        </TextField>
        <fieldset className={styles['groups']}>
          <legend>Groups of tiles</legend>
          <p>
            Suits A, B and C are three different suits, whichever they are; x, y and z are numbers, the same one
            wherever the letter stands.
          </p>
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
              Add a group
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
            Nothing may be claimed but the winning tile
          </Check>
          <Check
            selected={draft.kongs}
            onChange={(kongs) => {
              put({ kongs });
            }}
          >
            A kong may stand for a pung
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
          <Label>Definition</Label>
          <TextArea className={parts['area'] ?? ''} rows={2} placeholder="Left blank, the groups are said in words" />
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
        <ul className={styles['problems']} aria-live="polite" aria-label="What is missing">
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.message}`}>
              <Icon name="warning" size={16} />
              <span>{problem.hint === undefined ? problem.message : `${problem.message} ${problem.hint}`}</span>
            </li>
          ))}
          {finished && (
            <li data-good>
              <Icon name="check" size={16} />
              <span>The example scores it.</span>
            </li>
          )}
        </ul>
        <div className={parts['actions']}>
          <Button onPress={close}>Cancel</Button>
          <Button look="primary" type="submit" isDisabled={!finished}>
            {id === undefined ? 'Add the pattern' : 'Change the pattern'}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
