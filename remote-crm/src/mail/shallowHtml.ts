/** Elements that end by themselves, or have no end: however many there are, they are not within one another. */
const alone =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|param|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;
/** More elements within one another are no email: a browser's time to read them grows with the square of it. */
const deepest = 2000;

/** HTML of a stranger, or its words alone where it is so deep that a browser would stand still over it. Takes time in proportion to its length. */
export function shallowHtml(html: string): string {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9:-]*)/gi)) {
    if (alone.test(name)) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return html.replace(/<[^<>]*>?/g, ' ').replace(/[ \t]{2,}/g, ' ');
  }
  return html;
}
