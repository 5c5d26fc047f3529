import { type FieldValue, type Looked, lookIn, NameIndex, titleField } from '@steps/business/queries';
import type { LookMessage } from './lookMessages';

interface KeptTable {
  length: number;
  readonly columns: Map<string, FieldValue[]>;
  readonly names: NameIndex;
}

/** Keeps tables and searches them, in the worker. Undefined: it has no such table, so the page searches itself. */
export function lookUpHandler(): (message: LookMessage) => Looked | undefined {
  const tables = new Map<string, KeptTable>();
  return (message) => {
    if (message.kind === 'forget') {
      tables.clear();
      return undefined;
    }
    const table = tables.get(message.table);
    if (message.kind === 'put') {
      const kept = table ?? { length: 0, columns: new Map(), names: new NameIndex() };
      const column = kept.columns.get(message.field) ?? [];
      message.rows.forEach((row, at) => {
        const value = message.values[at];
        column[row] = value;
        if (message.field === titleField) kept.names.put(row, String(value ?? ''));
      });
      kept.length = message.length;
      kept.columns.set(message.field, column);
      tables.set(message.table, kept);
      return undefined;
    }
    return (
      table &&
      lookIn(
        {
          length: table.length,
          value: (field, row) => table.columns.get(field)?.[row],
          named: (asked) => table.names.like(asked, table.length),
        },
        message.look,
      )
    );
  };
}
