import { Type } from 'lucide-react';
import { words } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { paragraphsHtml, wordsPlain } from '../mailWords';
import { e } from './mailClasses';
import { readWords, textLeaf, textLook } from './mailParts';

export const text = defineEmailBlock({
  kind: 'text',
  label: 'Text',
  icon: Type,
  group: 'Basic',
  keywords: 'paragraph copy words',
  fields: {
    text: words(
      'Text',
      'Write here. Leave an empty line for a new paragraph.',
      'An empty line begins a paragraph. **Two stars** make words bold, [words](address) makes a link.',
    ),
  },
  View: ({ box, text: part }) => (
    <div {...box} className={e.block}>
      {part('text', 'p', e.text, readWords)}
    </div>
  ),
  leaves: ({ content, look, theme }) =>
    textLeaf(
      textLook(look, theme, 16),
      paragraphsHtml(content.text, look.plain ? theme.accent : look.colour, look.align),
    ),
  plain: (content) => (content.text.trim() ? [wordsPlain(content.text.trim())] : []),
});
