import { branchOf, copied, mayHold, mayMove, newBranch, type Place } from './branchRules';
import type { Content, Device, EditorDocument } from './document';
import { branch, holdsLocked, isLocked, nodeOf, parentOf, placeOf, topmost } from './documentRules';
import type { Branch, Edit } from './edit';
import { change, type Editor, type Placing } from './editor';
import type { Styles } from './styles';
import { patchAt } from './valuePath';

/** What a block is called: by its kind, or by the kind's own word when the editor does not know it. */
export const labelOf = (editor: Editor, id: string): string => {
  const node = editor.get().document.nodes[id];
  return node ? (editor.blocks.get(node.kind)?.label ?? node.kind) : '';
};

const namesOf = (editor: Editor, ids: readonly string[]): string =>
  ids.length === 1 ? labelOf(editor, ids[0] ?? '') : `${ids.length} blocks`;

/** What moves when this block is taken: the whole selection when it is in it; nothing when it is locked. */
export function movingOf(editor: Editor, id: string): Placing | undefined {
  const { document, selected } = editor.get();
  if (isLocked(document, id)) return undefined;
  const ids = selected.includes(id) ? selected : [id];
  return { what: 'move', ids, label: namesOf(editor, ids) };
}

/** Selects one block, adds it to the selection, or takes it off. Nothing with `undefined`. */
export function select(editor: Editor, id: string | undefined, more = false): void {
  const { selected } = editor.get();
  const toggled = (one: string) =>
    selected.includes(one) ? selected.filter((other) => other !== one) : [...selected, one];
  editor.set({ selected: id === undefined ? [] : more ? toggled(id) : [id] });
}

/** The place after the selection where a block of this kind fits, or the end of the page. */
export function placeAfterSelection(editor: Editor, kinds: readonly string[]): Place {
  const { document, selected } = editor.get();
  let at = selected.at(-1);
  if (at !== undefined && !isLocked(document, at) && mayHold(document, editor.blocks, at, kinds)) {
    return { parent: at, index: nodeOf(document, at).children.length };
  }
  while (at !== undefined) {
    const parent: string | undefined = parentOf(document, at);
    if (parent === undefined) break;
    if (mayHold(document, editor.blocks, parent, kinds) && !isLocked(document, parent)) {
      return { parent, index: placeOf(document, at).index + 1 };
    }
    at = parent;
  }
  return { parent: document.root, index: nodeOf(document, document.root).children.length };
}

/** Adds a new block, selected. Returns its id, or `undefined` when it fits nowhere. */
export function addBlock(editor: Editor, kind: string, place?: Place): string | undefined {
  const fresh = newBranch(editor.blocks, kind, editor.get().brand);
  return fresh && addBranches(editor, [fresh], `Add ${editor.blocks.get(kind)?.label ?? kind}`, place)[0];
}

/** Adds blocks that are made already, selected. Returns their ids; none when they fit nowhere. */
export function addBranches(editor: Editor, branches: readonly Branch[], label: string, place?: Place): string[] {
  const kinds = branches.map(({ top, nodes }) => nodes[top]?.kind ?? '');
  const { parent, index } = place ?? placeAfterSelection(editor, kinds);
  const { document } = editor.get();
  if (isLocked(document, parent) || !mayHold(document, editor.blocks, parent, kinds)) return [];
  const edits = branches.map((one, nth): Edit => ({ kind: 'insert', branch: one, parent, index: index + nth }));
  const ids = branches.map(({ top }) => top);
  change(editor, label, edits, { select: ids });
  return ids;
}

/** Adds a copy of saved blocks, selected. Returns whether they fitted. */
export const addSaved = (editor: Editor, saved: Branch, name: string, place?: Place): boolean =>
  addBranches(editor, [copied(saved)], `Add ${name}`, place).length > 0;

/** Moves blocks to a place, in the order they are read. Returns whether anything moved. */
export function moveBlocks(editor: Editor, ids: readonly string[], { parent, index }: Place): boolean {
  const { document } = editor.get();
  const tops = topmost(document, ids);
  if (tops.length === 0 || isLocked(document, parent) || tops.some((id) => isLocked(document, id))) return false;
  if (!mayMove(document, editor.blocks, tops, parent)) return false;
  const children = nodeOf(document, parent).children;
  // Blocks that leave from before the place move it up.
  const at = index - tops.filter((id) => children.includes(id) && children.indexOf(id) < index).length;
  const stays = tops.every((id, nth) => children[at + nth] === id);
  if (stays) return false;
  const gone = tops.map((id): Edit => ({ kind: 'move', id, parent, index: children.length }));
  const placed = tops.map((id, nth): Edit => ({ kind: 'move', id, parent, index: at + nth }));
  change(editor, `Move ${namesOf(editor, tops)}`, tops.length === 1 ? placed : [...gone, ...placed], { select: tops });
  return true;
}

