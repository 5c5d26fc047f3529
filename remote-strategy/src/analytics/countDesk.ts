import type { CountAnswer, CountMessage } from './countMessages';
import { counted, type MetricTable } from './countRules';

/** Keeps the tables and answers questions about them: in the worker, or in the page where there is none. */
export function countDesk(answer: (answer: CountAnswer) => void): (message: CountMessage) => void {
  const tables = new Map<string, MetricTable>();
  return (message) => {
    if (message.kind === 'put') {
      tables.set(message.metric, message.table);
      return;
    }
    const table = tables.get(message.metric);
    answer({ id: message.id, counted: table && counted(table, message.question) });
  };
}
