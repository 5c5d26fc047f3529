import { commit, drop, newId, put, RuleError, stamp, useRecords } from '@steps/platform';
import { type CannedReply, type CannedReplyInput, cannedReplies } from './cannedReply';

/** Adds a canned reply. `RuleError` without title, shortcut or text, and for a shortcut that is taken. */
export function createCannedReply(input: CannedReplyInput): CannedReply {
  const reply = made(input);
  commit({ label: `Add the canned reply ${reply.title}`, changes: [put(cannedReplies, reply)] });
  return reply;
}

/** Adds several as one step, except those whose shortcut is taken. Returns how many. */
export function createCannedReplies(inputs: readonly CannedReplyInput[]): number {
  const taken = new Set(cannedReplies.all().map(({ shortcut }) => shortcut));
  const replies = inputs.filter(({ shortcut }) => !taken.has(shortcut)).map(made);
  commit({ label: `Add ${replies.length} canned replies`, changes: replies.map((one) => put(cannedReplies, one)) });
  return replies.length;
}

/** Changes a canned reply. `RuleError` as for adding, and if it was deleted meanwhile. */
export function updateCannedReply(id: string, input: CannedReplyInput): CannedReply {
  const before = cannedReplies.get(id);
  if (!before) throw new RuleError('This canned reply has been deleted.');
  const reply = { ...before, ...checked(input, id), updatedAt: stamp() };
  commit({ label: `Edit the canned reply ${reply.title}`, changes: [put(cannedReplies, reply)] });
  return reply;
}

/** Deletes a canned reply; undo brings it back. */
export function deleteCannedReply(id: string): void {
  const title = cannedReplies.get(id)?.title ?? '';
  commit({ label: `Delete the canned reply ${title}`, changes: [drop(cannedReplies, id)] });
}

export const useCannedReplies = (): readonly CannedReply[] => useRecords(cannedReplies);

function made(input: CannedReplyInput): CannedReply {
  const at = stamp();
  return { ...checked(input), id: newId('reply'), createdAt: at, updatedAt: at };
}

function checked({ title, shortcut, body }: CannedReplyInput, id?: string): CannedReplyInput {
  const trimmed = {
    title: title.trim(),
    shortcut: shortcut.trim().replace(/^\//, '').toLowerCase(),
    body: body.trim(),
  };
  if (!trimmed.title) throw new RuleError('Enter a title for the canned reply; it is empty.');
  if (!/^[\w-]{1,30}$/.test(trimmed.shortcut)) {
    throw new RuleError('Use letters, digits or hyphens for the shortcut, at most 30.');
  }
  if (!trimmed.body) throw new RuleError('Enter a text for the canned reply; it is empty.');
  const other = cannedReplies.all().find((reply) => reply.shortcut === trimmed.shortcut && reply.id !== id);
  if (other) throw new RuleError(`Choose another shortcut: “/${trimmed.shortcut}” is already “${other.title}”.`);
  return trimmed;
}
