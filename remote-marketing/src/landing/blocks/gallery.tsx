import { Images } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { choice, line, list, picture, words } from '../../editor/fields';
import { safePicture } from '../../links/addressRules';
import { Art, artNames } from './pageArt';
import { p } from './pageClasses';
import { headingOf, PagePicture, SectionHead } from './parts';

export const gallery = defineBlock({
  kind: 'gallery',
  label: 'Gallery',
  icon: Images,
  group: 'Page',
  keywords: 'pictures photos',
  fields: {
    title: line('Title'),
    text: words('Text'),
    items: list(
      'Pictures',
      'picture',
      {
        src: picture('Picture', 'alt'),
        alt: line('Picture description'),
        caption: line('Caption'),
        art: choice('Drawing, without a picture', artNames, 'grid'),
      },
      [{ art: 'hills' }, { art: 'rings' }, { art: 'leaves' }],
    ),
  },
  headings: ({ title }) => headingOf(2, title),
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      <SectionHead text={text} title={content.title} words={content.text} />
      <div className={p.gallery}>
        {content.items.map(({ src, alt, art }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <figure key={nth}>
            {safePicture(src) ? <PagePicture src={src} alt={alt} /> : <Art name={art} />}
            {text(`items.${nth}.caption`, 'figcaption', p.caption)}
          </figure>
        ))}
      </div>
    </section>
  ),
});
