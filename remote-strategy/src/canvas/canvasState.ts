import { type AiResult, approvedText, isApproved } from '@steps/business';
import { commit, newId, put, RuleError, stamp, useRecord } from '@steps/platform';
import { type CanvasItem, canvases } from './canvas';
import type { CanvasKind } from './canvasKinds';
import { movedItem, nudgedItem, pointsFor } from './canvasRules';

const none: readonly CanvasItem[] = [];

/** The items of a board, in render. */
export const useCanvasItems = (kind: CanvasKind): readonly CanvasItem[] => useRecord(canvases, kind.id)?.items ?? none;

/** Adds an item at the end of its area. `RuleError` for an empty one. */
export function addItem(kind: CanvasKind, area: string, text: string): void {
  const item = { id: newId('item'), area, text: worded(text) };
  change(kind, `Add to ${area.toLowerCase()}`, (items) => [...items, item]);
}

/** Changes the words or scores of an item. */
export function changeItem(
  kind: CanvasKind,
  id: string,
  patch: Partial<Pick<CanvasItem, 'text' | 'own' | 'others'>>,
): void {
  const fields = { ...patch, ...(patch.text !== undefined && { text: worded(patch.text) }) };
  change(kind, 'Change a point', (items) => items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
}

/** Takes an item off the board. */
export const removeItem = (kind: CanvasKind, id: string): void =>
  change(kind, 'Remove a point', (items) => items.filter((item) => item.id !== id));

/** Puts an item into an area, before another or at its end. */
export const moveItem = (kind: CanvasKind, id: string, area: string, before: string | undefined): void =>
  change(kind, 'Move a point', (items) => movedItem(items, id, area, before));

/** Moves an item one step. */
export const nudgeItem = (kind: CanvasKind, id: string, key: Parameters<typeof nudgedItem>[2]): void =>
  change(kind, 'Move a point', (items) => nudgedItem(items, id, key, kind));

/** Puts the points of an approved result on the board; returns how many there were. `RuleError` before a person approved. */
export function takeOver(kind: CanvasKind, result: AiResult): number {
  if (!isApproved(result)) throw new RuleError('Approve the points first: only approved points go on the board.');
  const points = pointsFor(approvedText(result), kind, canvases.get(kind.id)?.items ?? none);
  if (points.length === 0) return 0;
  change(kind, `Add ${points.length} points to ${kind.framework}`, (items) => [
    ...items,
    ...points.map((point) => ({ ...point, id: newId('item'), resultId: result.id })),
  ]);
  return points.length;
}

function change(kind: CanvasKind, label: string, next: (items: readonly CanvasItem[]) => readonly CanvasItem[]): void {
  const before = canvases.get(kind.id)?.items ?? none;
  const after = next(before);
  if (after === before) return;
  commit({ label, changes: [put(canvases, { id: kind.id, items: [...after], updatedAt: stamp() })] });
}

function worded(text: string): string {
  if (!text.trim()) throw new RuleError('Write the point; it is empty.');
  return text.trim();
}
