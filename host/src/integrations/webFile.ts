import { type Encoding, RuleError, readText, type TextReading } from '@steps/shared';
import { readWebFigures, type WebFiguresRead } from '@steps/shared/webFigures';
import type { DateOrder } from '@steps/shared/zones';

/** Larger files hold single visits, not daily figures; bytes. */
const sizeLimit = 10 * 1024 * 1024;

/** What a CSV file of daily figures holds, and how its letters were read. */
export interface WebFileRead extends WebFiguresRead {
  readonly letters: TextReading;
}

/** The daily figures in a CSV file. Rejects with `RuleError` for a file that holds none. */
export async function readWebFile(
  file: File,
  { encoding, order }: { readonly encoding?: Encoding; readonly order?: DateOrder } = {},
): Promise<WebFileRead> {
  if (file.size > sizeLimit) throw new RuleError('The file is larger than 10 MB. Export one line a day.');
  const { readCsv } = await import('@steps/shared/csv');
  const { text, ...letters } = await readText(file, encoding);
  return { ...readWebFigures(readCsv(text), order), letters };
}
