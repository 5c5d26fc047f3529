/** What is before an entry of a list: a sign, or a number or letter with its point. */
const marker = /^[\s\u00a0]*(?:([·•∙▪▫■□●○◦‣⁃§¨ØüvoO*–-]|\p{Co})|\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)])[\s\u00a0]+/iu;

/** An entry of a list as Word writes it: a paragraph that only looks like one. */
interface Entry {
  readonly element: HTMLElement;
  readonly level: number;
  /** The list it belongs to; entries of another begin anew. */
  readonly list: string;
  readonly ordered: boolean;
  readonly number: number;
}

/** How deep one level is in a file that does not say it: half an inch, points. */
const step = 36;

function entryOf(element: HTMLElement): Entry | undefined {
  const style = element.getAttribute('style') ?? '';
  const [, list, level] = /mso-list:\s*(l\d+)?\s*level(\d)/iu.exec(style) ?? [];
  const named = /\bMso(?:List(?:Paragraph|Bullet|Number|Continue)\w*)\b/u.test(element.className);
  if (!level && !named) return undefined;
  const text = element.textContent ?? '';
  const found = marker.exec(text);
  // Word parts the sign from the words by several hard spaces; a paragraph without them only has the look of a list.
  if (!found || !(level || /\u00a0{2,}|\u00a0 /u.test(found[0]))) return undefined;
  const indent = Number(/margin-left:\s*([\d.]+)pt/iu.exec(style)?.[1] ?? step);
  const ordinal = found[2];
  const ordered = ordinal !== undefined;
  dropStart(element, found[0].length);
  return {
    element,
    level: level ? Number(level) : Math.max(1, Math.round(indent / step)),
    list: list ?? '',
    ordered,
    number: ordered && /^\d+$/u.test(ordinal) ? Number(ordinal) : 1,
  };
}

/** Takes so many signs off the beginning of what an element says. */
function dropStart(element: HTMLElement, count: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, 4);
  let left = count;
  for (let node = texts.nextNode(); node && left > 0; node = texts.nextNode()) {
    const { length } = node.nodeValue ?? '';
    node.nodeValue = (node.nodeValue ?? '').slice(left);
    left -= length;
  }
}

/** Lists of Word as lists. They come as paragraphs with a sign in front; everything else stays as it is. */
export function wordLists(html: string): string {
  if (!/mso-list|MsoList/u.test(html)) return html;
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  let open: { readonly entry: Entry; readonly list: HTMLElement }[] = [];
  let last: Element | undefined;
  for (const element of [...page.body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const entry = entryOf(element);
    if (!entry) continue;
    const follows = last !== undefined && before(element) === last;
    if (!follows) open = [];
    while (open.length > 0 && !goesOn(open.at(-1)?.entry, entry)) open.pop();
    const top = open.at(-1);
    let list = top && top.entry.level === entry.level ? top.list : undefined;
    if (!list) {
      list = page.createElement(entry.ordered ? 'ol' : 'ul');
      if (entry.ordered && entry.number > 1) list.setAttribute('start', String(entry.number));
      const parent = top?.list.lastElementChild;
      if (parent) parent.append(list);
      else element.before(list);
      open.push({ entry, list });
    }
    const item = page.createElement('li');
    const words = page.createElement('p');
    words.append(...element.childNodes);
    item.append(words);
    list.append(item);
    element.remove();
    last = open[0]?.list;
  }
  return page.body.innerHTML;
}

/** The visible node right before an element. */
function before(element: Element): Element | undefined {
  let node = element.previousSibling;
  while (node && (node.nodeType === 8 || (node.nodeType === 3 && !node.nodeValue?.trim()))) node = node.previousSibling;
  return node?.nodeType === 1 ? (node as Element) : undefined;
}

/** Whether an entry is in the list of another, or in one below it. */
const goesOn = (above: Entry | undefined, entry: Entry): boolean =>
  above !== undefined &&
  (entry.level > above.level ||
    (entry.level === above.level && entry.list === above.list && entry.ordered === above.ordered));
