import { useMay } from '@steps/business';
import { webFigures } from '@steps/business/webFigures';
import { counted, type Encoding, RuleError, readText, type TextReading, useRecords } from '@steps/platform';
import { DateReadingField, TextReadingField, UploadField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { ButtonLink, DateText, notify, Stack } from '@steps/platform/ui';
import type { DateOrder } from '@steps/platform/zones';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { undoStep } from '../history/historyVerbs';
import { logConnection } from './connectionState';
import { ServiceCard } from './ServiceCard';
import { readWebFigures, type WebFiguresRead } from './webFigureRules';
import { importWebFigures, removeWebFigures } from './webFigureState';

/** Larger files hold single visits, not daily figures; bytes. */
const sizeLimit = 10 * 1024 * 1024;

/** What a CSV file of daily figures holds, and how its letters were read. */
interface WebFileRead extends WebFiguresRead {
  readonly letters: TextReading;
}

/** The daily figures in a CSV file. Rejects with `RuleError` for a file that holds none. */
async function readWebFile(
  file: File,
  { encoding, order }: { readonly encoding?: Encoding; readonly order?: DateOrder } = {},
): Promise<WebFileRead> {
  if (file.size > sizeLimit) throw new RuleError('The file is larger than 10 MB. Export one line a day.');
  const { readCsv } = await import('@steps/platform/csv');
  const { text, ...letters } = await readText(file, encoding);
  return { ...readWebFigures(readCsv(text), order), letters };
}

/** Daily figures of the business's own website, by file. */
export function AnalyticsCard() {
  const figures = useRecords(webFigures);
  const may = useMay()('change', 'integrations');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<WebFileRead>();
  const [error, setError] = useState<string>();
  const days = [...new Set(figures.map(({ day }) => day))].sort();
  const [first, last] = [days[0], days.at(-1)];

  const choose = async (chosen: readonly File[], known: Parameters<typeof readWebFile>[1] = {}) => {
    setFiles(chosen);
    setRead(undefined);
    setError(undefined);
    const [file] = chosen;
    if (!file) return;
    try {
      setRead(await readWebFile(file, known));
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The file could not be read.', failure);
      setError(errorText(failure));
      logConnection('analytics', false, `${file.name}: ${errorText(failure)}`);
    }
  };
  const keep = ({ figures: found }: WebFiguresRead) => {
    try {
      importWebFigures(found);
      logConnection('analytics', true, `${figuresOf(found)} imported from ${files[0]?.name ?? 'a file'}`);
      notify({ title: `${figuresOf(found)} imported`, action: { label: 'Undo', onClick: undoStep } });
      void choose([]);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const forget = () => {
    try {
      removeWebFigures();
      logConnection('analytics', true, 'Disconnected: the figures were removed');
      notify({ title: 'The website figures were removed', action: { label: 'Undo', onClick: undoStep } });
    } catch (failure) {
      notify({ tone: 'destructive', title: 'Not saved', description: errorText(failure) });
    }
  };
  return (
    <ServiceCard
      service="analytics"
      title="Website analytics"
      purpose="Daily visits to your website, from a CSV file exported by Google Analytics, Matomo, Plausible or a similar tool."
      state={
        days.length > 0
          ? { label: counted(days.length, 'day imported', 'days imported'), tone: 'success' }
          : { label: 'Not connected' }
      }
      needsServer="Fetching the figures by itself would need a server that holds your account. Steps has none, so import a file now and then; days that are known already are replaced."
      test={
        days.length > 0
          ? { label: 'Test the figures', run: async () => `Test: ${figuresOf(figures)} can be read by the boards` }
          : undefined
      }
      disconnect={days.length > 0 ? { label: 'Remove the figures', run: forget } : undefined}
    >
      {first && last && (
        <p>
          From <DateText day value={first} /> to <DateText day value={last} />. Boards read them as “Website visits” and
          “Website conversions”. <ButtonLink to={paths.module.href('analytics')}>Open analytics</ButtonLink>
        </p>
      )}
      <Stack bound gap={4} maxWidth={480}>
        <UploadField
          label="CSV file"
          help="With a date and the visits of each day; channel and conversions are read too where they are."
          accept=".csv,text/csv"
          kind="CSV file"
          disabled={!may}
          error={error}
          value={files}
          onChange={(chosen) => void choose(chosen)}
        />
        {read && (
          <>
            <TextReadingField reading={read.letters} onChoose={(encoding) => void choose(files, { encoding })} />
            <DateReadingField
              name={read.dates.name}
              column={read.dates}
              onChoose={(order) =>
                void choose(files, {
                  ...(read.letters.sure !== 'certain' && { encoding: read.letters.encoding }),
                  order,
                })
              }
            />
            <p role="status">
              {figuresOf(read.figures)} in the file
              {read.leftOut.length > 0 && `; ${counted(read.leftOut.length, 'line')} left out`}.
            </p>
            {read.leftOut.length > 0 && (
              <ul className="s-faint">
                {read.leftOut.slice(0, 5).map(({ line, why }) => (
                  <li key={line}>
                    Line {line}: {why}
                  </li>
                ))}
              </ul>
            )}
            <div>
              <Button type="primary" disabled={read.figures.length === 0} onClick={() => keep(read)}>
                Import {figuresOf(read.figures)}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </ServiceCard>
  );
}

const figuresOf = ({ length }: readonly unknown[]) => counted(length, 'daily figure');
