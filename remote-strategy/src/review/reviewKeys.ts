/** What a single key does in the queue. */
export type ReviewKey =
  | 'next'
  | 'previous'
  | 'approve'
  | 'modify'
  | 'reject'
  | 'comment'
  | 'regenerate'
  | 'undo'
  | 'shortcuts';

/** The keys with what they do, in the order of the hints. */
export const reviewKeys: readonly { readonly key: string; readonly verb: ReviewKey; readonly does: string }[] = [
  { key: 'j', verb: 'next', does: 'Next' },
  { key: 'k', verb: 'previous', does: 'Previous' },
  { key: 'a', verb: 'approve', does: 'Approve' },
  { key: 'm', verb: 'modify', does: 'Modify' },
  { key: 'r', verb: 'reject', does: 'Reject' },
  { key: 'c', verb: 'comment', does: 'Comment' },
  { key: 'g', verb: 'regenerate', does: 'Regenerate' },
  { key: 'u', verb: 'undo', does: 'Undo the last decision' },
  { key: '?', verb: 'shortcuts', does: 'All shortcuts' },
];
