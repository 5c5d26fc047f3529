import { Image } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { choice, line, picture } from '../../editor/fields';
import { safePicture } from '../../links/addressRules';
import { Art, artNames } from './pageArt';
import { p } from './pageClasses';
import { PagePicture } from './parts';

export const image = defineBlock({
  kind: 'image',
  label: 'Image',
  icon: Image,
  group: 'Basic',
  keywords: 'picture photo',
  fields: {
    src: picture('Picture', 'alt'),
    alt: line('Picture description', '', 'What somebody who cannot see it needs to know.'),
    caption: line('Caption'),
    art: choice('Drawing, without a picture', artNames, 'hills'),
  },
  View: ({ content: { src, alt, art }, box, text }) => (
    <figure {...box} className={p.prose}>
      {safePicture(src) ? <PagePicture src={src} alt={alt} /> : <Art name={art} />}
      {text('caption', 'figcaption', p.caption)}
    </figure>
  ),
});
