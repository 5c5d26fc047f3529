import { CodeXml } from 'lucide-react';
import { words } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { readForeignHtml } from '../foreignHtml';
import { bodyLook, foreignMarkup, foreignWords } from '../foreignMarkup';
import { e } from './mailClasses';
import { textLeaf, textLook } from './mailParts';

export const html = defineEmailBlock({
  kind: 'html',
  label: 'HTML',
  icon: CodeXml,
  group: 'Advanced',
  keywords: 'code embed',
  fields: {
    code: words(
      'HTML',
      '<p>Your own <strong>HTML</strong></p>',
      'Scripts, forms and frames are taken out: no mail program shows them.',
    ),
  },
  View: ({ content, box }) => (
    <div {...box} className={e.html}>
      <div ref={(host) => shown(host, content.code)} />
    </div>
  ),
  leaves: ({ content, look, theme }) => {
    const inner = foreignMarkup(readForeignHtml(content.code).body);
    return textLeaf(textLook(look, theme, 16), inner.trim() === '' ? '' : inner);
  },
  ownColours: ({ code }) => /bgcolor|background/iu.test(code),
  plain: ({ code }) => [foreignWords(readForeignHtml(code).body)].filter(Boolean),
});

/** Shows the HTML in a tree of its own: the styles of this program do not reach it, and its links lead nowhere while it is edited. */
function shown(host: HTMLDivElement | null, code: string) {
  if (!host) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { body } = readForeignHtml(code);
  const page = document.createElement('div');
  page.setAttribute('style', bodyLook(body));
  page.append(...[...body.childNodes].map((node) => document.importNode(node, true)));
  for (const link of page.querySelectorAll('[href]')) link.removeAttribute('href');
  root.replaceChildren(page);
}
