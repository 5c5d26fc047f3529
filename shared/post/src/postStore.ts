import { type OutgoingMail, outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { aiApprovals, entryOf } from '@steps/journal/src/team/approvals/aiApproval';
import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import type { CommitRules } from '@steps/platform/src/core/store/commitRules';
import { openWorkspaceStore } from '@steps/platform/src/core/store/database';
import { UnapprovedAiChangeError } from '@steps/platform/src/core/store/origin';

/** The first entry of the review ledger whose words are in a message and that nobody has approved. */
export const unapprovedIn = ({ aiResultIds = [] }: Pick<OutgoingMail, 'aiResultIds'>): string | undefined => {
  if (aiResultIds.length === 0) return undefined;
  const approved = new Set(aiApprovals.all().flatMap(({ id, digest }) => (digest === '' ? [] : [entryOf(id)])));
  return aiResultIds.find((id) => !approved.has(id));
};

/**
 * The post office cannot read the review ledger, only that something was approved: it lets nothing become ready that was not.
 * Browsers check that the words are the approved ones.
 */
const rules: CommitRules = {
  allowed: (changes) => changes,
  approval: {
    check(_origin, changes) {
      for (const { collection, value } of changes) {
        if (collection !== outgoingMail.name || value === undefined) continue;
        const mail = value as OutgoingMail;
        const missing = mail.status === 'sending' ? unapprovedIn(mail) : undefined;
        if (missing) throw new UnapprovedAiChangeError(missing, 'not approved');
      }
    },
    holdsBack: () => false,
    trail: () => [],
  },
  observers: [],
  logRows: () => [],
};

/** A store in memory: what the post office knows is in the stream, sealed, and is read again at each start. */
export const openPostStore = (): Promise<void> => openWorkspaceStore(memoryPort(), rules);
