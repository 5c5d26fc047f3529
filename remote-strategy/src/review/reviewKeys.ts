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
  { key: 'g', verb: 'regenerate', does: 'Ask again' },
  { key: 'u', verb: 'undo', does: 'Undo the last decision' },
  { key: '?', verb: 'shortcuts', does: 'All shortcuts' },
];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What a key means; nothing with a modifier, and a held key only moves. */
export function reviewKeyOf({ key, ctrlKey, metaKey, altKey, repeat }: Key): ReviewKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const verb = reviewKeys.find((known) => known.key === key.toLowerCase())?.verb;
  return repeat && verb !== 'next' && verb !== 'previous' ? undefined : verb;
}

const typed = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date', 'time']);

/** Whether letters belong to what has the focus: text fields, and lists that jump to a letter. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return typed.has(target.type);
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  return target.isContentEditable || target.closest('[role=menu], [role=listbox]') !== null;
}
