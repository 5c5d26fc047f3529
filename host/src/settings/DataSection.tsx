import { AutomaticCopies } from './AutomaticCopies';
import { DownloadEverything } from './DownloadEverything';
import { RestoreBackup } from './RestoreBackup';
import { SetAsideRecords } from './SetAsideRecords';
import { StorageUse } from './StorageUse';

/** What is stored, copies of it, and what could not be read. */
export function DataSection() {
  return (
    <>
      <StorageUse />
      <DownloadEverything />
      <AutomaticCopies />
      <RestoreBackup />
      <SetAsideRecords />
    </>
  );
}
