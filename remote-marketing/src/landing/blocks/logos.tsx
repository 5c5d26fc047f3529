import { BadgeCheck } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { line, list, picture } from '../../editor/fields';
import { safePicture } from '../../links/addressRules';
import { p } from './pageClasses';
import { PagePicture } from './parts';

export const logos = defineBlock({
  kind: 'logos',
  label: 'Logos',
  icon: BadgeCheck,
  group: 'Page',
  keywords: 'customers partners trust',
  fields: {
    text: line('Text', 'Trusted by'),
    items: list('Logos', 'logo', { name: line('Name', 'A customer'), src: picture('Logo', 'name') }, [{}, {}, {}]),
  },
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      {text('text', 'p', p.eyebrow)}
      <ul className={p.logos}>
        {content.items.map(({ name, src }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <li key={nth}>
            {safePicture(src) ? <PagePicture src={src} alt={name} /> : text(`items.${nth}.name`, 'span')}
          </li>
        ))}
      </ul>
    </section>
  ),
});
