import { PanelTop } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { address, choice, line, picture, words } from '../../editor/fields';
import { Art, artNames } from './pageArt';
import { p } from './pageClasses';
import { headingOf, PageButton, PagePicture } from './parts';

export const hero = defineBlock({
  kind: 'hero',
  label: 'Hero',
  icon: PanelTop,
  group: 'Basic',
  keywords: 'headline title top banner',
  fields: {
    eyebrow: line('Line above the title'),
    title: line('Title', 'Say what you offer, in one line'),
    subtitle: words('Subtitle', 'Who it is for, what they get, and why now.'),
    buttonText: line('Button text', 'Get in touch'),
    link: address('Button goes to', '#form'),
    note: line('Note beside the button'),
    layout: choice('Layout', { split: 'Picture right', centre: 'Centred' }, 'split'),
    src: picture('Picture', 'alt'),
    alt: line('Picture description'),
    art: choice('Drawing, without a picture', artNames, 'rings'),
  },
  headings: ({ title }) => headingOf(1, title),
  View: ({ content: { layout, src, alt, art, buttonText, link }, box, text }) => (
    <section {...box} className={layout === 'split' ? p.heroSplit : p.hero}>
      <div className={p.heroText}>
        {text('eyebrow', 'p', p.eyebrow)}
        {text('title', 'h1')}
        {text('subtitle', 'p', p.lead)}
        <div className={p.actions}>
          <PageButton text={text} path="buttonText" words={buttonText} to={link} />
          {text('note', 'span', p.note)}
        </div>
      </div>
      {src ? <PagePicture src={src} alt={alt} /> : <Art name={art} />}
    </section>
  ),
});
