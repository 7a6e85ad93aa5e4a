import { OwnPatternDialog } from '../patterns/OwnPatternDialog';
import { useSurroundings, useWindow } from '../store/store';
import { BrokenDialog } from './BrokenDialog';
import { ApplyDialog } from './ApplyDialog';
import { ChangedElsewhereDialog } from './ChangedElsewhereDialog';
import { CollectionDialog } from './CollectionDialog';
import { DeleteDialog } from './DeleteDialog';
import { DetailsDialog } from './DetailsDialog';
import { ExportDialog } from './ExportDialog';
import { ImportDialog } from './ImportDialog';
import { NameDialog } from './NameDialog';
import { NewScenarioDialog } from './NewScenarioDialog';
import { PaletteDialog } from './PaletteDialog';
import { ParentDialog } from './ParentDialog';
import { PasteOptionsDialog } from './PasteOptionsDialog';
import { RecentDialog } from './RecentDialog';
import { RecoveredDialog } from './RecoveredDialog';
import { ScenarioChangedDialog, UnsavedScenarioDialog } from './ScenarioQuestions';
import { ShortcutsDialog } from './ShortcutsDialog';
import { TroubleDialog } from './TroubleDialog';
import { UnsavedDialog } from './UnsavedDialog';

/** Whatever question or task lies over the window now. */
export default function Dialogs() {
  const dialog = useWindow((state) => state.dialog);
  const { desktop } = useSurroundings().bridge;
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'name':
      return <NameDialog purpose={dialog.purpose} />;
    case 'unsaved':
      return <UnsavedDialog question={dialog} />;
    case 'paste-options':
      return <PasteOptionsDialog text={dialog.text} />;
    case 'apply':
      return <ApplyDialog />;
    case 'changed-elsewhere':
      return <ChangedElsewhereDialog id={dialog.key} />;
    case 'details':
      return <DetailsDialog />;
    case 'parent':
      return <ParentDialog />;
    case 'export':
      return <ExportDialog />;
    case 'import':
      return <ImportDialog name={dialog.name} text={dialog.text} />;
    case 'trouble':
      return <TroubleDialog title={dialog.title} problems={dialog.problems} />;
    case 'broken':
      return <BrokenDialog id={dialog.id} title={dialog.title} problems={dialog.problems} />;
    case 'collection':
      return <CollectionDialog name={dialog.name} text={dialog.text} />;
    case 'recent':
      return desktop ? <RecentDialog desktop={desktop} /> : null;
    case 'recovered':
      return <RecoveredDialog found={dialog.found} />;
    case 'delete':
      return <DeleteDialog id={dialog.key} />;
    case 'own-pattern':
      return <OwnPatternDialog page={dialog.page} id={dialog.id} />;
    case 'new-scenario':
      return <NewScenarioDialog />;
    case 'unsaved-scenario':
      return <UnsavedScenarioDialog then={dialog.then} />;
    case 'scenario-changed-elsewhere':
      return <ScenarioChangedDialog />;
    case 'palette':
      return <PaletteDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
  }
}
