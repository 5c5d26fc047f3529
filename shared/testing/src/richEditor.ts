/** The property by which the editor of rich text (Tiptap) is found from its element. */
interface RichElement extends HTMLElement {
  readonly editor?: {
    readonly commands: { readonly setContent: (html: string, options: { readonly emitUpdate: boolean }) => boolean };
    getText(options: { readonly blockSeparator: string }): string;
  };
}

/** Puts words into a field of rich text, a paragraph a line, as if they were typed. False for a field of another kind. */
export function writeRich(field: HTMLElement, words: string): boolean {
  const { editor } = field as RichElement;
  const html = words
    .split('\n')
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('');
  return editor?.commands.setContent(html, { emitUpdate: true }) ?? false;
}

/** The words of a field of rich text, a line a paragraph; `undefined` for a field of another kind. */
export const readRich = (field: HTMLElement): string | undefined =>
  (field as RichElement).editor?.getText({ blockSeparator: '\n' });
