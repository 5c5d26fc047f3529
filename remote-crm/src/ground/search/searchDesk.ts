import { searchText } from '@steps/shared';
import type { SearchAnswer, SearchQuestion } from './searchMessages';
import { wantedBy } from './searchRules';
import { TextTable } from './textTable';

/** Answers the questions of the page, in the worker; where there is none, in the page itself. */
export function searchDesk(answer: (answer: SearchAnswer) => void): (question: SearchQuestion) => void {
  const tables = new Map<string, TextTable>();
  const tableOf = (name: string) => {
    const table = tables.get(name) ?? new TextTable();
    tables.set(name, table);
    return table;
  };
  return (question) => {
    if (question.kind === 'put') tableOf(question.table).put(question.rows, question.texts.split('\n').map(searchText));
    else if (question.kind === 'forget') tables.delete(question.table);
    else {
      const table = tableOf(question.table);
      const [first = new Uint32Array(), ...others] = wantedBy(question.query).map((words) => table.find(words));
      const rows =
        others.length === 0 ? first : Uint32Array.from(new Set([first, ...others].flatMap((one) => [...one]))).sort();
      answer({ kind: 'found', id: question.id, rows });
    }
  };
}
