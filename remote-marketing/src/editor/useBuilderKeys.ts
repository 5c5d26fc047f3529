import { announce, notify, type Shortcut, usePageKeys } from '@steps/platform/ui';
import { useEffect, useMemo } from 'react';
import { blocksFrom, blocksText, foreignKinds } from './clipboard';
import { type Editor, redoEdit, undoEdit } from './editor';
import { addBranches, removeBlocks, select } from './editorVerbs';

const shortcutsOf = (scope: string) =>
  [
    { id: 'builder-undo', keys: ['Ctrl+Z'], label: 'Undo', scope, notInText: true },
    { id: 'builder-redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], label: 'Redo', scope, notInText: true },
    { id: 'builder-delete', keys: ['Delete'], label: 'Delete blocks', scope, notInText: true },
    { id: 'builder-escape', keys: ['Esc'], label: 'Select nothing', scope },
  ] as const satisfies readonly Shortcut[];

/** Keys of a builder (`scope` is its name), and copying between pages: both rest where text is typed. */
export function useBuilderKeys(editor: Editor, scope: string): void {
  const { set, get } = editor;
  const shortcuts = useMemo(() => shortcutsOf(scope), [scope]);
  usePageKeys(shortcuts, {
    'builder-undo': () => {
      const label = undoEdit(editor);
      if (label) announce(`Undone: ${label}`);
    },
    'builder-redo': () => {
      const label = redoEdit(editor);
      if (label) announce(`Redone: ${label}`);
    },
    'builder-delete': () => removeBlocks(editor, get().selected),
    'builder-escape': () => (get().placing ? set({ placing: undefined }) : select(editor, undefined)),
  });
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const { document, selected } = editor.get();
      if (takesText(event.target) || selected.length === 0 || !window.getSelection()?.isCollapsed) return;
      event.clipboardData?.setData('text/plain', blocksText(document, selected));
      event.preventDefault();
      announce(selected.length === 1 ? 'Block copied.' : `${selected.length} blocks copied.`);
    };
    const paste = (event: ClipboardEvent) => {
      if (takesText(event.target)) return;
      const branches = blocksFrom(event.clipboardData?.getData('text/plain') ?? '', editor.blocks);
      if (branches.length === 0) return;
      event.preventDefault();
      const foreign = foreignKinds(branches, editor.blocks);
      const refused = foreign.length > 0 || addBranches(editor, branches, 'Paste').length === 0;
      if (refused) notify(refusal(foreign));
      else announce(branches.length === 1 ? 'Block pasted.' : `${branches.length} blocks pasted.`);
    };
    window.document.addEventListener('copy', copy);
    window.document.addEventListener('paste', paste);
    return () => {
      window.document.removeEventListener('copy', copy);
      window.document.removeEventListener('paste', paste);
    };
  }, [editor]);
}

const refusal = (foreign: readonly string[]): Parameters<typeof notify>[0] => ({
  title: 'Nothing was pasted',
  description:
    foreign.length > 0
      ? `${foreign.map((kind) => `“${kind}”`).join(', ')} ${foreign.length === 1 ? 'is a block' : 'are blocks'} of another kind of document. Add one from the library instead.`
      : 'It fits nowhere here. Select a block that it may come after.',
  tone: 'destructive',
});

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
