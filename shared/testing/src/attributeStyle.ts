/** Elements whose display Happy DOM does not give, which keeps neighbouring words apart in an accessible name. */
const inlineTags = new Set(
  'A ABBR B BDI BDO BR CITE CODE DATA DFN EM I IMG KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP svg TIME U VAR'.split(
    ' ',
  ),
);

const isHidden = (element: Element | null): boolean => {
  for (let at = element; at; at = at.parentElement) {
    const visibility = at.hasAttribute('style') ? (at as HTMLElement).style.visibility : '';
    if (visibility) return visibility === 'hidden';
  }
  return false;
};

/**
 * An element's style from its own attributes and tag, instead of `getComputedStyle`. Queries by role ask for it for every
 * element and its parents; matching each against the thousands of rules that antd writes took a quarter of the time of all
 * tests with a window. Style sheets are tested in the browser.
 */
export function attributeStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const computed: Record<string, string> = {
    display:
      style.display || (element.hasAttribute('hidden') ? 'none' : inlineTags.has(element.tagName) ? '' : 'block'),
    visibility: isHidden(element) ? 'hidden' : 'visible',
  };
  const propertyValue = (name: string) => computed[name] ?? style.getPropertyValue(name);
  return new Proxy(style, {
    get: (_style, name) => {
      if (name === 'getPropertyValue') return propertyValue;
      return (typeof name === 'string' && computed[name]) || Reflect.get(style, name);
    },
  });
}
