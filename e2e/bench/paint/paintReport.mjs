// @ts-check
import { printLines, writeBlock } from '../benchReport.mjs';

/** @typedef {{ what: string, unit: 'ms' | '', value: number, most?: number | undefined }} PaintRow */

const marks = { begin: '<!-- bench paint: begin -->', end: '<!-- bench paint: end -->' };
const heading = ['', 'Steps', 'target'];

/** Undefined without a target. @param {PaintRow} row @returns {boolean | undefined} */
export const reachedPaint = ({ value, most }) => (most === undefined ? undefined : value <= most);

/** @param {number} value @param {PaintRow['unit']} unit */
const shown = (value, unit) => (unit ? `${Math.round(value)} ms` : value.toFixed(3));

/** @param {PaintRow} row */
function cells(row) {
  const { what, unit, value, most } = row;
  const verdict = reachedPaint(row) ? 'reached' : '**missed**';
  return [what, shown(value, unit), most === undefined ? '' : `<= ${shown(most, unit)} ${verdict}`];
}

/** @param {readonly PaintRow[]} rows */
export const printPaint = (rows) => printLines([heading, ...rows.map(cells)]);

/** Replaces the table in the document. @param {readonly PaintRow[]} rows @param {{ runs: number, browser: string }} made */
export const writePaint = (rows, made) =>
  writeBlock(marks, 'npm run bench -- --paint', [heading, ['---', '---:', '---'], ...rows.map(cells)], made);
