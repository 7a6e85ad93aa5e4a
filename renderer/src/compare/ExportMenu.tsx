import { t } from '../../../app/language/say';
import type { MenuEntry } from '../../../app/shell/menu';
import type { FileKind } from '../../../app/bridge';
import { problemSentence } from '../../../app/words/bridge-problem';
import type { Beside } from '../../../app/scenarios/side-by-side';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { CommandMenu } from '../parts/CommandMenu';
import { useSurroundings } from '../store/store';

interface ExportMenuProps {
  readonly presets: readonly Preset[];
  /** The scenarios that end differently, once they are known. */
  readonly outcomes: readonly Beside[] | undefined;
}

const ENTRIES: readonly MenuEntry[] = [
  { kind: 'command', id: 'print', label: t('compare.print'), enabled: true },
  { kind: 'command', id: 'html', label: t('compare.webPageHtml'), enabled: true },
  { kind: 'command', id: 'csv', label: t('compare.tableForSpreadsheetsCsv'), enabled: true },
];

/** The comparison on paper, as a web page or as a table. */
export function ExportMenu({ presets, outcomes = [] }: ExportMenuProps) {
  const { bridge, store } = useSurroundings();
  const save = async (text: string, ending: string, kind: FileKind) => {
    const done = await bridge.files.saveAs(`${presets.map(({ id }) => id).join('-')}.${ending}`, text, kind);
    if (done === null) return;
    const id = (store.getState().notice?.id ?? 0) + 1;
    store.setState({
      notice: { id, text: done.ok ? t('compare.exportedToWhere', { where: done.where }) : problemSentence(done) },
    });
  };
  const run = async (form: string) => {
    const { comparisonIn, printed } = await import('./export');
    const comparison = comparisonIn(presets, outcomes);
    if (form === 'csv') await save(printed.csv(comparison), 'csv', 'csv');
    else if (form === 'html') await save(printed.html(comparison), 'html', 'html');
    else printed.paper(comparison);
  };
  return (
    <CommandMenu
      label={t('compare.theComparisonAsAFile')}
      entries={() => ENTRIES}
      onCommand={(form) => void run(form)}
      trigger={
        <Button look="quiet" icon="share">
          {t('compare.asAFile')}
        </Button>
      }
    />
  );
}
