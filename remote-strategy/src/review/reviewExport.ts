import type { AiResult } from '@steps/business';
import { engineLabel } from '@steps/business/results';
import { csvText } from '@steps/platform/csv';

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
  return csvText(headers, lines);
}

/** The whole ledger with prompts, inputs and trails, for people and programs. */
export function ledgerJson(results: readonly AiResult[], business: string, now: Date): string {
  return JSON.stringify({ business, exportedAt: now.toISOString(), entries: results }, undefined, 2);
}
