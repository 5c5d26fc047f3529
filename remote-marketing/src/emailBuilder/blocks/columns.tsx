import { Columns2, RectangleVertical } from 'lucide-react';
import { choice, number } from '../../editor/fields';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';

/** Beside each other on a computer, one below the other on a phone. `mailMjml` writes them. */
export const columns = defineEmailBlock({
  kind: 'columns',
  label: 'Columns',
  icon: Columns2,
  group: 'Layout',
  keywords: 'grid side by side',
  fields: {
    columns: number('Number of columns', { min: 1, max: 3 }, 2, 'column'),
    align: choice('Align blocks', { top: 'At the top', middle: 'In the middle' }, 'top'),
  },
  holds: (kind) => kind === 'column',
  start: (add) => [0, 1].map(() => add(column.start(add))),
  View: ({ content, box, children }) => (
    <div {...box} className={e.columns} data-columns={content.columns} data-align={content.align}>
      {children}
    </div>
  ),
  leaves: () => [],
  plain: () => [],
});

export const column = defineEmailBlock({
  kind: 'column',
  label: 'Column',
  icon: RectangleVertical,
  fields: {},
  // Mail programs show no columns within columns.
  holds: (kind) => kind !== 'column' && kind !== 'page' && kind !== 'columns' && kind !== 'footer',
  View: ({ box, children }) => (
    <div {...box} className={e.column}>
      {children}
    </div>
  ),
  leaves: () => [],
  plain: () => [],
});
