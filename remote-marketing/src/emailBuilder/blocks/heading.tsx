import { Heading } from 'lucide-react';
import { choice, line } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';
import { headingLeaf, linePlain } from './mailParts';

export const heading = defineEmailBlock({
  kind: 'heading',
  label: 'Heading',
  icon: Heading,
  group: 'Basic',
  keywords: 'title headline',
  fields: {
    text: line('Heading', 'A heading that says it all'),
    level: choice('Level', { h1: 'Title (1)', h2: 'Section (2)', h3: 'Part of a section (3)' }, 'h2'),
  },
  headings: ({ text, level }) => (text.trim() ? [{ level: Number(level.slice(1)), text }] : []),
  View: ({ content: { level }, box, text }) => (
    <div {...box} className={e.block}>
      {text('text', level, e.heading)}
    </div>
  ),
  leaves: ({ content: { text, level }, look, theme }) =>
    headingLeaf(text, level === 'h1' ? 1 : level === 'h2' ? 2 : 3, look, theme),
  plain: ({ text, level }) => linePlain(level === 'h1' ? text.toUpperCase() : text),
});
