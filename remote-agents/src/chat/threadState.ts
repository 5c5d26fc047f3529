import {
  byTime,
  commit,
  drop,
  newId,
  put,
  RuleError,
  stamp,
  useRecord,
  useRecords,
  useRecordsBy,
} from '@steps/platform';
import { useMemo } from 'react';
import type { AgentId } from '../agents/selectedAgent';
import { type Message, messages, messagesByThread, type Thread, threads } from './thread';

/** Characters of a title. */
const longestTitle = 80;

/** Starts a conversation with an agent. */
export function startThread(agentId: AgentId, ownId?: string): Thread {
  const at = stamp();
  const thread: Thread = {
    id: newId('thread'),
    agentId,
    ...(ownId !== undefined && { ownId }),
    title: '',
    pinned: false,
    draft: '',
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: 'Start a conversation', changes: [put(threads, thread)], undoable: false });
  return thread;
}

/** Changes what a thread is called, whether it is pinned, or what is typed in it. Unknown ids are ignored: it may have been deleted. */
export function changeThread(id: string, patch: Partial<Pick<Thread, 'title' | 'pinned' | 'draft'>>): void {
  const thread = threads.get(id);
  if (!thread) return;
  if (patch.title !== undefined && !patch.title.trim()) throw new RuleError('Enter a name; it is empty.');
  const title = (patch.title ?? thread.title).trim();
  commit({ label: 'Change a conversation', changes: [put(threads, { ...thread, ...patch, title })], undoable: false });
}

/** Deletes a thread with its messages; undo brings it back. */
export function deleteThread(id: string): void {
  const thread = threads.get(id);
  if (!thread) return;
  const gone = messagesByThread.of(id).map((message) => drop(messages, message.id));
  commit({ label: `Delete ${thread.title || 'a conversation'}`, changes: [drop(threads, id), ...gone] });
}

/** Adds a message; the first question names the thread. */
export function addMessage(input: Omit<Message, 'id' | 'at'>): Message {
  const message: Message = { ...input, id: newId('message'), at: afterLast(input.threadId) };
  const thread = threads.get(input.threadId);
  const title =
    thread && !thread.title && input.role === 'user' ? input.text.trim().slice(0, longestTitle) : thread?.title;
  commit({
    label: 'Say something',
    changes: [
      put(messages, message),
      ...(thread ? [put(threads, { ...thread, title: title ?? '', updatedAt: message.at })] : []),
    ],
    undoable: false,
  });
  return message;
}

/**
 * Now, but after all messages of the thread: times are its order, and two may come within a millisecond, or after a clock
 * was put back.
 */
function afterLast(threadId: string): string {
  const now = stamp();
  const last = messagesByThread.of(threadId).reduce((latest, { at }) => (at > latest ? at : latest), '');
  return now > last ? now : new Date(Date.parse(last) + 1).toISOString();
}

/** Puts an answer in the place of the one before; one that was deleted meanwhile stays away. */
export function changeMessage(message: Message): void {
  if (!messages.get(message.id)) return;
  commit({ label: 'Answer again', changes: [put(messages, message)], undoable: false });
}

/** Deletes a message and all that followed: it is asked in other words, or again. */
export function deleteFrom(message: Message): void {
  const all = messagesIn(message.threadId);
  const from = all.findIndex(({ id }) => id === message.id);
  const gone = from < 0 ? [] : all.slice(from);
  commit({ label: 'Take back', changes: gone.map(({ id }) => drop(messages, id)), undoable: false });
}

/** The messages of a thread, oldest first. */
export const messagesIn = (threadId: string): readonly Message[] => inTime(messagesByThread.of(threadId));
const inTime = (list: readonly Message[]) => [...list].sort((one, other) => byTime(one.at, other.at));

/** One thread, in render. */
export const useThread = (id: string | undefined): Thread | undefined => useRecord(threads, id);
/** The messages of a thread, in render, oldest first; ordered once, not with each key that is pressed. */
export function useMessages(threadId: string | undefined): readonly Message[] {
  const list = useRecordsBy(messagesByThread, threadId);
  return useMemo(() => inTime(list), [list]);
}
/** The threads with an agent, by its key, in render: pinned first, then the newest. */
export const useThreads = (agentKey: string): readonly Thread[] =>
  useRecords(threads)
    .filter(({ agentId, ownId }) => (ownId ?? agentId) === agentKey)
    .sort((one, other) => Number(other.pinned) - Number(one.pinned) || byTime(other.updatedAt, one.updatedAt));
