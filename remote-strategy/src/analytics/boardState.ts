import { commit, drop, freeName, newId, put, RuleError, stamp, useRecords } from '@steps/platform';
import { type Board, boards, type Widget } from './board';
import { type Direction, moved, type Place, placed, resized, withoutWidget, withWidget } from './boardRules';
import { type BoardTemplate, boardTemplates } from './templates';

/** Boards of the client, and the owner's board as long as there is none: it is written with its first change. */
export const useBoards = (): readonly Board[] => shownBoards(useRecords(boards));

const start = (): readonly Board[] =>
  boardTemplates.slice(0, 1).map(({ id, name, widgets }) => ({
    id,
    name,
    widgets: [...widgets],
    createdAt: '',
    updatedAt: '',
  }));
const shownBoards = (kept: readonly Board[]) => (kept.length > 0 ? kept : start());

/** Adds a board from a template, or an empty one. */
export function addBoard(name: string, from?: BoardTemplate): Board {
  const at = stamp();
  const kept = boards.all();
  // The owner's board that was only shown stays beside the new one.
  const shown = kept.length === 0 ? start().map((board) => ({ ...board, createdAt: at, updatedAt: at })) : [];
  const board: Board = {
    id: newId('board'),
    name: freeName(
      name,
      shownBoards(kept).map((board) => board.name),
    ),
    widgets: (from?.widgets ?? []).map((widget) => ({ ...widget, id: newId('widget') })),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add ${board.name}`, changes: [...shown, board].map((one) => put(boards, one)) });
  return board;
}

/** Another name for a board. `RuleError` for an empty one. */
export function renameBoard(id: string, name: string): void {
  if (!name.trim()) throw new RuleError('Give the board a name.');
  change(id, `Rename ${boardWith(id).name}`, (board) => ({ ...board, name: name.trim() }));
}

/** Deletes a board. The last one is followed by the owner's board as it was at the start. */
export function deleteBoard(id: string): void {
  commit({ label: `Delete ${boardWith(id).name}`, changes: [drop(boards, id)] });
}

/** Adds a widget in the first free place. */
export function addWidget(boardId: string, widget: Omit<Widget, 'id' | 'x' | 'y'>): string {
  const id = newId('widget');
  changeWidgets(boardId, 'Add a widget', (widgets) => withWidget(widgets, { ...widget, id, x: 0, y: 0 }));
  return id;
}

/** Changes what a widget shows. */
export function updateWidget(boardId: string, widget: Widget): void {
  changeWidgets(boardId, 'Change a widget', (widgets) =>
    placed(
      widgets.map((one) => (one.id === widget.id ? widget : one)),
      widget.id,
      {},
    ),
  );
}

/** Takes a widget off its board. */
export const removeWidget = (boardId: string, id: string): void =>
  changeWidgets(boardId, 'Remove a widget', (widgets) => withoutWidget(widgets, id));

/** Puts a widget to a place. */
export const placeWidget = (boardId: string, id: string, place: Partial<Place>): void =>
  changeWidgets(boardId, 'Place a widget', (widgets) => placed(widgets, id, place));

/** Moves a widget one step. */
export const moveWidget = (boardId: string, id: string, direction: Direction): void =>
  changeWidgets(boardId, 'Move a widget', (widgets) => moved(widgets, id, direction));

/** Makes a widget one step wider, narrower, taller or shorter. */
export const resizeWidget = (boardId: string, id: string, direction: Direction): void =>
  changeWidgets(boardId, 'Resize a widget', (widgets) => resized(widgets, id, direction));

function changeWidgets(id: string, label: string, next: (widgets: readonly Widget[]) => readonly Widget[]): void {
  change(id, label, (board) => {
    const widgets = next(board.widgets);
    return widgets === board.widgets ? board : { ...board, widgets: [...widgets] };
  });
}

function change(id: string, label: string, next: (board: Board) => Board): void {
  const before = boardWith(id);
  const after = next(before);
  if (after === before) return;
  const at = stamp();
  commit({ label, changes: [put(boards, { ...after, createdAt: before.createdAt || at, updatedAt: at })] });
}

function boardWith(id: string): Board {
  const board = shownBoards(boards.all()).find((one) => one.id === id);
  if (!board) throw new RuleError('This board may have been deleted.');
  return board;
}
