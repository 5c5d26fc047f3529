import { Columns2, RectangleVertical } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { choice, number } from '../../editor/fields';
import { p } from './pageClasses';

export const columns = defineBlock({
  kind: 'columns',
  label: 'Columns',
  icon: Columns2,
  group: 'Basic',
  keywords: 'grid side by side layout',
  fields: {
    columns: number('Number of columns', { min: 1, max: 4 }, 2, 'column'),
    align: choice('Align blocks', { start: 'At the top', center: 'In the middle' }, 'start'),
  },
  holds: (kind) => kind === 'column',
  start: (add) => [0, 1].map(() => add({ kind: 'column', content: {}, styles: {}, children: [] })),
  View: ({ content, box, children }) => (
    <div {...box} className={p.columns} data-columns={content.columns} data-align={content.align}>
      {children}
    </div>
  ),
});

export const column = defineBlock({
  kind: 'column',
  label: 'Column',
  icon: RectangleVertical,
  fields: {},
  holds: (kind) => kind !== 'column' && kind !== 'page' && kind !== 'navigation' && kind !== 'footer',
  View: ({ box, children }) => (
    <div {...box} className={p.column}>
      {children}
    </div>
  ),
});
