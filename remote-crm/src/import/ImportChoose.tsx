import { Stack } from '@steps/platform/ui';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FormAlert } from '../records/FormAlert';
import importStyles from './import.module.css';
import { importLayouts } from './importLayouts';
import { chooseImportFile, useImport } from './importState';

const products = importLayouts.filter((layout) => layout.id !== 'steps').map((layout) => layout.name);
const known = `${products.slice(0, -1).join(', ')} and ${products.at(-1)}`;

/** First step: the file, chosen or dropped. */
export function ImportChoose() {
  const { error, fileName } = useImport();
  const [over, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file) void chooseImportFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <Stack gap={4} bound alignContent="start">
      {error && (
        <FormAlert>
          <strong>{fileName} cannot be imported</strong>
          <p>{error}</p>
        </FormAlert>
      )}
      {/* Dropping is a shortcut; the file field inside does the same. */}
      <Stack
        gap={2}
        justifyItems="center"
        paddingY={8}
        paddingX={4}
        tone="faint"
        className={importStyles.drop}
        data-drop
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <FileSpreadsheet size={24} aria-hidden />
        <label className={`s-button s-button--primary ${importStyles.dropButton}`}>
          Choose a file
          <input
            type="file"
            className={importStyles.dropInput}
            accept=".csv,.tsv,.txt,.vcf,.json,text/csv,text/tab-separated-values,text/plain,text/vcard,application/json"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <p className="s-muted">or drop it here</p>
      </Stack>
      <p className="s-muted">
        A CSV file: columns of {known} are recognised; for any other, you match the columns. A vCard (.vcf) from any
        address book or a JSON export of Steps works too. The file stays in this browser. Nothing is saved before you
        have seen the preview, and the whole import can be undone.
      </p>
    </Stack>
  );
}
