import { useActiveClient } from '@steps/business';
import { Button } from 'antd';
import { useEffect } from 'react';
import type { Theme } from '../editor/document';
import { useEditing, useOpenEditorOf } from '../editor/EditorContext';
import { change, type Editor, type EditorState } from '../editor/editor';
import type { PicturePlace } from '../editor/picturePlace';
import { brandEdits } from './brandEdits';
import { useBrandParts } from './brandParts';

/** Gives the editor the name and logo of the open business: new blocks begin with them. */
export function useBrandInEditor(editor: Editor, place: PicturePlace): void {
  const brand = useBrandParts(place);
  useEffect(() => editor.set({ brand }), [editor, brand]);
}

/** Gives a page or an email the colours, fonts, name and logo of the brand; as one step that can be undone. `theme`: what the brand sets. */
export function UseBrand({ theme }: { readonly theme: Theme }) {
  const editor = useOpenEditorOf();
  const client = useActiveClient();
  const edits = ({ document, brand = { name: '', logo: '' } }: EditorState) =>
    brandEdits(document, editor.blocks, { theme, ...brand });
  const follows = useEditing((state) => edits(state).length === 0);
  if (Object.keys(theme).length === 0 && !client?.logo) return null;
  return (
    <Button size="small" disabled={follows} onClick={() => change(editor, 'Use the brand', edits(editor.get()))}>
      {follows ? 'Follows the brand' : 'Use the brand'}
    </Button>
  );
}
