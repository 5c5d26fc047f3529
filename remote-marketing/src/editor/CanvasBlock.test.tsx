// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { Type } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { blockDictionary, defineBlock } from './blockKind';
import { CanvasBlock } from './CanvasBlock';
import { emptyDocument } from './document';
import { EditorContext } from './EditorContext';
import { createEditor } from './editor';
import { addBlock, setContent } from './editorVerbs';
import { words } from './fields';

afterEach(cleanup);

const blocks = blockDictionary([
  defineBlock({
    kind: 'text',
    label: 'Text',
    icon: Type,
    fields: { text: words('Text', 'Hello') },
    View: ({ content, box, text }) => {
      if (content.text.includes('fails')) throw new Error('No such sign.');
      return <div {...box}>{text('text', 'p')}</div>;
    },
  }),
]);

it('a block that fails shows its words, and the blocks beside it are there', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const editor = createEditor(emptyDocument(), blocks);
  const broken = addBlock(editor, 'text') ?? '';
  const sound = addBlock(editor, 'text') ?? '';
  setContent(editor, broken, { text: 'A text that fails' });
  render(
    <EditorContext value={editor}>
      <CanvasBlock id={broken} still />
      <CanvasBlock id={sound} still />
    </EditorContext>,
  );
  expect(screen.getByText('A text that fails')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.getByText('Hello')).toBeDefined();
});
