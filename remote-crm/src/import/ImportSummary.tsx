import { StatCard } from '@steps/shared/ui';
import { Button } from 'antd';
import { ImportProblems } from './ImportProblems';
import { resetImport, useImport } from './importState';
import './import.css';

/** Last step: what the import did. */
export function ImportSummary({ onClose }: { readonly onClose: () => void }) {
  const { checked, fileName, result } = useImport();
  if (!result) return null;
  const leftOut = (checked?.leftOut ?? 0) + result.skipped.length;
  const problems = [...result.skipped, ...(checked?.problems ?? []).filter((problem) => !problem.kept)];
  return (
    <div className="s-stack">
      <p role="status">
        {result.cancelled
          ? `The import of ${fileName} was cancelled. What was imported by then is kept; one undo takes it back.`
          : `${fileName} has been imported. One undo takes all of it back.`}
      </p>
      <div className="c-figures">
        <StatCard label="Contacts added" value={result.created.toLocaleString('en-GB')} />
        <StatCard label="Contacts updated" value={result.updated.toLocaleString('en-GB')} />
        <StatCard label="Unchanged" value={result.unchanged.toLocaleString('en-GB')} />
        <StatCard label="Companies added" value={result.companiesCreated.toLocaleString('en-GB')} />
      </div>
      <ImportProblems problems={problems} leftOut={leftOut} kept={0} />
      <div className="c-actions">
        <Button onClick={resetImport}>Import another file</Button>
        <Button type="primary" onClick={onClose}>
          Show contacts
        </Button>
      </div>
    </div>
  );
}
