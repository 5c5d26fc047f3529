import type { Block, Inline } from './article';

/** The words of paragraphs, without what marks them. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => (block.kind === 'paragraph' ? inlineText(block.inside) : ''))
    .join(' ')
    .trim();

const inlineText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => ('inside' in inline ? inlineText(inline.inside) : inline.text)).join('');
