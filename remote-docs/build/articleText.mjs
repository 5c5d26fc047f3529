// @ts-check

/**
 * @typedef {import('../src/content/article').Block} Block
 * @typedef {import('../src/content/article').Inline} Inline
 */

/** The words of blocks, one after the other. @param {readonly Block[]} blocks @returns {string} */
export const textOf = (blocks) => blocks.map(wordsOf).filter(Boolean).join(' ');

/** @param {Block} block @returns {string} */
function wordsOf(block) {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'paragraph':
      return inlineText(block.inside);
    case 'list':
      return block.items.map(textOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join(' ');
    case 'note':
      return textOf(block.blocks);
    case 'picture':
      return block.alt;
  }
}

/** @param {readonly Inline[]} inlines @returns {string} */
export const inlineText = (inlines) =>
  inlines.map((inline) => ('inside' in inline ? inlineText(inline.inside) : inline.text)).join('');
