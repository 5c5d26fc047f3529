import { PanelBottom } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { address, brandName, line, list, words } from '../../editor/fields';
import { safeAddress } from '../../links/addressRules';
import { p } from './pageClasses';

export const footer = defineBlock({
  kind: 'footer',
  label: 'Footer',
  icon: PanelBottom,
  group: 'Page',
  keywords: 'address legal contact',
  fields: {
    brand: brandName(),
    text: words('Address and legal line', 'Street, town, postcode'),
    links: list('Links', 'link', { label: line('Words', 'Privacy'), to: address('Goes to', '') }, [], 8),
  },
  View: ({ content, box, text }) => (
    <footer {...box} className={p.footer}>
      <div>
        {text('brand', 'p', p.brand)}
        {text('text', 'p', p.note)}
      </div>
      {content.links.length > 0 && (
        <ul className={p.links}>
          {content.links.map(({ to }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
            <li key={nth}>
              <a href={safeAddress(to) || '#'}>{text(`links.${nth}.label`, 'span')}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  ),
});
