// @ts-check
import { printLines, writeBlock } from '../benchReport.mjs';

/** @typedef {{ what: string, unit: 'ms' | 'kB' | 'fps', steps: number, puck: number, grapes: number, most?: number, least?: number }} EditorRow */

const marks = { begin: '<!-- bench editors: begin -->', end: '<!-- bench editors: end -->' };
const heading = ['', 'Steps', 'Puck 0.23.0', 'GrapesJS 0.23.6', 'target'];

/** @param {EditorRow} row */
export const reachedEditor = ({ steps, most, least }) =>
  most !== undefined ? steps <= most : least === undefined || Math.round(steps) >= least;

/** @param {number} value @param {EditorRow['unit']} unit */
const shown = (value, unit) => {
  if (unit === 'kB') return `${(value / 1000).toFixed(0)} kB`;
  return `${value < 20 ? value.toFixed(1) : Math.round(value)}${unit === 'ms' ? ' ms' : ''}`;
};

/** @param {EditorRow} row */
function cells(row) {
  const { what, unit, steps, puck, grapes, most, least } = row;
  const limit = most === undefined ? `>= ${least}` : `<= ${shown(most, unit)}`;
  const verdict = reachedEditor(row) ? 'reached' : '**missed**';
  return [what, shown(steps, unit), shown(puck, unit), shown(grapes, unit), `${limit} ${verdict}`];
}

/** @param {readonly EditorRow[]} rows */
export const printEditors = (rows) => printLines([heading, ...rows.map(cells)]);

/** Replaces the table in the document. @param {readonly EditorRow[]} rows @param {{ runs: number, browser: string }} made */
export const writeEditors = (rows, made) =>
  writeBlock(
    marks,
    'npm run bench -- --editors',
    [heading, ['---', '---:', '---:', '---:', '---'], ...rows.map(cells)],
    made,
  );
