import { counted } from '@steps/platform';
import { StatCard } from '@steps/platform/charts';
import { Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { ImportProblems } from './ImportProblems';
import importStyles from './import.module.css';
import { bringBack, resetImport, useImport } from './importState';

/** Most problems of the import itself that are listed; the file to download has all rows left out. */
const shown = 200;

/** Last step: what the import did. */
export function ImportSummary({ onClose }: { readonly onClose: () => void }) {
  const { checked, fileName, result } = useImport();
  if (!result) return null;
  const leftOut = (checked?.leftOut ?? 0) + result.skipped.length;
  const fileProblems = (checked?.problems ?? []).filter((problem) => !problem.kept);
  const partly = result.partly.map((note) => ({ ...note, kept: true }));
  const archived = result.archivedIds.length;
  return (
    <Stack gap={4} bound alignContent="start">
      <p>{fileName} has been imported. One undo takes all of it back.</p>
      <div className={importStyles.figures}>
        <StatCard label="Contacts added" value={result.created.toLocaleString('en-GB')} />
        <StatCard label="Contacts updated" value={result.updated.toLocaleString('en-GB')} />
        <StatCard label="Unchanged" value={result.unchanged.toLocaleString('en-GB')} />
        <StatCard label="Rows left out" value={leftOut.toLocaleString('en-GB')} />
        <StatCard label="Companies added" value={result.companiesCreated.toLocaleString('en-GB')} />
      </div>
      {archived > 0 && (
        <Row as="p" gap={2} align="center" wrap>
          {counted(archived, 'updated contact')} {archived === 1 ? 'is' : 'are'} in the archive, where the lists do not
          show {archived === 1 ? 'it' : 'them'}.{' '}
          <Button size="small" onClick={() => bringBack(result.archivedIds)}>
            Bring back {counted(archived, 'contact')}
          </Button>
        </Row>
      )}
      <ImportProblems
        problems={[...result.skipped, ...fileProblems, ...partly].slice(0, shown)}
        leftOut={leftOut}
        kept={partly.length}
      />
      <Row gap={2} justify="end" wrap>
        <Button onClick={resetImport}>Import another file</Button>
        <Button type="primary" onClick={onClose}>
          Show contacts
        </Button>
      </Row>
    </Stack>
  );
}
