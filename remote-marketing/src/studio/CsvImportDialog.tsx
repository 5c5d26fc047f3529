import { type DecodedText, type Encoding, readText } from '@steps/platform';
import { DateReadingField, TextReadingField, UploadField } from '@steps/platform/fields';
import { Dialog, Stack } from '@steps/platform/ui';
import type { DateColumn, DateOrder } from '@steps/platform/zones';
import { Button } from 'antd';
import { useState } from 'react';

/** What a file holds: said before anything is taken. */
export interface FoundInFile {
  /** "12 posts found, 3 with a day." */
  readonly found: string;
  /** A sentence for each thing that cannot be taken as it is. */
  readonly problems: readonly string[];
  /** How the dates of its column were read: the person may choose another order, and it is read again. */
  readonly dates?: (DateColumn & { readonly name: string }) | undefined;
  /** Takes it; left out when there is nothing to take. */
  readonly take?: () => void;
}

interface CsvImportDialogProps {
  readonly title: string;
  readonly description: string;
  /** Reads the text of the file; what cannot be read is a problem, never an exception. `order`: of its dates, once chosen. */
  readonly read: (text: string, order?: DateOrder) => Promise<FoundInFile>;
  readonly onClose: () => void;
}

const mostBytes = 5 * 1024 * 1024;
/** As many as can be read; the rest is counted. */
const mostProblems = 8;

/** A CSV file of somebody else: chosen, read, said what is in it, and only then taken. */
export function CsvImportDialog({ title, description, read, onClose }: CsvImportDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [reading, setReading] = useState<DecodedText>();
  const [held, setHeld] = useState<FoundInFile>();
  const open = async (file: File | undefined, encoding?: Encoding) => {
    setHeld(undefined);
    const decoded = file && (await readText(file, encoding));
    setReading(decoded);
    if (decoded) setHeld(await read(decoded.text));
  };
  const { found, problems = [], dates, take } = held ?? {};
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            disabled={!take}
            onClick={() => {
              take?.();
              onClose();
            }}
          >
            Import
          </Button>
        </>
      }
    >
      <Stack bound gap={3}>
        <UploadField
          label="File"
          kind="CSV file"
          accept=".csv,.txt,text/csv"
          maxBytes={mostBytes}
          value={files}
          onChange={(next) => {
            setFiles(next);
            void open(next[0]);
          }}
        />
        {reading && <TextReadingField reading={reading} onChoose={(encoding) => void open(files[0], encoding)} />}
        {dates && (
          <DateReadingField
            name={dates.name}
            column={dates}
            onChoose={async (order) => reading && setHeld(await read(reading.text, order))}
          />
        )}
        <div role="status">
          {found && <p>{found}</p>}
          {problems.length > 0 && (
            <Stack as="ul" gap={1} marginTop={2} tone="warning" size={13} breakWords plain>
              {problems.slice(0, mostProblems).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.length > mostProblems && <li>And {problems.length - mostProblems} more rows.</li>}
            </Stack>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
