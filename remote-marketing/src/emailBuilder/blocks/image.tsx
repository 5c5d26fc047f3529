import { Image } from 'lucide-react';
import { address, choice, line, picture } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';
import { MailPicture, pictureLeaf, pictureWidths } from './mailParts';

export const image = defineEmailBlock({
  kind: 'image',
  label: 'Image',
  icon: Image,
  group: 'Basic',
  keywords: 'picture photo',
  fields: {
    src: picture('Picture', 'alt'),
    alt: line('Picture description', '', 'What somebody who cannot see it needs to know.'),
    width: choice('Width', pictureWidths, '600'),
    link: address('Goes to'),
  },
  View: ({ content: { src, alt, width }, box }) => (
    <div {...box} className={e.block}>
      <MailPicture src={src} alt={alt} width={width} />
    </div>
  ),
  leaves: ({ content: { src, alt, width, link }, look }) =>
    pictureLeaf({ src, alt, width, href: link, align: look.align }),
  plain: ({ alt }) => (alt.trim() ? [`[${alt.trim()}]`] : []),
});
