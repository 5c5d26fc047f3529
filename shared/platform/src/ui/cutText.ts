/** Whether some of a cell's text does not fit, in the cell itself or in what it holds. */
export function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) =>
      // Less than a pixel is rounding. Inline boxes have no width of their own, and are cut by what they are in.
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth &&
      getComputedStyle(element).overflowX !== 'visible' &&
      !element.closest('.s-hidden, [data-hover]'),
  );
}

/** All of a cell's text: what an element in it gives as `data-text`, else its words as they can be seen. */
export function wholeText(cell: HTMLElement): string {
  const given = cell.querySelector<HTMLElement>('[data-text]')?.dataset.text;
  if (given !== undefined) return given;
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('.s-hidden, [aria-hidden=true]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue ?? '');
  return parts.join('').replace(/\s+/g, ' ').trim();
}
