import { Section } from '@steps/platform/ui';
import { RestoreForm } from '../backup/RestoreForm';
import { AutomaticCopies } from './AutomaticCopies';
import { DownloadEverything } from './DownloadEverything';
import { FolderCopies } from './FolderCopies';
import { OfflineUse } from './OfflineUse';
import { notifyRestored } from './restored';
import { SetAsideRecords } from './SetAsideRecords';
import { StorageUse } from './StorageUse';

/** What is stored, copies of it, and what could not be read. */
export function DataSection() {
  return (
    <>
      <StorageUse />
      <OfflineUse />
      <DownloadEverything />
      <AutomaticCopies />
      <FolderCopies />
      <RestoreBackup />
      <SetAsideRecords />
    </>
  );
}

/** Puts businesses of a backup back: each as a new one, or one that is still here to what the file holds. */
export function RestoreBackup() {
  return (
    <Section
      title="Restore from a file"
      purpose="Each business in the file becomes a new one, unless you put the one here back to the file."
    >
      <RestoreForm onRestored={notifyRestored} />
    </Section>
  );
}
