/**
 * Starts of a cell that a spreadsheet would run as a formula. Our own apostrophe before one is escaped again, so that
 * reading the file back gives exactly what was written. The library's default misses NUL and the full-width signs.
 */
export const formulaStart = /^'*[=+\-@\t\r\0＝＋－＠]/;

/** Excel reads UTF-8 only behind this mark. */
export const byteOrderMark = '\ufeff';
