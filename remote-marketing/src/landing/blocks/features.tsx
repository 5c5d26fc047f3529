import { LayoutGrid } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { choice, line, list, words } from '../../editor/fields';
import { PageIcon, pageIcons } from './pageArt';
import { p } from './pageClasses';
import { headingOf, SectionHead } from './parts';

export const features = defineBlock({
  kind: 'features',
  label: 'Features',
  icon: LayoutGrid,
  group: 'Content',
  keywords: 'benefits services list cards',
  fields: {
    title: line('Title', 'What you get'),
    text: words('Text'),
    items: list(
      'Features',
      'feature',
      {
        icon: choice('Icon', pageIcons, 'check'),
        title: line('Title', 'A benefit'),
        text: words('Text', 'What it means for the customer.'),
      },
      [
        { icon: 'check', title: 'First benefit', text: 'What it means for the customer.' },
        { icon: 'clock', title: 'Second benefit', text: 'What it means for the customer.' },
        { icon: 'heart', title: 'Third benefit', text: 'What it means for the customer.' },
      ],
    ),
  },
  headings: ({ title, items }) => [...headingOf(2, title), ...items.flatMap((item) => headingOf(3, item.title))],
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      <SectionHead text={text} title={content.title} words={content.text} />
      <div className={p.cards}>
        {content.items.map(({ icon }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <div className={p.card} key={nth}>
            <PageIcon name={icon} />
            {text(`items.${nth}.title`, 'h3')}
            {text(`items.${nth}.text`, 'p')}
          </div>
        ))}
      </div>
    </section>
  ),
});
