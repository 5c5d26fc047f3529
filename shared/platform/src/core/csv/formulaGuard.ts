/**
 * Starts of a cell that a spreadsheet would run as a formula, behind white space too. An apostrophe before one is escaped
 * again, so that reading the file back gives exactly what was written. Libraries' own lists miss NUL and the full-width signs.
 */
const formulaStart = /^['\s\0]*[=+\-@\t\r\0＝＋－＠]/;

/** The text with an apostrophe before it if a spreadsheet would run it. */
export const withFormulaGuard = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** Removes the apostrophe that a safe file has before a text that a spreadsheet would run. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
