import { checkedEmail, emailsOf } from '@steps/business';
import type { ScoreBand } from '../records/recordPage/ScoreBadge';
import { joinOthers } from './contactReach';

/** Bands of the lead score, 0 to 100 (spec 2, section 4). */
export function leadScoreBand(score: number): ScoreBand {
  if (score >= 80) return { label: 'High value', tone: 'success' };
  if (score >= 60) return { label: 'Medium', tone: 'warning' };
  if (score >= 40) return { label: 'Low', tone: 'neutral' };
  return { label: 'Cold lead', tone: 'info' };
}

/** Several emails separated by commas, each checked; `undefined` for none. */
export const checkedEmails = (emails: string): string | undefined =>
  joinOthers(emailsOf({ email: '', otherEmails: emails }).map(checkedEmail));
