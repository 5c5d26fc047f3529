import { AutomaticCopies } from './AutomaticCopies';
import { DownloadEverything } from './DownloadEverything';
import { FolderCopies } from './FolderCopies';
import { OfflineUse } from './OfflineUse';
import { RestoreBackup } from './RestoreBackup';
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
