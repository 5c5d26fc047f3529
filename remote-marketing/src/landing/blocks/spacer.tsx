import { MoveVertical } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { choice } from '../../editor/fields';

const heights = { '1rem': 'Small', '2rem': 'Medium', '4rem': 'Large', '6rem': 'Very large' } as const;

export const spacer = defineBlock({
  kind: 'spacer',
  label: 'Spacer',
  icon: MoveVertical,
  group: 'Basic',
  keywords: 'gap space empty',
  fields: { height: choice('Height', heights, '2rem') },
  View: ({ content, box }) => <div {...box} data-height={content.height} aria-hidden="true" />,
});
