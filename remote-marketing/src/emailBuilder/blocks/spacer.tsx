import { MoveVertical } from 'lucide-react';
import { choice } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';

export const spacer = defineEmailBlock({
  kind: 'spacer',
  label: 'Spacer',
  icon: MoveVertical,
  group: 'Layout',
  keywords: 'space gap',
  fields: { height: choice('Height', { '16px': 'Small', '32px': 'Medium', '56px': 'Large' }, '32px') },
  styles: { padding: '0' },
  View: ({ content, box }) => <div {...box} className={e.spacer} data-height={content.height} />,
  leaves: ({ content }) => [{ tag: 'mj-spacer', attributes: { height: content.height } }],
  plain: () => [],
});
