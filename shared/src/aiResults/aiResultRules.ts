import { byTime } from '../dates';
import type { AiResult } from './aiResult';

/** Whether a person let it through, as it was or changed. */
export const isApproved = (result: AiResult): boolean => result.status === 'approved' || result.status === 'modified';

/** The text to use: as the reviewer changed it, else as it was made. */
export const approvedText = (result: AiResult): string => result.editedText ?? result.output;

/** Entries that wait for a person, oldest first. */
export function reviewsWaiting(results: readonly AiResult[]): AiResult[] {
  return results
    .filter((result) => result.status === 'pending')
    .sort((one, other) => byTime(one.createdAt, other.createdAt));
}
