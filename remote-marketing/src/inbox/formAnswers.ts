import { type FormAnswer, formAnswers } from '@steps/business/forms';
import { commit, drop, existing, newId, put, useRecords } from '@steps/platform';

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

/** Deletes an answer, with its files; its contact stays. */
export async function deleteAnswer(id: string): Promise<void> {
  const { files } = existing(formAnswers, id);
  const dropped = files ? (await import('./formFile')).filesDropped(id) : [];
  commit({ label: 'Delete an answer', changes: [drop(formAnswers, id), ...dropped] });
}
