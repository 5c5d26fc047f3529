import { Columns2, Type } from 'lucide-react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { blockDictionary, defineBlock } from './blockKind';
import { placesFor } from './branchRules';
import { blocksFrom, blocksText, foreignKinds } from './clipboard';
import { emptyDocument } from './document';
import { branch, documentProblems, isLocked, nodeOf, outlineOf, parentOf, reading } from './documentRules';
import { createEditor, type Editor, redoEdit, undoEdit } from './editor';
import {
  addBlock,
  addBranches,
  duplicateBlocks,
  moveBlocks,
  nudge,
  removeBlocks,
  select,
  setChildCount,
  setLocked,
  setStyles,
  setTheme,
  setValue,
} from './editorVerbs';
import { line, list, number } from './fields';
import { readDocument } from './readDocument';

const View = () => createElement('div');
const isBlock = (kind: string) => kind !== 'column';
const blocks = blockDictionary([
  defineBlock({
    kind: 'text',
    label: 'Text',
    icon: Type,
    group: 'Basic',
    fields: { text: line('Text', 'Hello'), items: list('Items', 'item', { title: line('Title') }, [{ title: 'One' }]) },
    View,
  }),
  defineBlock({ kind: 'column', label: 'Column', icon: Columns2, fields: {}, holds: isBlock, View }),
  defineBlock({
    kind: 'columns',
    label: 'Columns',
    icon: Columns2,
    group: 'Basic',
    fields: { columns: number('Columns', { min: 1, max: 4 }, 2) },
    holds: (kind) => kind === 'column',
    start: (add) => [0, 1].map(() => add({ kind: 'column', content: {}, styles: {}, children: [] })),
    View,
  }),
]);
const open = () => createEditor(emptyDocument(), blocks);
const added = (editor: Editor, kind: string, place?: Parameters<typeof addBlock>[2]) => {
  const id = addBlock(editor, kind, place);
  if (id === undefined) throw new Error(`Expected ${kind} to fit.`);
  return id;
};
const words = (editor: Editor, id: string) => nodeOf(editor.get().document, id).content.text;

it('typing redraws one block, selecting redraws two, and locking and the theme redraw all', () => {
  const editor = open();
  const ids = [added(editor, 'text'), added(editor, 'text'), added(editor, 'text')];
  const [one = '', two = ''] = ids;
  let announced: string[] = [];
  for (const id of ids) editor.subscribeBlock(id, () => announced.push(id));
  const by = (change: () => void) => {
    announced = [];
    change();
    return announced;
  };
  select(editor, one);
  const [outline, selected] = [outlineOf(editor.get().document), editor.get().selected];
  expect(by(() => setValue(editor, two, 'text', 'Good day'))).toEqual([two]);
  expect(outlineOf(editor.get().document)).toBe(outline);
  expect(editor.get().selected).toBe(selected);
  expect(by(() => editor.set({ zoom: 1 }))).toEqual([]);
  expect(by(() => select(editor, two))).toEqual([one, two]);
  expect(by(() => setTheme(editor, { accent: '#123456' }))).toEqual(ids);
  expect(by(() => setLocked(editor, [one], true))).toEqual(ids);
  expect(outlineOf(editor.get().document).map(({ locked }) => locked)).toEqual([true, false, false]);
});

it('the outline says how deep each block is, and that what a locked one holds is locked', () => {
  const editor = open();
  const columns = added(editor, 'columns');
  const [first = ''] = nodeOf(editor.get().document, columns).children;
  added(editor, 'text', { parent: first, index: 0 });
  setLocked(editor, [columns], true);
  const { document } = editor.get();
  expect(outlineOf(document).map(({ id }) => id)).toEqual(reading(document));
  expect(outlineOf(document).map(({ level }) => level)).toEqual([1, 2, 3, 2]);
  expect(outlineOf(document).map(({ locked }) => locked)).toEqual([true, true, true, true]);
});

it('a new block comes after the selected one, and is selected', () => {
  const editor = open();
  const one = added(editor, 'text');
  const two = added(editor, 'text');
  select(editor, one);
  const between = added(editor, 'text');
  expect(reading(editor.get().document)).toEqual([one, between, two]);
  expect(editor.get().selected).toEqual([between]);
});

afterEach(() => vi.useRealTimers());

it('letters typed within a second are one step, and selecting something is none', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const editor = open();
  const id = added(editor, 'text');
  for (const typed of ['A', 'Ab', 'Abc']) setValue(editor, id, 'text', typed);
  select(editor, undefined);
  expect(undoEdit(editor)).toBe('Edit Text');
  expect(words(editor, id)).toBe('Hello');
  redoEdit(editor);
  expect(words(editor, id)).toBe('Abc');
});

