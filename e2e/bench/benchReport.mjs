// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../shared/build/ports.mjs';

const file = join(projectRoot, 'shared/docs/performance.md');
const begin = '<!-- bench: begin -->';
const end = '<!-- bench: end -->';

/** @typedef {{ what: string, unit: string, composed: number, single: number | undefined, target?: Target }} Row */
/** `most`: the highest allowed value of `of`. @typedef {{ of: 'composed' | 'ratio', most: number }} Target */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** @param {Row} row */
const ratio = ({ composed, single }) => (single ? composed / single : undefined);

/** Undefined when the row has no target. @param {Row} row @returns {boolean | undefined} */
export function reached(row) {
  if (!row.target) return undefined;
  const value = row.target.of === 'ratio' ? ratio(row) : row.composed;
  return value !== undefined && value <= row.target.most;
}

/** @param {number | undefined} value @param {string} unit */
const shown = (value, unit) => {
  if (value === undefined) return '';
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return unit ? `${Math.round(value)} ${unit}` : String(Math.round(value));
};

/** @param {Row} row */
function cells(row) {
  const { what, unit, composed, single, target } = row;
  const limit = target && (target.of === 'ratio' ? `<= ${target.most} x` : `<= ${shown(target.most, unit)}`);
  const verdict = reached(row);
  return [
    what,
    shown(composed, unit),
    shown(single, unit),
    ratio(row)?.toFixed(2) ?? '',
    limit ? `${limit} ${verdict ? 'reached' : '**missed**'}` : '',
  ];
}

/** @param {string[][]} lines */
const markdown = (lines) => lines.map((line) => `| ${line.join(' | ')} |`).join('\n');

const heading = ['', 'composed', 'one bundle', 'ratio', 'target'];

/** @param {Row[]} rows */
export const printTable = (rows) => printLines([heading, ...rows.map(cells)]);

/** A table on the screen. @param {string[][]} lines the heading first */
export function printLines(lines) {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Replaces the table in the document. @param {Row[]} rows @param {{ runs: number, browser: string }} made */
export function writeTable(rows, { runs, browser }) {
  const lines = [heading, ['---', '---:', '---:', '---:', '---'], ...rows.map(cells)];
  writeBlock({ begin, end }, 'npm run bench', lines, { runs, browser });
}

/**
 * Replaces a marked table in the document.
 * @param {{ begin: string, end: string }} marks @param {string} command @param {string[][]} lines
 * @param {{ runs: number, browser: string }} made
 */
export function writeBlock({ begin, end }, command, lines, { runs, browser }) {
  const text = readFileSync(file, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file}: expected the markers "${begin}" and "${end}".`);
  const busy = loadavg()[0] ?? 0;
  // Times on a machine that others use are theirs too: whoever reads the table must know.
  const others = busy > cpus().length + 1 ? `, busy with other work (load ${busy.toFixed(0)})` : '';
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB memory, Node ${process.versions.node}, Chromium ${browser}${others}`;
  const table = markdown(lines);
  const block = `${begin}\nMeasured with \`${command}\`: medians of ${runs} runs on ${machine}.\n\n${table}\n${end}`;
  writeFileSync(file, text.slice(0, before) + block + text.slice(after + end.length));
}
