import type { LookAnswer, LookMessage } from './lookMessages';
import { lookIn } from './tableRules';
import type { FieldValue } from './toolNoun';

interface KeptTable {
  length: number;
  readonly columns: Map<string, FieldValue[]>;
}

/** Keeps tables and looks through them, in the worker. */
export function lookDesk(answer: (answer: LookAnswer) => void): (message: LookMessage) => void {
  const tables = new Map<string, KeptTable>();
  return (message) => {
    if (message.kind === 'forget') {
      tables.clear();
      return;
    }
    const table = tables.get(message.table);
    if (message.kind === 'put') {
      const kept = table ?? { length: 0, columns: new Map() };
      const column = kept.columns.get(message.field) ?? [];
      message.rows.forEach((row, at) => {
        column[row] = message.values[at];
      });
      kept.length = message.length;
      kept.columns.set(message.field, column);
      tables.set(message.table, kept);
      return;
    }
    const value = (field: string, row: number) => table?.columns.get(field)?.[row];
    answer({ id: message.id, looked: table && lookIn({ length: table.length, value }, message.look) });
  };
}
