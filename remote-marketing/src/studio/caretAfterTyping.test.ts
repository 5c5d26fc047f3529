// @vitest-environment page
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, it } from 'vitest';
import { richExtensions } from './richText';

let editor: Editor;
afterEach(() => editor.destroy());

/** As a browser reports a letter whose caret it has not moved yet. */
function toldEarly(letter: string): void {
  const { state, view } = editor;
  const { from } = state.selection;
  const typed = state.tr.insertText(letter, from);
  view.dispatch(typed.setSelection(TextSelection.create(typed.doc, from)));
}

it('the caret is after the first letter of an empty heading, also when the browser tells of it too early', () => {
  editor = new Editor({ extensions: richExtensions, content: '<h2></h2>' });
  editor.commands.setTextSelection(1);
  for (const letter of 'Be') toldEarly(letter);
  expect(editor.getText().trim()).toBe('Be');
  expect(editor.state.selection.from).toBe(3);
});

it('undo leaves the caret where it was', () => {
  editor = new Editor({ extensions: richExtensions, content: '<p>Rye</p>' });
  editor.commands.setTextSelection({ from: 1, to: 2 });
  editor.commands.deleteSelection();
  editor.commands.undo();
  expect([editor.getText(), editor.state.selection.from]).toEqual(['Rye', 1]);
});

it('a caret that is set before a text of several letters stays there', () => {
  editor = new Editor({ extensions: richExtensions, content: '<p>home</p>' });
  editor.commands.setTextSelection(1);
  toldEarly('Rye at ');
  expect(editor.state.selection.from).toBe(1);
});
