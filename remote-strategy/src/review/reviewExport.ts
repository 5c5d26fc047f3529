import { type AiResult, allowExport } from '@steps/shared';
import { engineLabel } from '@steps/shared/results';

const headers = [
  'Entry',
  'Title',
  'Kind',
  'Module',
  'Engine',
  'Model',
  'Risk',
  'Status now',
  'Time (UTC)',
  'Actor',
  'Action',
  'Note',
  'Text before',
  'Text after',
];

/** Excel reads UTF-8 only behind this mark. */
const byteOrderMark = '\ufeff';

/** Starts of a cell that a spreadsheet would run as a formula, behind white space and our own apostrophe too. */
const formulaStart = /^['\s]*[=+\-@\t\r＝＋－＠]/;

/** The trail as CSV: one line for each thing that happened, oldest entry first. No cell runs as a formula. */
export function trailCsv(results: readonly AiResult[]): string {
  const lines = results.flatMap((result) =>
    result.history.map((event) => [
      result.id,
      result.title,
      result.kind,
      result.module,
      engineLabel(result),
      result.model,
      result.risk,
      result.status,
      event.at,
      event.actor,
      event.action,
      event.note,
      event.before ?? '',
      event.after ?? (event.action === 'recorded' ? result.output : ''),
    ]),
  );
  return csvText([headers, ...lines]);
}

/** Lines of cells as CSV that spreadsheets open. No cell runs as a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((line) => line.map(cell).join(',')).join('\r\n');

/** The whole ledger with prompts, inputs and trails, for people and programs. */
export function ledgerJson(results: readonly AiResult[], business: string, now: Date): string {
  return JSON.stringify({ business, exportedAt: now.toISOString(), entries: results }, undefined, 2);
}

function cell(text: string): string {
  const plain = text.replaceAll('\0', '');
  const safe = formulaStart.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the browser as a file to save. */
export const saveFile = (name: string, text: string, type: string, module?: string): boolean =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }), module);

/** Hands a file to the browser to save, if the person at work may export from the module. */
export function saveBlob(name: string, blob: Blob, module = 'strategy'): boolean {
  if (!allowExport(module, name)) return false;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file in the next task; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
