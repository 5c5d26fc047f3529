// @vitest-environment page
import { act, cleanup, render, screen } from '@testing-library/react';
import { Type } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { blockDictionary, defineBlock } from './blockKind';
import { Canvas } from './Canvas';
import { emptyDocument } from './document';
import { EditorContext } from './EditorContext';
import { createEditor } from './editor';
import { addBlock, setValue } from './editorVerbs';
import { words } from './fields';

afterEach(cleanup);

const blocks = blockDictionary([
  defineBlock({
    kind: 'text',
    label: 'Text',
    icon: Type,
    fields: { text: words('Text', 'Hello') },
    View: ({ box, text }) => <div {...box}>{text('text', 'p')}</div>,
  }),
]);
const widths = { desktop: 1440, tablet: 768, mobile: 375 };
const noCss = () => '';

it('a letter is drawn in its block, and the canvas around it is not drawn again', () => {
  const editor = createEditor(emptyDocument(), blocks);
  const id = addBlock(editor, 'text') ?? '';
  const variables = vi.fn(() => ({}));
  render(
    <EditorContext value={editor}>
      <Canvas look="" blocksCss={noCss} pageClass="page" variables={variables} widths={widths} still={false} />
    </EditorContext>,
  );
  const drawn = variables.mock.calls.length;
  act(() => setValue(editor, id, 'text', 'Hello you'));
  expect(screen.getByText('Hello you')).toBeDefined();
  expect(variables).toHaveBeenCalledTimes(drawn);
  act(() => setValue(editor, id, 'text', 'مرحبا بكم في المخبز'));
  expect(screen.getByText('مرحبا بكم في المخبز').closest('[lang]')?.getAttribute('dir')).toBe('rtl');
});
