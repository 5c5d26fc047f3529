import { ShoppingBag } from 'lucide-react';
import { address, line, picture, words } from '../../editor/fields';
import { escaped } from '../../editor/staticHtml';
import { defineEmailBlock } from '../emailBlock';
import { paragraphsHtml, wordsPlain } from '../mailWords';
import { e } from './mailClasses';
import {
  buttonLeaf,
  headingLeaf,
  linePlain,
  MailButton,
  MailPicture,
  pictureLeaf,
  readWords,
  textLeaf,
  textLook,
} from './mailParts';

export const product = defineEmailBlock({
  kind: 'product',
  label: 'Product',
  icon: ShoppingBag,
  group: 'Business',
  keywords: 'shop price offer item',
  fields: {
    src: picture('Picture', 'alt'),
    alt: line('Picture description'),
    title: line('Name', 'Product name'),
    text: words('Description', 'What it is, and for whom.'),
    price: line('Price', '£0'),
    before: line('Price before'),
    buttonText: line('Button', 'Buy it'),
    link: address('Button goes to'),
  },
  headings: ({ title }) => (title.trim() ? [{ level: 2, text: title }] : []),
  View: ({ content: { src, alt, buttonText }, box, text }) => (
    <div {...box} className={e.product}>
      <MailPicture src={src} alt={alt} />
      {text('title', 'h2', e.heading)}
      {text('text', 'p', e.text, readWords)}
      <p className={e.price}>
        {text('price', 'strong')} {text('before', 's')}
      </p>
      <MailButton text={text} path="buttonText" words={buttonText} />
    </div>
  ),
  leaves: ({ content: { src, alt, title, text, price, before, buttonText, link }, look, theme }) => {
    const was = before.trim() ? ` <s>${escaped(before)}</s>` : '';
    return [
      ...pictureLeaf({ src, alt, width: '600', href: link, rounding: theme.rounding === '0px' ? undefined : '6px' }),
      ...headingLeaf(title, 2, { ...look, size: 18 }, theme, 14),
      ...textLeaf(
        textLook(look, theme, 15),
        paragraphsHtml(text, look.plain ? theme.accent : look.colour, look.align),
        6,
      ),
      ...textLeaf(textLook(look, theme, 16), price.trim() ? `<strong>${escaped(price)}</strong>${was}` : '', 6),
      ...buttonLeaf(buttonText, link, look, theme, 14),
    ];
  },
  plain: ({ title, text, price, before, buttonText, link }) => [
    [
      ...linePlain(title),
      wordsPlain(text.trim()),
      [price.trim(), before.trim() && `(before: ${before.trim()})`].filter(Boolean).join(' '),
      ...linePlain(buttonText, link),
    ]
      .filter(Boolean)
      .join('\n'),
  ],
});
