import Papa from 'papaparse';
import { byteOrderMark, formulaStart } from './csvRules';

/** CSV text that Excel, Numbers and Google Sheets read as it was meant: never a formula, marked as UTF-8. */
export function writeCsv(headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\0', '') : cell)));
  return byteOrderMark + Papa.unparse({ fields: [...headers], data: cells }, { escapeFormulae: formulaStart });
}
