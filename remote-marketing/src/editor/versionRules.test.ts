import { expect, it } from 'vitest';
import { pageBlocks } from '../landing/blocks';
import { emptyDocument } from './document';
import { createEditor } from './editor';
import { addBlock, moveBlocks, setTheme, setValue } from './editorVerbs';
import { versionDifference } from './versionRules';

it('a version says what was added, changed, moved and styled since', () => {
  const editor = createEditor(emptyDocument(), pageBlocks);
  const hero = addBlock(editor, 'hero') ?? '';
  const text = addBlock(editor, 'text') ?? '';
  const before = editor.get().document;
  expect(versionDifference(before, before)).toBe('The same as now.');
  addBlock(editor, 'cta');
  setValue(editor, hero, 'title', 'New');
  moveBlocks(editor, [text], { parent: 'page', index: 0 });
  setTheme(editor, { accent: '#112233' });
  expect(versionDifference(before, editor.get().document)).toBe(
    'Since then: 1 added, 1 changed, order changed, global styles changed.',
  );
});
