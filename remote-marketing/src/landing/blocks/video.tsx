import { CirclePlay } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { address, choice, line, picture } from '../../editor/fields';
import { safeAddress, safePicture } from '../../links/addressRules';
import { Art, artNames } from './pageArt';
import { p } from './pageClasses';
import { headingOf, PagePicture } from './parts';

/** A picture that leads to the video: a player would bring scripts and cookies of others into the page. */
export const video = defineBlock({
  kind: 'video',
  label: 'Video',
  icon: CirclePlay,
  group: 'Page',
  keywords: 'film youtube vimeo',
  fields: {
    title: line('Title', 'See how it works'),
    link: address('Address of the video', '', 'It opens where it is shown, for example on YouTube.'),
    words: line('Words on the picture', 'Watch the video'),
    src: picture('Picture', 'alt'),
    alt: line('Picture description'),
    art: choice('Drawing, without a picture', artNames, 'board'),
  },
  headings: ({ title }) => headingOf(2, title),
  View: ({ content: { link, src, alt, art }, box, text }) => (
    <section {...box} className={p.section}>
      {text('title', 'h2')}
      <a className={p.video} href={safeAddress(link) || '#'}>
        {safePicture(src) ? <PagePicture src={src} alt={alt} /> : <Art name={art} />}
        {text('words', 'span', p.play)}
      </a>
    </section>
  ),
});
