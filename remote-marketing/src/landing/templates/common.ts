import type { Styles } from '../../editor/styles';
import { part } from './template';

type Pair = readonly [string, string];

export const nav = (brand: string, links: readonly Pair[], buttonText = '', link = '#form', styles: Styles = {}) =>
  part('navigation', { brand, links: links.map(([label, to]) => ({ label, to })), buttonText, link }, styles);

export const features = (
  title: string,
  items: readonly (readonly [icon: string, title: string, text: string])[],
  styles: Styles = {},
  text = '',
) =>
  part(
    'features',
    { title, text, items: items.map(([icon, name, words]) => ({ icon, title: name, text: words })) },
    styles,
  );

export const quotes = (
  title: string,
  items: readonly (readonly [quote: string, name: string, role: string])[],
  styles: Styles = {},
) => part('testimonials', { title, items: items.map(([quote, name, role]) => ({ quote, name, role })) }, styles);

export const faq = (title: string, items: readonly Pair[], styles: Styles = {}) =>
  part('faq', { title, items: items.map(([question, answer]) => ({ question, answer })) }, styles);

export const figures = (items: readonly Pair[], styles: Styles = {}, title = '') =>
  part('figures', { title, items: items.map(([value, label]) => ({ value, label })) }, styles);

export const footer = (brand: string, text: string, styles: Styles = {}) =>
  part('footer', { brand, text, links: [] }, styles);

const nameAndEmail = [
  { label: 'Name', kind: 'name', required: true },
  { label: 'Email', kind: 'email', required: true },
];

export const form = (
  title: string,
  text: string,
  buttonText: string,
  more: readonly (readonly [label: string, kind: string])[],
  styles: Styles = {},
) =>
  part(
    'form',
    {
      title,
      text,
      buttonText,
      questions: [...nameAndEmail, ...more.map(([label, kind]) => ({ label, kind, required: false }))],
      consent: 'You may use my details to answer me.',
    },
    styles,
  );