it('a text inside a list is set by its path and undone', () => {
  const editor = open();
  const id = added(editor, 'text');
  setValue(editor, id, 'items.0.title', 'Two');
  expect(nodeOf(editor.get().document, id).content.items).toEqual([{ title: 'Two' }]);
  undoEdit(editor);
  expect(nodeOf(editor.get().document, id).content.items).toEqual([{ title: 'One' }]);
});

it('a style of one screen leaves the others as they are', () => {
  const editor = open();
  const id = added(editor, 'text');
  setStyles(editor, [id], { textAlign: 'center' });
  setStyles(editor, [id], { textAlign: 'left' }, 'mobile');
  const { styles, mobile, tablet } = nodeOf(editor.get().document, id);
  expect([styles.textAlign, tablet?.textAlign, mobile?.textAlign]).toEqual(['center', undefined, 'left']);
});

it('a locked block is neither changed, moved, deleted nor filled, until it is unlocked', () => {
  const editor = open();
  const columns = added(editor, 'columns');
  const [left = ''] = nodeOf(editor.get().document, columns).children;
  setLocked(editor, [columns], true);
  expect(isLocked(editor.get().document, left)).toBe(true);
  expect(addBlock(editor, 'text', { parent: left, index: 0 })).toBeUndefined();
  expect(removeBlocks(editor, [columns])).toBe(0);
  added(editor, 'text', { parent: 'page', index: 0 });
  expect(moveBlocks(editor, [columns], { parent: 'page', index: 0 })).toBe(false);
  setLocked(editor, [columns], false);
  expect(removeBlocks(editor, [columns])).toBe(1);
});

it('a block never moves into itself, and a column lives in columns only', () => {
  const editor = open();
  const outer = added(editor, 'columns');
  const [left = ''] = nodeOf(editor.get().document, outer).children;
  expect(moveBlocks(editor, [outer], { parent: left, index: 0 })).toBe(false);
  expect(addBlock(editor, 'column', { parent: 'page', index: 0 })).toBeUndefined();
  expect(placesFor(editor.get().document, blocks, ['columns'], [outer])).toEqual([
    { parent: 'page', index: 0 },
    { parent: 'page', index: 1 },
  ]);
});

it('several blocks move together, in the order they are read', () => {
  const editor = open();
  const ids = [0, 1, 2, 3].map(() => added(editor, 'text'));
  const [a = '', b = '', c = '', d = ''] = ids;
  moveBlocks(editor, [d, b], { parent: 'page', index: 0 });
  expect(reading(editor.get().document)).toEqual([b, d, a, c]);
  undoEdit(editor);
  expect(reading(editor.get().document)).toEqual(ids);
});

it('a block goes up and down among its neighbours and stops at the ends', () => {
  const editor = open();
  const [a = '', b = ''] = [0, 1].map(() => added(editor, 'text'));
  select(editor, b);
  expect(nudge(editor, -1)).toBe(true);
  expect(reading(editor.get().document)).toEqual([b, a]);
  expect(nudge(editor, -1)).toBe(false);
});

it('fewer columns keep the blocks of those that go', () => {
  const editor = open();
  const columns = added(editor, 'columns');
  const [, right = ''] = nodeOf(editor.get().document, columns).children;
  const text = added(editor, 'text', { parent: right, index: 0 });
  setChildCount(editor, columns, 'columns', 'column', 1);
  const [only = ''] = nodeOf(editor.get().document, columns).children;
  expect(parentOf(editor.get().document, text)).toBe(only);
  undoEdit(editor);
  expect(parentOf(editor.get().document, text)).toBe(right);
});

it('copies are pasted into another page with ids of their own, and foreign text is no block', () => {
  const editor = open();
  const columns = added(editor, 'columns');
  const other = open();
  const pasted = addBranches(other, blocksFrom(blocksText(editor.get().document, [columns]), blocks), 'Paste');
  expect(pasted).toHaveLength(1);
  expect(branch(other.get().document, pasted[0] ?? '')).toHaveLength(3);
  expect(pasted[0]).not.toBe(columns);
  expect(blocksFrom('{"steps-blocks":1,"nodes":[]}', blocks)).toEqual([]);
  expect(blocksFrom('Good morning', blocks)).toEqual([]);
});

