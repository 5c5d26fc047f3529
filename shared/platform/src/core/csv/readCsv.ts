import Papa from 'papaparse';

/** The filled rows of a CSV text, whatever separates its cells; the first is usually the names of the columns. */
export const readCsv = (text: string): string[][] => Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
