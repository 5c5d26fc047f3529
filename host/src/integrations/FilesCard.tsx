import { paths } from '@steps/platform/paths';
import { ButtonLink } from '@steps/platform/ui';
import { useEffect } from 'react';
import { makeBackup } from '../backup/backup';
import { parseBackup } from '../backup/backupSchema';
import { chooseFolder, leaveFolder, lookAtFolder, useFolderCopies } from '../backup/folderCopies';
import { errorText } from '../gate/errorText';
import { useGate } from '../gate/gateState';
import { logConnection } from './connectionState';
import { ServiceCard } from './ServiceCard';

/** Files that come in and go out; they need no other service. */
export function FilesCard() {
  const { workspaceName } = useGate();
  const { possible, name, permission } = useFolderCopies();
  useEffect(() => void lookAtFolder(), []);
  const choose = () =>
    attempt(async () => {
      if (await chooseFolder(workspaceName))
        logConnection('files', true, 'A folder was chosen, and the first copy made in it');
    });
  const leave = () =>
    attempt(async () => {
      await leaveFolder();
      logConnection('files', true, 'Disconnected: no more copies are made in the folder');
    });
  return (
    <ServiceCard
      service="files"
      title="Files"
      purpose="Contacts as CSV, vCard or JSON, and everything as one backup file."
      state={
        !name
          ? { label: 'Works without connecting', tone: 'success' }
          : permission === 'granted'
            ? { label: `Copies into “${name}”`, tone: 'success' }
            : { label: 'The folder waits for permission', tone: 'warning' }
      }
      connect={possible && !name ? { label: 'Choose a folder for copies', run: () => void choose() } : undefined}
      disconnect={name ? { label: 'Stop using the folder', run: () => void leave() } : undefined}
      test={{ label: 'Test a round trip', run: () => roundTrip(workspaceName) }}
      actions={
        <>
          <ButtonLink to={paths.module.href('crm', { tab: 'contacts' })}>Import or export contacts</ButtonLink>
          <ButtonLink to={paths.module.href('settings', { section: 'data' })}>Back up and restore</ButtonLink>
        </>
      }
    />
  );
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logConnection('files', false, errorText(error));
  }
}

/** Writes everything into a file in memory and reads it back. */
async function roundTrip(workspaceName: string): Promise<string> {
  const backup = await makeBackup(workspaceName);
  const read = parseBackup(JSON.stringify(backup));
  const [written, found] = [backup, read].map(({ clients }) => clients.reduce((sum, { rows }) => sum + rows.length, 0));
  if (written !== found) throw new Error(`${written} records were written and ${found} were read back.`);
  return `Test: ${written?.toLocaleString('en-GB')} records were written into a file and read back whole`;
}
