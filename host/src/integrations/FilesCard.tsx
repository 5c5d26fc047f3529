import { paths } from '@steps/shared/paths';
import { ButtonLink } from '@steps/shared/ui';
import { makeBackup } from '../backup/backup';
import { parseBackup } from '../backup/backupSchema';
import { useGate } from '../gate/gateState';
import { ServiceCard } from './ServiceCard';

/** Files that come in and go out; they need no other service. */
export function FilesCard() {
  const { workspaceName } = useGate();
  return (
    <ServiceCard
      service="files"
      title="Files"
      purpose="Contacts as CSV, vCard or JSON, and everything as one backup file."
      state={{ label: 'Works without connecting', tone: 'success' }}
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

/** Writes everything into a file in memory and reads it back. */
async function roundTrip(workspaceName: string): Promise<string> {
  const backup = await makeBackup(workspaceName);
  const read = parseBackup(JSON.stringify(backup));
  const [written, found] = [backup, read].map(({ clients }) => clients.reduce((sum, { rows }) => sum + rows.length, 0));
  if (written !== found) throw new Error(`${written} records were written and ${found} were read back.`);
  return `Test: ${written?.toLocaleString('en-GB')} records were written into a file and read back whole`;
}
