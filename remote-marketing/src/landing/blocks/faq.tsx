import { CircleHelp } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { line, list, words } from '../../editor/fields';
import { p } from './pageClasses';
import { headingOf, SectionHead } from './parts';

export const faq = defineBlock({
  kind: 'faq',
  label: 'Questions',
  icon: CircleHelp,
  group: 'Page',
  keywords: 'faq answers help',
  fields: {
    title: line('Title', 'Questions and answers'),
    text: words('Text'),
    items: list(
      'Questions',
      'question',
      { question: line('Question', 'What do people ask?'), answer: words('Answer', 'Answer in two lines.') },
      [{}, {}],
    ),
  },
  headings: ({ title }) => headingOf(2, title),
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      <SectionHead text={text} title={content.title} words={content.text} />
      <div className={p.faq}>
        {content.items.map((_item, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <details className={p.question} key={nth}>
            <summary>{text(`items.${nth}.question`, 'span')}</summary>
            {text(`items.${nth}.answer`, 'p')}
          </details>
        ))}
      </div>
    </section>
  ),
});
