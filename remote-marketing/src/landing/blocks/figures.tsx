import { ChartNoAxesColumn } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { line, list } from '../../editor/fields';
import { p } from './pageClasses';
import { headingOf } from './parts';

export const figures = defineBlock({
  kind: 'figures',
  label: 'Figures',
  icon: ChartNoAxesColumn,
  group: 'Page',
  keywords: 'numbers statistics results',
  fields: {
    title: line('Title'),
    items: list(
      'Figures',
      'figure',
      { value: line('Figure', '100'), label: line('What it says', 'what this number means') },
      [
        { value: '12', label: 'years in business' },
        { value: '48 h', label: 'from order to delivery' },
        { value: '900', label: 'customers a year' },
      ],
      6,
    ),
  },
  headings: ({ title }) => headingOf(2, title),
  View: ({ content, box, text }) => (
    <section {...box} className={p.section}>
      {text('title', 'h2')}
      <ul className={p.figures}>
        {content.items.map((_item, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <li className={p.figure} key={nth}>
            {text(`items.${nth}.value`, 'strong', p.value)}
            {text(`items.${nth}.label`, 'span')}
          </li>
        ))}
      </ul>
    </section>
  ),
});
