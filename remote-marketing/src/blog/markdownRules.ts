/** A block of an article, for reading. */
export type ReadBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

/** Words of one look. */
export interface ReadWords {
  readonly text: string;
  readonly look: 'plain' | 'strong' | 'emphasis';
}

const heading = /^(#{1,6})[ \t]+(.+)$/u;
const item = /^[ \t]*(?:[-*+]|(\d+)[.)])[ \t]+(.+)$/u;

/** Markdown as blocks: what an outline or a draft has. Everything else is text as it is written. */
export function readBlocks(markdown: string): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let list: { kind: 'list'; ordered: boolean; items: string[] } | undefined;
  let text: string[] = [];
  const close = () => {
    if (text.length > 0) blocks.push({ kind: 'text', text: text.join('\n') });
    text = [];
  };
  for (const line of markdown.split(/\r?\n/u)) {
    const [, signs, title] = heading.exec(line) ?? [];
    const [entry, number, words] = item.exec(line) ?? [];
    if (entry === undefined) list = undefined;
    if (signs !== undefined && title !== undefined) {
      close();
      blocks.push({ kind: 'heading', level: signs.length, text: title.trim() });
    } else if (entry !== undefined && words !== undefined) {
      close();
      const ordered = number !== undefined;
      if (list?.ordered === ordered) list.items.push(words.trim());
      else {
        list = { kind: 'list', ordered, items: [words.trim()] };
        blocks.push(list);
      }
    } else if (line.trim() === '') close();
    else text.push(line);
  }
  close();
  return blocks;
}

/** The words of a line with their stress; a sign without its partner is a sign. */
export function readWords(line: string): ReadWords[] {
  return line
    .split(/(\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*)/u)
    .filter(Boolean)
    .map((text): ReadWords => {
      if (/^\*\*[^*]+\*\*$/u.test(text)) return { text: text.slice(2, -2), look: 'strong' };
      if (/^\*[^*]+\*$/u.test(text)) return { text: text.slice(1, -1), look: 'emphasis' };
      return { text, look: 'plain' };
    });
}
