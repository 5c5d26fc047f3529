import { type MailMark, mailMarks } from '@steps/business/src/nouns/mail/mailMark';
import type { ImapFlow } from 'imapflow';
import { isTaken, type ReadFolder } from './readMessages';
import { marksOf, receivedRow } from './receivedRow';

/** Most changes looked at in one go. */
const atOnce = 500;

interface MarkOptions {
  /** Milliseconds since 1970. */
  now(): number;
  /** Writes them; resolves once they are on the server. May reject. */
  mark(marks: readonly MailMark[]): Promise<void>;
}

/**
 * `since`: the last known change; `last`: the number of the last message that was read, and `before` the same at that time.
 */
interface MarkRange {
  readonly since: bigint;
  readonly last: number;
  readonly before: number;
}

/**
 * Notes which messages in the open folder were opened, answered or marked as unread since `since` (CONDSTORE, RFC 7162). A
 * message deleted there stays here: only people here decide that. Rejects if it is not known whether all was noted.
 */
export async function readMarks(
  client: ImapFlow,
  folder: ReadFolder,
  { since, last, before }: MarkRange,
  { now, mark }: MarkOptions,
): Promise<void> {
  const uids = (await client.search({ uid: `1:${last}`, modseq: since + 1n }, { uid: true })) || [];
  const query = { uid: true, envelope: true, size: true, flags: true };
  for (let at = 0; at < uids.length; at += atOnce) {
    const range = uids.slice(at, at + atOnce).join(',');
    const news: MailMark[] = [];
    // One after another: a message may have gone to 10,000 people, and 500 of those at once are too much for the memory.
    for await (const message of client.fetch(range, query, { uid: true })) {
      if (!isTaken(message, folder)) continue;
      const { isUnread = false, isAnswered = false } = marksOf(message);
      const { id } = receivedRow(message, folder);
      // A new one has its own mark.
      const known = mailMarks.get(id) ?? (message.uid > before ? { isUnread: true, isAnswered: false } : undefined);
      if (known?.isUnread === isUnread && known.isAnswered === isAnswered) continue;
      news.push({ id, isUnread, isAnswered, at: new Date(now()).toISOString() });
    }
    if (news.length > 0) await mark(news);
  }
}
