import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineBlock } from '../../editor/blockKind';
import { address, brandLogo, brandName, line, list } from '../../editor/fields';
import { safeAddress, safePicture } from '../../links/addressRules';
import { p } from './pageClasses';
import { PageButton } from './parts';

/** Most links of a menu: more would not be found on a phone. */
export const mostLinks = 24;

export const navigation = defineBlock({
  kind: 'navigation',
  label: 'Navigation',
  icon: Menu,
  group: 'Page',
  keywords: 'header menu logo brand',
  fields: {
    brand: brandName('Name', 'With a logo, this is what people who cannot see it hear.'),
    src: brandLogo('brand'),
    home: { ...address('Name and logo go to'), optional: true },
    links: list(
      'Links',
      'link',
      { label: line('Words', 'Link'), to: address('Goes to', '#features') },
      [
        { label: 'What you get', to: '#features' },
        { label: 'Questions', to: '#faq' },
      ],
      mostLinks,
    ),
    buttonText: line('Button text'),
    link: address('Button goes to', '#form'),
  },
  View: ({ content, box, text }) => (
    <header {...box} className={p.nav}>
      <Brand src={content.src} alt={content.brand} to={content.home} name={text('brand', 'span')} />
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

interface BrandProps {
  readonly src: string;
  readonly alt: string;
  readonly to: string;
  readonly name: ReactNode;
}

/** The logo, or the name where there is none; a way home where there is one. */
const Brand = ({ src, alt, to, name }: BrandProps) => {
  const picture = safePicture(src);
  const sign = picture ? <img className={p.logo} src={picture} alt={alt} /> : name;
  if (!sign) return null;
  return <p className={p.brand}>{safeAddress(to) ? <a href={safeAddress(to)}>{sign}</a> : sign}</p>;
};
