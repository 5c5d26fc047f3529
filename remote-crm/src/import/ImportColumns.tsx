import { counted } from '@steps/platform';
import { TextReadingField } from '@steps/platform/fields';
import { announce, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { usePropertiesOf } from '../properties/propertyState';
import { FormAlert } from '../records/FormAlert';
import importStyles from './import.module.css';
import { type ColumnTarget, importFields } from './importFields';
import type { ImportColumn } from './importMappingRules';
import { chooseEncoding, previewImport, resetImport, setColumnTarget, useImport } from './importState';

/** Columns shown at once: each has a choice of thirty, and some files have thousands of columns. */
const page = 60;

/** Second step: what each column of the file means. */
export function ImportColumns() {
  const { columns, error, facts, fileName } = useImport();
  const [limit, setLimit] = useState(page);
  useEffect(() => announce('The columns of the file are shown.'), []);
  return (
    <Stack gap={4} bound alignContent="start">
      <p className="s-muted">
        {facts?.layout
          ? `${fileName} looks like an export of ${facts.layout}.`
          : `${fileName} has ${counted(columns.length, 'column')}. Choose what ${columns.length === 1 ? 'it holds' : 'each holds'}.`}
      </p>
      <FormAlert>{error}</FormAlert>
      {facts && <TextReadingField reading={facts.reading} onChoose={(encoding) => void chooseEncoding(encoding)} />}
      <section className={importStyles.rows} aria-label="Columns of the file">
        <table className={`s-table ${importStyles.columns}`}>
          <thead>
            <tr>
              <th scope="col">Column in the file</th>
              <th scope="col">Values in it</th>
              <th scope="col">Becomes</th>
            </tr>
          </thead>
          <tbody>
            {columns.slice(0, limit).map((column) => (
              <ColumnRow key={column.index} column={column} />
            ))}
          </tbody>
        </table>
      </section>
      {columns.length > limit && (
        <Button onClick={() => setLimit(limit + page)}>
          Show {Math.min(page, columns.length - limit)} of {columns.length - limit} more columns
        </Button>
      )}
      <Row gap={2} justify="end" wrap>
        <Button onClick={resetImport}>Choose another file</Button>
        <Button type="primary" onClick={() => void previewImport()}>
          Show preview
        </Button>
      </Row>
    </Stack>
  );
}

const own = new Set<ColumnTarget>(['id', 'createdAt', 'archivedAt']);

function ColumnRow({ column }: { readonly column: ImportColumn }) {
  const { index, header, samples, target, unknown } = column;
  const name = header.slice(0, 200) || `Column ${index + 1}`;
  const properties = usePropertiesOf('contact');
  return (
    <tr>
      <th scope="row" className={importStyles.rowsCell} title={name}>
        {name}
      </th>
      <td className={`${importStyles.rowsCell} s-muted`} title={samples.join(' · ')}>
        {samples.length > 0 ? samples.join(' · ') : 'Empty'}
      </td>
      <td>
        <select
          className="s-input"
          aria-label={`“${name}” becomes`}
          data-unknown={unknown || undefined}
          value={target}
          // The options are exactly the targets.
          onChange={(event) => setColumnTarget(index, event.target.value as ColumnTarget)}
        >
          <option value="skip">Leave out</option>
          <optgroup label="Fields">
            {importFields.map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
            {own.has(target) && <option value={target}>As Steps exported it</option>}
          </optgroup>
          <optgroup label="Custom properties">
            <option value="custom">New custom property</option>
            {properties.map((property) => (
              <option key={property.id} value={`property:${property.name}`}>
                {property.name}
              </option>
            ))}
          </optgroup>
        </select>
      </td>
    </tr>
  );
}
