import { type CommandProps, Extension, Node } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** What the table rules of ProseMirror call the parts of a table. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: 1, parseHTML: (element) => Number(element.getAttribute('colspan') ?? 1) || 1 },
      rowspan: { default: 1, parseHTML: (element) => Number(element.getAttribute('rowspan') ?? 1) || 1 },
      colwidth: { default: null, rendered: false },
      align: {
        default: null,
        parseHTML: (element) =>
          /left|center|right/u.exec(element.style.textAlign || element.getAttribute('align') || '')?.[0],
        renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** What can be done to the table at the caret, and the table that is put in. */
export const tablePresses = {
  'Add row': addRowAfter,
  'Add column': addColumnAfter,
  'Delete row': deleteRow,
  'Delete column': deleteColumn,
  'Delete table': deleteTable,
} as const;

const row = (type: string) => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** A table of three columns; the first row names them. */
export const newTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };

/** Marks the cells that are chosen: the browser marks none of them. */
function chosenCells({ doc, selection }: EditorState): DecorationSet | undefined {
  if (!(selection instanceof CellSelection)) return undefined;
  const marks: Decoration[] = [];
  selection.forEachCell((cell, at) => marks.push(Decoration.node(at, at + cell.nodeSize, { 'data-chosen': '' })));
  return DecorationSet.create(doc, marks);
}

/** Tables as GFM has them: a row of headings, and words in each cell. */
export const RichTable = Extension.create({
  name: 'richTable',
  addExtensions: () => [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: chosenCells } }), tableEditing()],
  addKeyboardShortcuts() {
    const go = (way: 1 | -1) => () =>
      this.editor.commands.command(
        ({ state, dispatch }: CommandProps) => isInTable(state) && goToNextCell(way)(state, dispatch),
      );
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});
