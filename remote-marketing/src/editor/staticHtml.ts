import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

const voidTags = new Set(['br', 'hr', 'img', 'input']);
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  encType: 'enctype',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  autoComplete: 'autocomplete',
  dateTime: 'datetime',
  referrerPolicy: 'referrerpolicy',
  tabIndex: 'tabindex',
};
/** Of the editor only. */
const editorProps = new Set(['children', 'ref', 'key', 'style']);

export const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/**
 * Elements as HTML. The views of blocks have no hooks, so each is simply called; React's own server renderer would weigh 60 kB
 * and write what only React can read. Text and attributes are escaped; nothing else gets in.
 */
export function staticHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(staticHtml).join('');
  if (!isValidElement(node)) throw new Error('Expected elements, got something that cannot be written down.');
  // What an element holds is known by its type alone.
  const { type, props } = node as ReactElement<Record<string, unknown>>;
  const children = props.children as ReactNode;
  if (type === Fragment) return staticHtml(children);
  if (typeof type === 'function') return staticHtml((type as (given: unknown) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('Expected elements without hooks.');
  const tag = `<${type}${attributes(props)}>`;
  return voidTags.has(type) ? tag : `${tag}${staticHtml(children)}</${type}>`;
}

const attributes = (props: Readonly<Record<string, unknown>>) =>
  Object.entries(props)
    .filter(
      ([name, value]) =>
        !editorProps.has(name) &&
        typeof value !== 'function' &&
        value !== undefined &&
        value !== null &&
        value !== false,
    )
    .map(([name, value]) => {
      const written = names[name] ?? name;
      return value === true && !written.startsWith('aria-') ? ` ${written}` : ` ${written}="${escaped(String(value))}"`;
    })
    .join('');
