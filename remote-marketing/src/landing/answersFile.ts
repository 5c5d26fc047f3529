import { ownZone, region } from '@steps/platform';
import { type DateColumn, type DateOrder, dateColumn, momentOfWritten, readWrittenDate } from '@steps/platform/zones';
import type { EditorDocument } from '../editor/document';
import { reading } from '../editor/documentRules';
import { formNames } from './blocks/formNames';
import { questionKinds } from './blocks/questionKinds';
import type { Answer, Sent } from './pageAnswers';

/** Rows of a file that are read; our choice. */
const mostRows = 10_000;

interface Form {
  readonly questions: readonly { readonly label: string; readonly kind: Answer['kind'] }[];
  readonly consent: string;
}

/** The form of a page; the first when it has several. */
export function formOf(document: EditorDocument): Form | undefined {
  const node = reading(document)
    .map((id) => document.nodes[id])
    .find((one) => one?.kind === 'form');
  // Content is read by the fields of the form before it gets into a document.
  return node?.content as Form | undefined;
}

/** Answers of a file, and what is odd about it in words. */
interface ReadAnswers {
  readonly sent: readonly Sent[];
  readonly problems: readonly string[];
  /** How the times of its rows were read; undefined without a column of them. */
  readonly dates?: DateColumn & { readonly name: string };
}

/**
 * Reads answers that a form service collected, a row for each: columns are matched with the questions of the form by their
 * names, a column of consent and one of the time are looked for. A row without consent brings none.
 * `order`: of dates in figures, once chosen.
 */
export async function readAnswers(text: string, form: Form, order?: DateOrder): Promise<ReadAnswers> {
  const { readCsv } = await import('@steps/platform/csv');
  const [head = [], ...body] = readCsv(text);
  const columns = head.map((name) => columnOf(name, form));
  const used = new Set(columns.filter((one) => one !== undefined));
  if (![...used].some((one) => typeof one === 'object')) {
    return { sent: [], problems: ['No column is called like a question of the form.'] };
  }
  const now = new Date().toISOString();
  const time = columns.indexOf('time');
  const written = body.map((row) => row[time]?.trim() ?? '');
  const dates =
    time < 0 ? undefined : { ...dateColumn(written, region().dates, order), name: head[time]?.trim() ?? '' };
  const momentOf = (cell: string) => {
    const date = dates && readWrittenDate(cell, dates.order);
    return date && momentOfWritten(date, ownZone(), { hour: 0, minute: 0 });
  };
  const unread = written.find((cell) => cell && !momentOf(cell));
  const sent = body.slice(0, mostRows).map((row): Sent => {
    const cell = (wanted: 'consent' | 'time') => row[columns.indexOf(wanted)]?.trim() ?? '';
    const answers = columns.flatMap((column, nth): Answer[] =>
      typeof column === 'object' ? [{ ...column, value: row[nth] ?? '' }] : [],
    );
    return { answers, consent: agreed(cell('consent'), form.consent), at: momentOf(cell('time')) ?? now };
  });
  const missing = form.questions.filter(({ label }) => !columns.some((one) => isQuestion(one, label)));
  return {
    sent,
    ...(dates && { dates }),
    problems: [
      ...missing.map(({ label }) => `There is no column “${label}”.`),
      ...(unread ? [`“${unread.slice(0, 40)}” is not a date: such rows are taken as received today.`] : []),
      ...(columns.includes('consent') || !form.consent ? [] : ['There is no column of consent: none is recorded.']),
      ...(body.length > mostRows ? [`Only the first ${mostRows.toLocaleString('en-GB')} rows are read.`] : []),
    ],
  };
}

type Column = { readonly label: string; readonly kind: Answer['kind'] } | 'consent' | 'time' | undefined;

const isQuestion = (column: Column, label: string) => typeof column === 'object' && column.label === label;
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_?:.=()-]+/gu, ' ')
    .trim();
const timeColumns = ['time', 'timestamp', 'date', 'submitted', 'submitted at', 'submitted on', 'created', 'created at'];

function columnOf(name: string, { questions, consent }: Form): Column {
  const called = plain(name);
  // As the exported form names its controls now, and as it did before: "email-1".
  const named = formNames(questions).questions.findIndex((one) => plain(one) === called);
  const nth = /^[a-z]+-(\d+)$/u.exec(name.trim())?.[1];
  const question =
    (nth === undefined ? undefined : questions[Number(nth)]) ??
    questions[named] ??
    questions.find(
      ({ kind }) => plain(questionKinds[kind]) === called || (kind === 'email' && /^e ?mail/u.test(called)),
    );
  if (question) return { label: question.label, kind: question.kind };
  if (called === plain(consent) || /\b(consent|agree|agreed|opt in)\b/u.test(called)) return 'consent';
  return timeColumns.includes(called) ? 'time' : undefined;
}

const no = ['', '0', 'no', 'n', 'false', 'off', '-'];

/** What was agreed to: the words of the form for a yes. */
const agreed = (cell: string, words: string) => (no.includes(cell.toLowerCase()) ? '' : words);
