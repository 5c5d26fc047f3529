import { Type } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { choice, line, words } from '../../editor/fields';
import { p } from './pageClasses';
import { headingOf } from './parts';

export const text = defineBlock({
  kind: 'text',
  label: 'Text',
  icon: Type,
  group: 'Basic',
  keywords: 'paragraph heading copy',
  fields: {
    title: line('Heading'),
    level: choice('Heading level', { h2: 'Section (2)', h3: 'Part of a section (3)' }, 'h2'),
    text: words('Text', 'Write here. Leave an empty line for a new paragraph.'),
  },
  headings: ({ title, level }) => headingOf(level === 'h2' ? 2 : 3, title),
  View: ({ content: { level }, box, text: part }) => (
    <div {...box} className={p.prose}>
      {part('title', level)}
      {part('text', 'p')}
    </div>
  ),
});
