import type { CountMessage } from './countMessages';
import { type Counted, counted, type MetricTable } from './countRules';

/**
 * Keeps the tables and answers questions about them: in the worker, or in the page where there is none. Undefined for what is
 * only told, and when the table of a question is not known.
 */
export function countHandler(): (message: CountMessage) => Counted | undefined {
  const tables = new Map<string, MetricTable>();
  return (message) => {
    if (message.kind === 'put') {
      tables.set(message.metric, message.table);
      return undefined;
    }
    const table = tables.get(message.metric);
    return table && counted(table, message.question);
  };
}
