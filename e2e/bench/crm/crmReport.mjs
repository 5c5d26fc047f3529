// @ts-check
import { printLines, writeBlock } from '../benchReport.mjs';

const marksOf = (/** @type {string} */ what) => ({
  begin: `<!-- bench ${what}: begin -->`,
  end: `<!-- bench ${what}: end -->`,
});

/**
 * A row of the CRM's table. Heap in bytes.
 * @typedef {{ what: string, unit: 'ms' | 's' | 'MB' | '', ours: number, antd?: number, most?: number, least?: number }} CrmRow
 */

/** @param {CrmRow} row @returns {boolean | undefined} undefined without a target */
export function reachedCrm({ ours, most, least }) {
  if (most !== undefined) return ours <= most;
  if (least !== undefined) return Math.round(ours) >= least;
  return undefined;
}

/** @param {number | undefined} value @param {CrmRow['unit']} unit */
function shown(value, unit) {
  if (value === undefined) return '';
  if (Number.isNaN(value)) return 'nothing measured';
  if (unit === 'MB') return `${Math.round(value / 1e6)} MB`;
  if (unit === 's') return `${value.toFixed(1)} s`;
  return `${value < 20 ? value.toFixed(1) : Math.round(value)}${unit && ` ${unit}`}`;
}

const heading = ['', 'Steps', 'antd Table', 'target'];

/** @param {CrmRow} row */
function cells(row) {
  const { what, unit, ours, antd, most, least } = row;
  const limit = most !== undefined ? `<= ${shown(most, unit)}` : least !== undefined ? `>= ${least}` : '';
  const verdict = reachedCrm(row);
  return [what, shown(ours, unit), shown(antd, unit), limit && `${limit} ${verdict ? 'reached' : '**missed**'}`];
}

/** @param {CrmRow[]} rows */
export const printCrm = (rows) => printLines([heading, ...rows.map(cells)]);

/** Replaces a table in the document. @param {'crm' | 'marketing' | 'team'} what @param {CrmRow[]} rows @param {{ runs: number, browser: string }} made */
export const writeCrm = (what, rows, made) =>
  writeBlock(
    marksOf(what),
    `npm run bench -- --${what}`,
    [heading, ['---', '---:', '---:', '---'], ...rows.map(cells)],
    made,
  );
