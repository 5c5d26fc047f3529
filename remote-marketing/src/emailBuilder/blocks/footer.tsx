import { PanelBottom } from 'lucide-react';
import { address, brandName, line, words } from '../../editor/fields';
import { escaped } from '../../editor/staticHtml';
import { mailAddress } from '../../links/addressRules';
import { defineEmailBlock } from '../emailBlock';
import { paragraphsHtml } from '../mailWords';
import { e } from './mailClasses';
import { linePlain, readWords, textLeaf, textLook } from './mailParts';

/** What is in a new footer for an address, until somebody writes theirs. */
export const postalPlaceholder = 'Street, town, postcode';

/** Who writes, why, and the way out: the law asks for all three. Without an address for it a reply takes people off. */
export const footer = defineEmailBlock({
  kind: 'footer',
  label: 'Footer',
  icon: PanelBottom,
  group: 'Business',
  keywords: 'unsubscribe address legal contact',
  fields: {
    brand: brandName(),
    text: words('Postal address', postalPlaceholder),
    reason: line('Why people get it', 'You get this email because you are in touch with us.'),
    unsubscribe: line('Words to unsubscribe', 'Unsubscribe'),
    link: address('Unsubscribe goes to', '', 'An address of your mail service, or your email address.'),
  },
  styles: { backgroundColor: 'tint' },
  View: ({ content: { link, unsubscribe }, box, text }) => (
    <div {...box} className={e.footer}>
      {text('brand', 'p', e.note)}
      {text('text', 'p', e.note, readWords)}
      {text('reason', 'p', e.note)}
      {mailAddress(link) ? (
        text('unsubscribe', 'u', e.note)
      ) : (
        <p className={e.note}>To stop, reply with “{unsubscribe.trim() || 'unsubscribe'}”.</p>
      )}
    </div>
  ),
  leaves: ({ content: { brand, text, reason, unsubscribe, link }, look, theme }) => {
    const small = textLook(look, theme, 13);
    const href = mailAddress(link);
    const way = unsubscribe.trim() || 'Unsubscribe';
    const out = href
      ? `<a href="${escaped(href)}" style="color:${look.colour};text-decoration:underline">${escaped(way)}</a>`
      : escaped(`To stop, reply with “${way}”.`);
    return [
      ...textLeaf({ ...small, 'font-weight': '700' }, escaped(brand)),
      ...textLeaf(small, paragraphsHtml(text, look.colour, look.align), 2),
      ...textLeaf(small, escaped(reason), 12),
      ...textLeaf(small, out, 4),
    ];
  },
  plain: ({ brand, text, reason, unsubscribe, link }) => [
    [
      '-- ',
      ...linePlain(brand),
      ...linePlain(text),
      ...linePlain(reason),
      mailAddress(link)
        ? `${unsubscribe.trim() || 'Unsubscribe'}: ${mailAddress(link)}`
        : `To stop, reply with “${unsubscribe.trim() || 'unsubscribe'}”.`,
    ].join('\n'),
  ],
});
