/** A translating browser puts each text into two of these, one in the other, and takes the text itself out of the page. */
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

const isText = (node: Node): node is Text => node.nodeName === '#text';

/** What is in the place of a text that React knows, and the other way round. */
const standIns = new WeakMap<Node, HTMLElement>();
const originals = new WeakMap<Node, Text>();

/**
 * A page that the browser translates goes on working. React writes into texts that are not in the page any more, so that
 * numbers stay as they were, and takes out or puts beside what is not where it was, which ends the page. Here a text that
 * React changes comes back, with those beside it, and is translated anew; and where React means a text, its translation is
 * meant. Once for all pages, also those of remotes and libraries. Returns the undo.
 */
export function keepTranslated(): () => void {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  // The translation may have come a moment ago, and the news of it be on their way.
  const catchUp = () => note(observer.takeRecords());
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const value = descriptorOf(Text.prototype, 'nodeValue');

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) catchUp();
    removeChild.call(this, inPlaceOf(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (before && before.parentNode !== this) catchUp();
    dropStandIn(child);
    insertBefore.call(this, child, before && inPlaceOf(before, this));
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    dropStandIn(child);
    appendChild.call(this, child);
    return child;
  };
  Object.defineProperty(value.owner, 'nodeValue', {
    ...value.descriptor,
    set(this: Node, text: string | null) {
      value.descriptor.set?.call(this, text);
      if (this.parentNode || !isText(this)) return;
      catchUp();
      bringBack(this);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
    Object.defineProperty(value.owner, 'nodeValue', value.descriptor);
  };
}

/** What is in the place of a node, among the children of `parent`. */
function inPlaceOf(node: Node, parent: Node): Node {
  const standIn = node.parentNode === parent ? undefined : standIns.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}

/** A text that is put somewhere itself leaves no translation where it was. */
function dropStandIn(node: Node): void {
  if (isText(node) && !node.parentNode) standIns.get(node)?.remove();
}

/** All texts of its parent: the translation may have spread a sentence over them in another order. */
function bringBack(text: Node): void {
  const parent = standIns.get(text)?.parentNode;
  for (const node of [...(parent?.childNodes ?? [])]) {
    const original = originals.get(node);
    if (!original || original.parentNode) continue;
    standIns.delete(original);
    parent?.replaceChild(original, node);
  }
}

/** Notes which text went when a translation came, in its place or right beside it. */
function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const neighbours = [...addedNodes, previousSibling, nextSibling].filter(isNew);
    for (const text of removedNodes) {
      const standIn = isText(text) ? neighbours.shift() : undefined;
      if (!isText(text) || !standIn) continue;
      standIns.set(text, standIn);
      originals.set(standIn, text);
    }
  }
}

const isNew = (node: Node | null): node is HTMLElement => isStandIn(node) && !originals.has(node);

/** Where a property is defined that a prototype has. */
function descriptorOf(prototype: object, name: string): { owner: object; descriptor: PropertyDescriptor } {
  for (let owner: object | null = prototype; owner; owner = Object.getPrototypeOf(owner)) {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (descriptor) return { owner, descriptor };
  }
  throw new Error(`Expected a property ${name}, there is none.`);
}
