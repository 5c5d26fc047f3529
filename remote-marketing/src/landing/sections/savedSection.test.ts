import { undo } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import { blocksFrom } from '../../editor/clipboard';
import { emptyDocument } from '../../editor/document';
import { reading } from '../../editor/documentRules';
import { createEditor, undoEdit } from '../../editor/editor';
import { addBlock, addSaved, setValue } from '../../editor/editorVerbs';
import { pageBlocks } from '../blocks';
import { deleteSection, renameSection, savedSections, saveSection } from './savedSection';

beforeEach(() => openMemoryStore());

function saved() {
  const editor = createEditor(emptyDocument(), pageBlocks);
  const columns = addBlock(editor, 'columns') ?? '';
  const [column = ''] = editor.get().document.nodes[columns]?.children ?? [];
  const text = addBlock(editor, 'text', { parent: column, index: 0 }) ?? '';
  setValue(editor, text, 'text', 'Opening hours');
  return saveSection('  Hours  ', editor.get().document, columns);
}

it('a saved section is added to another page with all in it, and that can be undone', () => {
  const [branch] = blocksFrom(saved().blocks, pageBlocks);
  if (!branch) throw new Error('Expected the section to be read.');
  const other = createEditor(emptyDocument(), pageBlocks);
  expect(addSaved(other, branch, 'Hours')).toBe(true);
  expect(addSaved(other, branch, 'Hours')).toBe(true);
  const { document } = other.get();
  expect(reading(document).map((id) => document.nodes[id]?.kind)).toEqual([
    ...['columns', 'column', 'text', 'column'],
    ...['columns', 'column', 'text', 'column'],
  ]);
  undoEdit(other);
  expect(reading(other.get().document)).toHaveLength(4);
});

it('a section is renamed and deleted, and both can be undone', () => {
  const { id } = saved();
  renameSection(id, 'Opening hours');
  expect(savedSections.get(id)?.name).toBe('Opening hours');
  deleteSection(id);
  expect(savedSections.size).toBe(0);
  undo();
  undo();
  expect(savedSections.get(id)?.name).toBe('Hours');
});

it('a section needs a name', () => {
  const { id } = saved();
  expect(() => renameSection(id, ' ')).toThrow('Give the section a name.');
});
