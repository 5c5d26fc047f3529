import { RuleError } from '@steps/shared';
import { readWebFigures, type WebFiguresRead } from '@steps/shared/webFigures';
import type { DateOrder } from '@steps/shared/zones';

/** Larger files hold single visits, not daily figures; bytes. */
const sizeLimit = 10 * 1024 * 1024;

/** The daily figures in a CSV file. Rejects with `RuleError` for a file that holds none. */
export async function readWebFile(file: File, order?: DateOrder): Promise<WebFiguresRead> {
  if (file.size > sizeLimit) throw new RuleError('The file is larger than 10 MB. Export one line a day.');
  const { default: Papa } = await import('papaparse');
  return readWebFigures(Papa.parse<string[]>(await file.text(), { skipEmptyLines: false }).data, order);
}
