import { withFormulaGuard } from './formulaGuard';

type Cell = string | number;

/** Excel reads UTF-8 only behind this mark. */
const byteOrderMark = '\ufeff';

/** A CSV file's text that Excel, Numbers and Google Sheets read as it was meant: no text of it runs as a formula. */
export const csvText = (headers: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [headers, ...rows].map((row) => row.map(written).join(',')).join('\r\n');

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = withFormulaGuard(cell.replaceAll('\0', ''));
  // Spreadsheets drop white space at the ends of a cell that is not quoted, and some take the apostrophe for a mark of their own.
  return /[",\r\n\ufeff]|^[\s']|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
