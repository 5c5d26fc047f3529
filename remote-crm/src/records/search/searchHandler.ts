import { searchText } from '@steps/platform';
import type { FoundRowNumbers, SearchQuestion } from './searchMessages';
import { wantedBy } from './searchRules';
import { TextTable } from './textTable';

/** Answers the page's questions, in the worker; without workers, in the page itself. */
export function searchHandler(): (question: SearchQuestion) => FoundRowNumbers {
  const tables = new Map<string, TextTable>();
  const tableOf = (name: string) => {
    const table = tables.get(name) ?? new TextTable();
    tables.set(name, table);
    return table;
  };
  return (question) => {
    if (question.kind === 'forget') {
      tables.delete(question.table);
      return new Uint32Array();
    }
    const table = tableOf(question.table);
    if (question.kind === 'put') {
      table.put(question.rows, question.texts.split('\n').map(searchText));
      return new Uint32Array();
    }
    const [first = new Uint32Array(), ...others] = wantedBy(question.query).map((words) => table.find(words));
    return others.length === 0
      ? first
      : Uint32Array.from(new Set([first, ...others].flatMap((one) => [...one]))).sort();
  };
}