it('blocks of another kind of document are known as such', () => {
  const editor = open();
  const columns = added(editor, 'columns');
  const text = blocksText(editor.get().document, [columns]);
  expect(foreignKinds(blocksFrom(text, blocks), blocks)).toEqual([]);
  const foreign = blocksFrom(text.replaceAll('"columns"', '"coupon"'), blocks);
  expect(foreignKinds(foreign, blocks)).toEqual(['coupon']);
});

it('a damaged document loses what is damaged and says so; what is no document is refused', () => {
  const page = { kind: 'page', content: {}, styles: {}, children: ['a', 'b', 'gone', 'a', 'col'] };
  const { document, notes } = readDocument(
    {
      root: 'page',
      theme: {},
      nodes: {
        page,
        a: {
          kind: 'text',
          content: { text: 7, items: 'x' },
          styles: { backgroundColor: 'red;}body{display:none' },
          children: ['b'],
        },
        b: { kind: 'carousel', content: { speed: 3 }, styles: {}, children: [] },
        col: { kind: 'column', content: {}, styles: {}, children: [] },
        loose: { kind: 'text', content: {}, styles: {}, children: [] },
      },
    },
    blocks,
  );
  expect(documentProblems(document)).toEqual([]);
  expect(reading(document)).toEqual(['a', 'b']);
  expect(document.nodes.a?.content).toEqual({ text: 'Hello', items: [] });
  expect(document.nodes.a?.styles).toEqual({});
  expect(document.nodes.b?.content).toEqual({ speed: 3 });
  expect(notes).toHaveLength(1);
  expect(() => readDocument({ pages: [] }, blocks)).toThrow('not a page');
  expect(() => readDocument({ root: 'constructor', nodes: {}, theme: {} }, blocks)).toThrow('damaged');
});

/** Random choices, the same each time (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

it('ten thousand random edits with undo and redo keep the rules of a document', () => {
  const roll = dice(20_261_122);
  const editor = open();
  const pick = () => {
    const ids = reading(editor.get().document);
    return ids[roll(ids.length)] ?? 'page';
  };
  const somewhere = () => {
    const { document } = editor.get();
    const parent = roll(3) === 0 ? 'page' : pick();
    return { parent, index: roll(nodeOf(document, parent).children.length + 1) };
  };
  const kinds = ['text', 'columns', 'column'];
  // Small documents meet more of each other's edges, and sooner.
  const isSmall = () => Object.keys(editor.get().document.nodes).length < 30;
  const acts = [
    () => isSmall() && addBlock(editor, kinds[roll(3)] ?? 'text', roll(2) === 0 ? somewhere() : undefined),
    () => moveBlocks(editor, [pick(), pick()].slice(roll(2)), somewhere()),
    () => removeBlocks(editor, [pick(), pick()].slice(roll(2))),
    () => isSmall() && duplicateBlocks(editor, [pick()]),
    () =>
      setStyles(
        editor,
        [pick()],
        { textAlign: roll(2) === 0 ? 'center' : undefined },
        roll(2) === 0 ? 'mobile' : 'desktop',
      ),
    () => setTheme(editor, { accent: `#00000${roll(10)}` }),
    () => roll(4) === 0 && setLocked(editor, [pick()], roll(3) === 0),
    () => select(editor, pick(), roll(2) === 0),
    () => nudge(editor, roll(2) === 0 ? 1 : -1),
    () => {
      const id = pick();
      const kind = editor.get().document.nodes[id]?.kind;
      if (kind === 'text') setValue(editor, id, 'text', `Text ${roll(100)}`);
      if (kind === 'columns') setChildCount(editor, id, 'columns', 'column', 1 + roll(4));
    },
    () => undoEdit(editor),
    () => redoEdit(editor),
  ];
  for (let nth = 0; nth < 10_000; nth++) {
    acts[roll(acts.length)]?.();
    const problems = documentProblems(editor.get().document);
    if (problems.length > 0) throw new Error(`After edit ${nth}: ${problems.join(' ')}`);
    const lost = editor.get().selected.find((id) => !editor.get().document.nodes[id]);
    if (lost) throw new Error(`After edit ${nth}: ${lost} is selected, and gone.`);
    if (nth % 500 === 0) {
      while (redoEdit(editor) !== undefined);
      const now = editor.get().document;
      let back = 0;
      while (undoEdit(editor) !== undefined) back++;
      while (redoEdit(editor) !== undefined) back--;
      expect(back).toBe(0);
      expect(editor.get().document).toEqual(now);
    }
  }
  expect(reading(editor.get().document).length).toBeGreaterThan(0);
});
