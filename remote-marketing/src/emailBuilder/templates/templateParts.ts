import type { Styles } from '../../editor/styles';
import { centred, onTint, part, room } from './template';

/** A heading with a paragraph under it. */
export const titled = (text: string, words: string, level = 'h2', styles: Styles = {}) => [
  part('heading', { text, level }, { ...styles, padding: { top: '28px', right: '24px', bottom: '4px', left: '24px' } }),
  part('text', { text: words }, { ...styles, padding: { top: '4px', right: '24px', bottom: '16px', left: '24px' } }),
];

export const button = (text: string, styles: Styles = {}, link = 'https://example.com') =>
  part('button', { text, link }, { ...room('8px', '28px'), ...styles });

export const rule = () => part('divider', { weight: '1px' }, room('8px'));

export const footer = (brand: string, address: string, reason: string, styles: Styles = onTint) =>
  part('footer', { brand, text: address, reason, unsubscribe: 'Unsubscribe' }, { ...styles, ...room('24px', '28px') });

/** The first thing that is read: large, on a colour. */
export const opening = (title: string, words: string, styles: Styles, action?: string) => [
  part(
    'heading',
    { text: title, level: 'h1' },
    { ...styles, fontSize: '36px', padding: { top: '48px', right: '32px', bottom: '8px', left: '32px' } },
  ),
  part(
    'text',
    { text: words },
    {
      ...styles,
      fontSize: '17px',
      padding: { top: '4px', right: '32px', bottom: action ? '12px' : '48px', left: '32px' },
    },
  ),
  ...(action
    ? [
        part(
          'button',
          { text: action, link: 'https://example.com' },
          { ...styles, padding: { top: '8px', right: '32px', bottom: '48px', left: '32px' } },
        ),
      ]
    : []),
];

export const item = (title: string, words: string) => [
  part('heading', { text: title }, { fontSize: '18px' }),
  part('text', { text: words }, { fontSize: '15px' }),
];

export const product = (title: string, text: string, price: string, before = '') =>
  part('product', { title, text, price, before, buttonText: 'See it', link: 'https://example.com' }, {});

export const social = (styles: Styles = {}) =>
  part(
    'social',
    {
      links: [
        { label: 'Instagram', to: 'https://instagram.com' },
        { label: 'Facebook', to: 'https://facebook.com' },
      ],
    },
    { ...centred, ...room('16px'), ...styles },
  );
