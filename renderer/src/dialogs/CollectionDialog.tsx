import { useEffect, useState } from 'react';
import { listed, titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { BridgeProblem, LibraryEntry, LibraryKind } from '../../../app/bridge';
import { readCollection, type Arrival } from '../../../app/exchange/collection';
import type { Result } from '../../../app/result';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { useSurroundings } from '../store/store';
import { FileProblems } from './FileProblems';
import styles from './recent.module.css';
import { useClose } from './useClose';

const STATES: { readonly [S in Arrival['state']]: string } = {
  new: t('dialogs.newHere'),
  same: t('dialogs.thereAlready'),
  changed: t('dialogs.anotherOneOfThisIdIs'),
  broken: t('dialogs.cannotBeReadAndIsLeft'),
};
const KINDS: { readonly [K in LibraryKind]: string } = {
  presets: t('dialogs.preset'),
  scenarios: t('dialogs.scenario'),
};

/** Shows what the file of a whole library holds before any of it is added. */
export function CollectionDialog({ name, text }: { readonly name: string; readonly text: string }) {
  const { bridge } = useSurroundings();
  const actions = useActions();
  const [read, setRead] = useState<Result<readonly Arrival[]>>();
  const [failures, setFailures] = useState<readonly BridgeProblem[]>([]);
  useEffect(() => {
    let gone = false;
    const lists: Promise<readonly LibraryEntry[]>[] = [bridge.library.list(), bridge.scenarios.list()];
    void Promise.all(lists).then(([presets = [], scenarios = []]) => {
      if (!gone) setRead(readCollection(text, { presets, scenarios }));
    });
    return () => {
      gone = true;
    };
  }, [bridge, text]);
  const close = useClose();
  const arrivals = read?.ok === true ? read.value : [];
  const coming = arrivals.filter(({ state }) => state === 'new' || state === 'changed');
  const add = async () => {
    const failed = [];
    for (const { kind, id, text } of coming) {
      const library = kind === 'presets' ? bridge.library : bridge.scenarios;
      const saved = await library.save(id, text, null);
      if (!saved.ok)
        failed.push({
          code: saved.code,
          message: saved.message,
          detail: saved.detail === undefined ? id : titled(id, saved.detail),
        });
    }
    await actions.library.refresh();
    if (failed.length === 0) close();
    else setFailures(failed);
  };
  return (
    <Modal
      title={t('dialogs.importAWholeLibrary')}
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          <Button look="primary" isDisabled={coming.length === 0} onPress={() => void add()}>
            {t('dialogs.addCounted', { counted: t('counted.file', { count: coming.length }) })}
          </Button>
        </>
      }
    >
      <p>{t('dialogs.fromNameNothingOfYoursIs', { name })}</p>
      {read?.ok === false && <FileProblems problems={read.problems} />}
      {failures.length > 0 && <FileProblems problems={failures} />}
      <ul className={styles['files']}>
        {arrivals.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <span className={styles['file']}>
              <strong>{one.name}</strong>
              <span>{listed([KINDS[one.kind], STATES[one.state]])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
