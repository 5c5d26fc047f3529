import { Menu } from 'lucide-react';
import { safeAddress } from '../../editor/addressRules';
import { defineBlock } from '../../editor/blockKind';
import { address, line, list } from '../../editor/fields';
import { p } from './pageClasses';
import { PageButton } from './parts';

export const navigation = defineBlock({
  kind: 'navigation',
  label: 'Navigation',
  icon: Menu,
  group: 'Page',
  keywords: 'header menu logo brand',
  fields: {
    brand: line('Name', 'Your business'),
    links: list(
      'Links',
      'link',
      { label: line('Words', 'Link'), to: address('Goes to', '#features') },
      [
        { label: 'What you get', to: '#features' },
        { label: 'Questions', to: '#faq' },
      ],
      8,
    ),
    buttonText: line('Button text'),
    link: address('Button goes to', '#form'),
  },
  View: ({ content, box, text }) => (
    <header {...box} className={p.nav}>
      {text('brand', 'p', p.brand)}
      <nav aria-label="Main">
        <ul className={p.links}>
          {content.links.map(({ to }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
            <li key={nth}>
              <a href={safeAddress(to) || '#'}>{text(`links.${nth}.label`, 'span')}</a>
            </li>
          ))}
        </ul>
      </nav>
      <PageButton text={text} path="buttonText" words={content.buttonText} to={content.link} />
    </header>
  ),
});
