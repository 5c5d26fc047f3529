import { RuleError } from '@steps/platform';
import { onReplaced, type ReplacedEdit, restoreReplaced } from '@steps/platform/host';
import { notify } from '@steps/platform/ui';
import { useEffect } from 'react';

/** Longer than this a value is cut in the message, in characters. */
const longest = 60;

/** Notifies when a change of another tab or person replaced one of this tab, and offers to restore it. */
export function useReplacedNotices(): void {
  useEffect(() => onReplaced((edits) => edits.forEach(notifyReplaced)), []);
}

function notifyReplaced(edit: ReplacedEdit): void {
  const what = edit.field === undefined ? nameOf(edit) : `${fieldLabel(edit.field)} of ${nameOf(edit)}`;
  const label = edit.gone ? `Restore ${nameOf(edit)}` : `Take back ${what}`;
  notify({
    tone: 'destructive',
    title: edit.by
      ? `${edit.by} changed ${what} at the same time`
      : `${what} was ${edit.gone ? 'deleted' : 'changed'} in another tab`,
    description: edit.gone
      ? 'It was deleted there just after you changed it here.'
      : edit.field === undefined
        ? 'Both tabs changed it at the same moment. The other tab’s change came later and was kept.'
        : `You wrote ${quoted(edit.mine)}. ${edit.by ? 'Their' : 'The other tab’s'} ${quoted(edit.theirs)} came later and was kept.`,
    action: { label: edit.gone ? 'Restore it' : 'Use mine', onClick: () => putBack(edit, label) },
  });
}

function putBack(edit: ReplacedEdit, label: string): void {
  try {
    restoreReplaced(edit, label);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    notify({ tone: 'destructive', title: 'Not restored', description: error.message });
  }
}

/** "lastContact" as "Last contact", "properties/Shoe size" as "Shoe size". */
export function fieldLabel(field: string): string {
  const name = field.slice(field.indexOf('/') + 1);
  const words = field.includes('/') ? name : name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nameOf({ record }: ReplacedEdit): string {
  const named = record as { readonly name?: unknown; readonly title?: unknown; readonly subject?: unknown };
  const name = [named.name, named.title, named.subject].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof name === 'string' ? name : 'A record';
}

function quoted(value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : `${value}`;
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
