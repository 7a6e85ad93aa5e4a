import { useMemo, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { EXPORTS } from '../../../app/exchange/formats/index';
import { Button } from '../parts/Button';
import { Check } from '../parts/Check';
import { Modal } from '../parts/Modal';
import { linkToPreset } from '../platform/link';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './dialogs.module.css';
import { ExchangeReport } from './ExchangeReport';
import { FileProblems } from './FileProblems';
import { useClose } from './useClose';

/** Takes the preset out of the program: as a file of this or another program, on the clipboard, or as a link. */
export function ExportDialog() {
  const { store, bridge } = useSurroundings();
  const actions = useActions();
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const close = useClose();
  const [chosen, setChosen] = useState('json');
  const kept = useWindow((state) => state.ownScenarios);
  const own = useMemo(() => kept.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario])), [kept]);
  const formats = useMemo(() => EXPORTS.filter((one) => one.refuses?.(preset, own) === undefined), [preset, own]);
  const format = formats.find((one) => one.id === chosen) ?? formats[0];
  const pinned = useWindow((state) => state.view.taste.pinned);
  const [drawn, setDrawn] = useState(true);
  const shown = drawn ? pinned : undefined;
  const made = useMemo(() => format?.export?.(preset, shown, own), [format, preset, shown, own]);
  if (!format || !made) return null;
  const tell = (words: string) => {
    store.setState({ notice: { id: performance.now(), text: words } });
  };
  const text = made.ok ? made.value.text : '';
  const copy = (copied: string | Promise<string>, html?: string) => {
    void Promise.resolve(copied)
      .then((words) => bridge.clipboard.write(words, html))
      .then(
        () => {
          tell(t('dialogs.copiedToTheClipboard'));
        },
        () => {
          tell(t('dialogs.theClipboardDidNotTakeIt'));
        },
      );
  };
  const save = () => {
    close();
    void bridge.files.saveAs(preset.id, text, format.kind).then((saved) => {
      if (!saved) return;
      if (saved.ok) tell(t('dialogs.exportedToWhere', { where: saved.where }));
      else actions.show({ kind: 'trouble', title: t('dialogs.theFileCouldNotBeWritten'), problems: [saved] });
    });
  };
  const refused = EXPORTS.length - formats.length;
  return (
    <Modal
      title={t('dialogs.exportName', { name: preset.name })}
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          {bridge.edition === 'browser' && (
            <Button
              onPress={() => {
                copy(linkToPreset(preset));
              }}
            >
              {t('dialogs.copyLink')}
            </Button>
          )}
          <Button
            isDisabled={!made.ok}
            onPress={() => {
              copy(text, format.kind === 'html' ? text : undefined);
            }}
          >
            {t('dialogs.copy')}
          </Button>
          <Button look="primary" isDisabled={!made.ok} onPress={save}>
            {t('dialogs.saveToAFile')}
          </Button>
        </>
      }
    >
      <RadioGroup
        value={format.id}
        onChange={setChosen}
        className={`${styles['formats'] ?? ''} ${styles['choose'] ?? ''}`}
      >
        <Label className="quiet">{t('dialogs.form')}</Label>
        {formats.map((one) => (
          <Radio key={one.id} value={one.id} className={styles['format'] ?? ''}>
            <span className={styles['dot']} />
            <span>
              <strong>{one.name}</strong>
              <span>{one.words}</span>
            </span>
          </Radio>
        ))}
        {refused > 0 && (
          <p className="quiet">
            {t('dialogs.countedNotForRulesLikeThese', { counted: t('counted.furtherFormIs', { count: refused }) })}
          </p>
        )}
      </RadioGroup>
      {made.ok ? (
        <>
          {format.showsScenarios === true &&
            (pinned.length > 0 ? (
              <Check selected={drawn} onChange={setDrawn}>
                {t('dialogs.withThePinnedScenarios', {
                  counted: t('counted.scenario', { count: pinned.length }),
                })}
              </Check>
            ) : (
              <p className="quiet">{t('dialogs.pinnedScenariosCanBeDrawn')}</p>
            ))}
          <ExchangeReport report={made.value.report} theirs={format.name} />
          <pre className={styles['sample']} tabIndex={0} role="region" aria-label={t('dialogs.howItBegins')}>
            {text.slice(0, 4000)}
          </pre>
        </>
      ) : (
        <FileProblems problems={made.problems} />
      )}
    </Modal>
  );
}
