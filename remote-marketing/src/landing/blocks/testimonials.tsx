import { Quote } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { line, list, words } from '../../editor/fields';
import { p } from './pageClasses';
import { headingOf, SectionHead } from './parts';

export const testimonials = defineBlock({
  kind: 'testimonials',
  label: 'Testimonials',
  icon: Quote,
  group: 'Content',
  keywords: 'quotes reviews customers',
  fields: {
    title: line('Title', 'What customers say'),
    text: words('Text'),
    items: list(
      'Quotations',
      'quotation',
      {
        quote: words('What they said', 'Ask a customer for a line or two.'),
        name: line('Name', 'Name of the customer'),
        role: line('Where they are from'),
      },
      [{}, {}],
    ),
  },
  headings: ({ title }) => headingOf(2, title),
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      <SectionHead text={text} title={content.title} words={content.text} />
      <div className={p.quotes}>
        {content.items.map((_item, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <figure className={p.quote} key={nth}>
            <blockquote>{text(`items.${nth}.quote`, 'p')}</blockquote>
            <figcaption className={p.by}>
              {text(`items.${nth}.name`, 'strong')}
              {text(`items.${nth}.role`, 'span')}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  ),
});