/** Moves the selected blocks one place up or down among their neighbours. */
export function nudge(editor: Editor, by: -1 | 1): boolean {
  const { document, selected } = editor.get();
  const tops = topmost(document, selected);
  const [first] = tops;
  const last = tops.at(-1);
  if (first === undefined || last === undefined) return false;
  const { parent, index } = placeOf(document, by === -1 ? first : last);
  const next = by === -1 ? index - 1 : index + 2;
  if (next < 0 || next > nodeOf(document, parent).children.length) return false;
  return moveBlocks(editor, tops, { parent, index: next });
}

/** Deletes blocks; locked parts stay. What comes after is selected. Returns how many went. */
export function removeBlocks(editor: Editor, ids: readonly string[]): number {
  const { document } = editor.get();
  const tops = topmost(document, ids).filter(
    (id) => !isLocked(document, id) && !holdsLocked(document, id) && isFree(document, id),
  );
  const [first] = tops;
  if (first === undefined) return 0;
  const { parent, index } = placeOf(document, first);
  const left = nodeOf(document, parent).children.filter((id) => !tops.includes(id));
  const next = left[Math.min(index, left.length - 1)] ?? (parent === document.root ? undefined : parent);
  const edits = tops.map((id): Edit => ({ kind: 'remove', id }));
  change(editor, `Delete ${namesOf(editor, tops)}`, edits, { select: next === undefined ? [] : [next] });
  return tops.length;
}

/** A column goes with its columns: their number says how many there are. */
const isFree = (document: EditorDocument, id: string) => nodeOf(document, id).kind !== 'column';

/** Copies of blocks, right behind the last of them. */
export function duplicateBlocks(editor: Editor, ids: readonly string[]): string[] {
  const { document } = editor.get();
  const tops = topmost(document, ids).filter((id) => isFree(document, id));
  const last = tops.at(-1);
  if (last === undefined) return [];
  const { parent, index } = placeOf(document, last);
  const branches = tops.map((id) => copied(branchOf(document, id)));
  return addBranches(editor, branches, `Duplicate ${namesOf(editor, tops)}`, { parent, index: index + 1 });
}

/** Sets a value of a block, by its path: `items.0.title`. Typing on is one step. */
export function setValue(editor: Editor, id: string, path: string, value: unknown): void {
  const { document } = editor.get();
  if (isLocked(document, id)) return;
  const patch = patchAt(nodeOf(document, id).content, path, value);
  change(editor, `Edit ${labelOf(editor, id)}`, [{ kind: 'content', id, patch }], { group: `${id} ${path}` });
}

/** Sets several values of a block as one step. */
export function setContent(editor: Editor, id: string, patch: Content, label = `Edit ${labelOf(editor, id)}`): void {
  if (!isLocked(editor.get().document, id)) change(editor, label, [{ kind: 'content', id, patch }]);
}

/** Sets styles of blocks on the screen that is shown. */
export function setStyles(
  editor: Editor,
  ids: readonly string[],
  patch: Partial<Styles>,
  device: Device = editor.get().device,
): void {
  const { document } = editor.get();
  const free = ids.filter((id) => !isLocked(document, id));
  const edits = free.map((id): Edit => ({ kind: 'styles', id, device, patch }));
  change(editor, `Style ${namesOf(editor, free)}`, edits, {
    group: `${free.join(' ')} ${Object.keys(patch).join(' ')} ${device}`,
  });
}

export function setLocked(editor: Editor, ids: readonly string[], locked: boolean): void {
  const edits = ids.map((id): Edit => ({ kind: 'lock', id, locked }));
  change(editor, `${locked ? 'Lock' : 'Unlock'} ${namesOf(editor, ids)}`, edits);
}

export function setTheme(editor: Editor, patch: Readonly<Record<string, string>>): void {
  change(editor, 'Change global styles', [{ kind: 'theme', patch }], {
    group: `theme ${Object.keys(patch).join(' ')}`,
  });
}

/**
 * Gives a block another number of children of a kind, and writes it down under the key: new ones come empty at the end; what
 * those hold that go moves into the last that stays.
 */
export function setChildCount(editor: Editor, id: string, key: string, kind: string, count: number): void {
  const { document } = editor.get();
  if (isLocked(document, id) || branch(document, id).some((at) => at !== id && nodeOf(document, at).locked)) return;
  const { children } = nodeOf(document, id);
  const edits: Edit[] = [{ kind: 'content', id, patch: { [key]: count } }];
  for (let nth = children.length; nth < count; nth++) {
    const fresh = newBranch(editor.blocks, kind);
    if (fresh) edits.push({ kind: 'insert', branch: fresh, parent: id, index: nth });
  }
  const kept = children[count - 1];
  const gone = children.slice(count);
  if (kept !== undefined) {
    let at = nodeOf(document, kept).children.length;
    for (const column of gone) {
      for (const child of nodeOf(document, column).children)
        edits.push({ kind: 'move', id: child, parent: kept, index: at++ });
    }
  }
  for (const column of gone) edits.push({ kind: 'remove', id: column });
  change(editor, `Set ${count} columns`, edits);
}
