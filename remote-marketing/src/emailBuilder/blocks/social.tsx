import { Share2 } from 'lucide-react';
import { address, line, list } from '../../editor/fields';
import { escaped } from '../../editor/staticHtml';
import { mailAddress } from '../../links/addressRules';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';
import { linePlain, textLeaf, textLook } from './mailParts';

/** Words, not icons: icons would be fetched from somebody's server with each reading, and are not seen where pictures are off. */
export const social = defineEmailBlock({
  kind: 'social',
  label: 'Social links',
  icon: Share2,
  group: 'Business',
  keywords: 'instagram facebook linkedin follow',
  fields: {
    links: list(
      'Links',
      'link',
      { label: line('Words', 'Instagram'), to: address('Goes to') },
      [
        { label: 'Instagram', to: '' },
        { label: 'Facebook', to: '' },
        { label: 'LinkedIn', to: '' },
      ],
      8,
    ),
  },
  styles: { textAlign: 'center' },
  View: ({ content, box, text }) => (
    <div {...box} className={e.block}>
      <p className={e.links}>
        {content.links.map((_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <span key={nth}>{text(`links.${nth}.label`, 'u')}</span>
        ))}
      </p>
    </div>
  ),
  leaves: ({ content, look, theme }) => {
    const colour = look.plain ? theme.accent : look.colour;
    const links = content.links.flatMap(({ label, to }) => {
      const href = mailAddress(to);
      return href && label.trim()
        ? [`<a href="${escaped(href)}" style="color:${colour};text-decoration:underline">${escaped(label)}</a>`]
        : [];
    });
    return textLeaf({ ...textLook(look, theme, 15), align: look.align ?? 'center' }, links.join(' &nbsp; '));
  },
  plain: ({ links }) => links.flatMap(({ label, to }) => (mailAddress(to) ? linePlain(label, to) : [])),
});
