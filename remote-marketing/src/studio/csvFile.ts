import { unparse } from 'papaparse';

/** Starts of a cell that a spreadsheet would run as a formula; the library's own list misses NUL and the full-width signs. */
const formulaStart = /^'*[=+\-@\t\r\0＝＋－＠]/;

/** A CSV file's text. No cell can run as a formula; Excel reads UTF-8 only behind the byte order mark. */
export const csvText = (fields: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\ufeff${unparse({ fields: [...fields], data: rows.map((row) => [...row]) }, { escapeFormulae: formulaStart })}`;
