import { Extension } from '@tiptap/core';
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** A letter, of one unit or two. */
const longestSign = 2;

/**
 * Puts the caret after a letter that was typed. Chromium sometimes tells of the first letter of an empty block before it has
 * moved the caret, and the editor takes that place over: “Begin” would become “eginB”.
 */
export const CaretAfterTyping = Extension.create({
  name: 'caretAfterTyping',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, now) {
        const [typed, ...others] = transactions;
        const { empty, from } = before.selection;
        const size = typed && others.length === 0 && empty ? signAt(typed, from) : 0;
        if (size === 0 || !now.selection.empty || now.selection.from !== from) return null;
        return now.tr.setSelection(TextSelection.create(now.doc, from + size));
      },
    }),
  ],
});

/** Length of the letter that a transaction put at this place and did nothing else; 0 for any other, undo included. */
function signAt(transaction: Transaction, place: number): number {
  const [step, ...others] = transaction.steps;
  if (!(step instanceof ReplaceStep) || others.length > 0 || transaction.getMeta('history$')) return 0;
  const { from, to, slice } = step;
  const isLetter = slice.size <= longestSign && slice.content.firstChild?.isText === true;
  return from === place && to === place && isLetter ? slice.size : 0;
}
