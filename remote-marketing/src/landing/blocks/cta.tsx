import { MousePointerClick } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { address, line, words } from '../../editor/fields';
import { p } from './pageClasses';
import { headingOf, PageButton } from './parts';

export const cta = defineBlock({
  kind: 'cta',
  label: 'Call to action',
  icon: MousePointerClick,
  group: 'Basic',
  keywords: 'button',
  fields: {
    title: line('Title', 'Ready to start?'),
    text: words('Text'),
    buttonText: line('Button text', 'Get in touch'),
    link: address('Button goes to', '#form'),
  },
  styles: { backgroundColor: 'tint' },
  headings: ({ title }) => headingOf(2, title),
  View: ({ content: { buttonText, link }, box, text }) => (
    <section {...box} className={p.cta}>
      {text('title', 'h2')}
      {text('text', 'p', p.lead)}
      <PageButton text={text} path="buttonText" words={buttonText} to={link} />
    </section>
  ),
});
