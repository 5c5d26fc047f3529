import { counted, encodingTitle } from '@steps/platform';
import { DateReadingField, TextReadingField } from '@steps/platform/fields';
import { announce, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { FormAlert } from '../records/FormAlert';
import type { ImportMode } from './contactImport';
import { ImportDuplicates } from './ImportDuplicates';
import { ImportProblems } from './ImportProblems';
import importStyles from './import.module.css';
import type { ImportedContact } from './importedContact';
import { lostColumns } from './importMappingRules';
import { expectedCounts } from './importMatchRules';
import { importedInWords, leftOutColumns, namedInShort } from './importPreviewRules';
import {
  chooseDates,
  chooseEncoding,
  keepUnknownColumns,
  resetImport,
  reviewColumns,
  runImport,
  setImportMode,
  useImport,
} from './importState';

const modes: readonly { readonly value: ImportMode; readonly label: string; readonly help: string }[] = [
  {
    value: 'both',
    label: 'Add new and update known contacts',
    help: 'Known by any of their emails. Empty cells never empty a field.',
  },
  { value: 'create', label: 'Only add new contacts', help: 'Rows of contacts you have already are left out.' },
  { value: 'update', label: 'Only update known contacts', help: 'Rows of contacts you do not have are left out.' },
];

/** Third step: what the import will do. */
export function ImportPreview() {
  const { checked, choices, columns, error, facts, fileName, matches, mode } = useImport();
  const expected = checked && expectedCounts(checked.count, matches, mode, choices);
  const spoken =
    expected && `The preview is ready: ${counted(expected.create, 'contact')} to add, ${expected.update} to update.`;
  // What comes with its words, as the outcome below, is not spoken by itself; later changes of it are.
  const first = useRef(spoken);
  useEffect(() => {
    if (first.current) announce(first.current);
  }, []);
  if (!expected) return null;
  const { create, update, unchanged, leave } = expected;
  const left = leftOutColumns(columns);
  const lost = lostColumns(columns);
  const companies = counted(checked.companyCount, 'company', 'companies');
  const onlyCompanies = checked.count === 0 && checked.companyCount > 0;
  return (
    <Stack gap={4} bound alignContent="start">
      <FormAlert>{error}</FormAlert>
      <Text breakWords>
        <strong>{fileName}</strong>
        <span className="s-muted">
          {' '}
          {facts?.layout ? `from ${facts.layout}, ` : ''}
          {counted(facts?.rowCount ?? 0, unitOf(facts?.source))}, {facts && encodingTitle(facts.reading.encoding)}
        </span>
      </Text>
      {facts && <TextReadingField reading={facts.reading} onChoose={(encoding) => void chooseEncoding(encoding)} />}
      {checked.dates.map((column) => (
        <DateReadingField
          key={column.index}
          name={column.header}
          column={column}
          onChoose={(order) => void chooseDates(column.index, order)}
        />
      ))}
      {!onlyCompanies && (
        <Stack as="fieldset" gap={2} bare className={importStyles.modes}>
          <legend>What to do with contacts you have already</legend>
          {modes.map(({ value, label, help }) => (
            <Row key={value} as="label" gap={2} align="baseline">
              <input type="radio" name="import-mode" checked={mode === value} onChange={() => setImportMode(value)} />
              <span>
                {label} <span className="s-faint">{help}</span>
              </span>
            </Row>
          ))}
        </Stack>
      )}
      <ImportDuplicates />
      <p role="status">
        {onlyCompanies
          ? `The file holds ${companies}; those you do not have are added`
          : `${counted(create, 'contact')} will be added, ${update.toLocaleString('en-GB')} updated`}
        {unchanged > 0 && `, ${unchanged.toLocaleString('en-GB')} unchanged`}
        {leave > 0 && `, ${counted(leave, 'row')} left out`}
        {checked.leftOut > 0 && `, ${counted(checked.leftOut, 'row')} left out because of a problem`}.
        {matches.archived > 0 &&
          mode !== 'create' &&
          ` ${matches.archived.toLocaleString('en-GB')} of those updated ${matches.archived === 1 ? 'is' : 'are'} in the archive; you can bring them back afterwards.`}
        {!onlyCompanies &&
          checked.companyCount > 0 &&
          ` The file also holds ${companies}; those you do not have are added.`}
      </p>
      <FirstContacts contacts={checked.first} />
      <ImportProblems problems={checked.problems} leftOut={checked.leftOut} kept={checked.kept} repairable />
      {left && (
        <Row gap={2} align="center" wrap>
          <Text breakWords tone="faint">
            Columns that are left out: {left}.
          </Text>
          {lost > 0 && (
            <Button size="small" onClick={() => void keepUnknownColumns()}>
              Keep {lost === 1 ? 'the one' : `the ${lost.toLocaleString('en-GB')}`} that Steps does not know as{' '}
              {lost === 1 ? 'a property' : 'properties'}
            </Button>
          )}
        </Row>
      )}
      {checked.leftOutLines.length > 0 && (
        <Text breakWords tone="faint">
          Lines of the cards that are left out: {namedInShort(checked.leftOutLines)}.
        </Text>
      )}
      <Row gap={2} justify="end" wrap>
        {facts?.source === 'table' ? (
          <Button onClick={reviewColumns}>Change columns</Button>
        ) : (
          <Button onClick={resetImport}>Choose another file</Button>
        )}
        <Button type="primary" disabled={create + update + checked.companyCount === 0} onClick={() => void runImport()}>
          Import {importedInWords(create + update, checked.companyCount)}
        </Button>
      </Row>
    </Stack>
  );
}

const unitOf = (source: string | undefined) =>
  source === 'vcard' ? 'card' : source === 'steps-json' ? 'record' : 'row';

/** Characters of a cell that are shown: some hold whole books. */
const shownText = 200;

function FirstContacts({ contacts }: { readonly contacts: readonly ImportedContact[] }) {
  if (contacts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={importStyles.rows} aria-label="First contacts of the file" tabIndex={0}>
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
          {contacts.map(({ name, email, phone, company, tags }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file may be alike and never move.
            <tr key={index}>
              {[name, email, phone, company, tags?.join(', ')].map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
                <td key={column} className={importStyles.rowsCell}>
                  {text?.slice(0, shownText)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
