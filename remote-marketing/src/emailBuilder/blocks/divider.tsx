import { Minus } from 'lucide-react';
import { choice } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';

export const divider = defineEmailBlock({
  kind: 'divider',
  label: 'Divider',
  icon: Minus,
  group: 'Layout',
  keywords: 'line rule separator',
  fields: { weight: choice('Line', { '1px': 'Thin', '2px': 'Normal', '4px': 'Thick' }, '1px') },
  View: ({ content, box }) => (
    <div {...box} className={e.block}>
      <hr className={e.rule} data-weight={content.weight} />
    </div>
  ),
  leaves: ({ content, look, theme }) => [
    {
      tag: 'mj-divider',
      attributes: {
        'border-width': content.weight,
        // A thin line in the colour of the text would shout.
        'border-color': look.plain && content.weight === '1px' ? '#c9cfcd' : look.plain ? theme.accent : look.colour,
      },
    },
  ],
  plain: () => ['----------'],
});
