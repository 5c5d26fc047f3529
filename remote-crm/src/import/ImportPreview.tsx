import type { ImportMode } from '@steps/shared';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { ImportProblems } from './ImportProblems';
import { counted, expectedCounts, leftOutColumns } from './importPreviewRules';
import type { ImportedContact } from './importRowRules';
import { reviewColumns, runImport, setImportMode, useImport } from './importState';
import './import.css';

const modes: readonly { readonly value: ImportMode; readonly label: string; readonly help: string }[] = [
  {
    value: 'both',
    label: 'Add new and update known contacts',
    help: 'Known by their email. Empty cells never empty a field.',
  },
  { value: 'create', label: 'Only add new contacts', help: 'Contacts whose email you have already stay as they are.' },
  { value: 'update', label: 'Only update known contacts', help: 'Rows with an unknown email are left out.' },
];

/** Third step: what the import will do. */
export function ImportPreview() {
  const { checked, columns, error, facts, fileName, known, mode } = useImport();
  if (!checked) return null;
  const { create, update, leave } = expectedCounts(checked.count, known, mode);
  const left = leftOutColumns(columns);
  return (
    <div className="s-stack">
      {error && (
        <div className="c-alert" role="alert">
          <CircleAlert size={16} aria-hidden />
          <p>{error}</p>
        </div>
      )}
      <p>
        <strong>{fileName}</strong>
        <span className="s-muted">
          {' '}
          {facts?.layout ? `from ${facts.layout}, ` : ''}
          {counted(facts?.rowCount ?? 0, 'row')}, {facts?.encoding}
        </span>
      </p>
      <fieldset className="c-modes">
        <legend>What to do with contacts you have already</legend>
        {modes.map(({ value, label, help }) => (
          <label key={value} className="c-mode">
            <input type="radio" name="import-mode" checked={mode === value} onChange={() => setImportMode(value)} />
            <span>
              {label} <span className="s-faint">{help}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status">
        {counted(create, 'contact')} will be added, {update.toLocaleString('en-GB')} updated
        {leave > 0 && `, ${counted(leave, 'row')} left alone`}
        {checked.leftOut > 0 && `, ${counted(checked.leftOut, 'row')} left out because of a problem`}.
      </p>
      <FirstContacts contacts={checked.first} />
      <ImportProblems problems={checked.problems} leftOut={checked.leftOut} kept={checked.kept} />
      {left && <p className="s-faint">Columns that are left out: {left}.</p>}
      <div className="c-actions">
        <Button onClick={reviewColumns}>Change columns</Button>
        <Button type="primary" disabled={create + update === 0} onClick={() => void runImport()}>
          Import {counted(create + update, 'contact')}
        </Button>
      </div>
    </div>
  );
}

function FirstContacts({ contacts }: { readonly contacts: readonly ImportedContact[] }) {
  if (contacts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className="c-scroll" aria-label="First contacts of the file" tabIndex={0}>
      <table className="s-table">
        <thead>
          <tr>
            {['Name', 'Email', 'Phone', 'Company', 'Tags'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact, index) => (
            <tr key={index}>
              <td className="c-cell">{contact.name}</td>
              <td className="c-cell">{contact.email}</td>
              <td className="c-cell">{contact.phone}</td>
              <td className="c-cell">{contact.company}</td>
              <td className="c-cell">{contact.tags?.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
