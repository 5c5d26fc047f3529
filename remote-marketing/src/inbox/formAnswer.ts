import { commit, defineCollection, drop, existing, newId, put, useRecords } from '@steps/platform';
import * as v from 'valibot';

const formAnswerSchema = v.object({
  id: v.string(),
  /** The page whose form it was. */
  page: v.string(),
  name: v.string(),
  email: v.string(),
  answers: v.array(v.object({ label: v.string(), value: v.string() })),
  /** What was agreed to, in words; empty when nothing was. */
  consent: v.string(),
  contactId: v.string(),
  /** When it was sent; UTC, ISO 8601. */
  at: v.string(),
  readAt: v.optional(v.string()),
});
export type FormAnswer = Readonly<v.InferOutput<typeof formAnswerSchema>>;

/** What visitors sent with the forms of pages. */
export const formAnswers = defineCollection({
  name: 'formAnswers',
  module: ['website', 'marketing'],
  schema: formAnswerSchema,
  version: 1,
  restorable: true,
});

/** Keeps an answer in the inbox, as part of the step that makes its contact. */
export const answerKept = (answer: Omit<FormAnswer, 'id'>) => put(formAnswers, { ...answer, id: newId('answer') });

/** The answers, the newest first. */
export function useFormAnswers(): readonly FormAnswer[] {
  return useRecords(formAnswers).toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

/** Marks an answer as read, or as new again. */
export function markAnswer(id: string, read: boolean): void {
  const { readAt: _old, ...answer } = existing(formAnswers, id);
  const next: FormAnswer = read ? { ...answer, readAt: new Date().toISOString() } : answer;
  commit({ label: read ? 'Mark an answer as read' : 'Mark an answer as new', changes: [put(formAnswers, next)] });
}

/** Deletes an answer; its contact stays. */
export const deleteAnswer = (id: string): void =>
  commit({ label: 'Delete an answer', changes: [drop(formAnswers, existing(formAnswers, id).id)] });
