import { aiResults, isApproved } from '@steps/business';
import { useVersion } from '@steps/platform';

/** How many of these entries of the review ledger are not approved, or are gone. */
export const waitingWords = (aiResultIds: readonly string[] = []): number =>
  aiResultIds.filter((id) => {
    const result = aiResults.get(id);
    return !result || !isApproved(result);
  }).length;

/** The same in render; anew when the ledger changes. */
export function useWaitingWords(aiResultIds: readonly string[] | undefined): number {
  useVersion(aiResults);
  return waitingWords(aiResultIds);
}
