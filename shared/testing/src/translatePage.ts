/** Whether the translation replaces the text, or is inserted before it. */
type Way = 'at once' | 'before';

/** Replaces each text of a page by two nested `font` elements, as Chrome does when it translates it. */
export function translatePage(root: Element = document.body, how: Way = 'at once'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.data.trim() && !text.parentElement?.closest('font, script, style, textarea')) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    if (outer.firstElementChild) outer.firstElementChild.textContent = text.data;
    if (how === 'at once') {
      text.replaceWith(outer);
      continue;
    }
    text.before(outer);
    text.remove();
  }
}
