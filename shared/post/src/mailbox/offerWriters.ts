import { mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { isRefusedWriter, offeredFor } from '@steps/business/src/nouns/mail/unknownMail';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { isEmailAddress } from '@steps/platform/src/core/emailAddress';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { peopleOf, readHeaders, receivedRow } from './receivedRow';

/** Addresses that programs write from. */
const programs = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|notifications?)\b/;

interface WriterOptions {
  /** Milliseconds since 1970. */
  now(): number;
  handOver(collection: string, row: { readonly id: string }): Promise<boolean>;
}

/**
 * Passes on who wrote and is no contact, if a person has switched that on: address, name and time, and nothing of the
 * message. Mail from programs and to lists is left out. `messages`: those of the open folder, with their envelopes. Rejects
 * if it failed; a message counts once, however often it is read.
 */
export async function offerWriters(
  client: ImapFlow,
  messages: readonly FetchMessageObject[],
  folder: Parameters<typeof receivedRow>[1],
  { handOver, now }: WriterOptions,
): Promise<void> {
  if (folder.use !== 'inbox' || !mailReadings.get(folder.account.id)?.offersUnknown) return;
  const isRecent = (date: Date | string | undefined) =>
    date !== undefined && now() - new Date(date).getTime() < offeredFor;
  const some = messages.filter(
    (message) => isRecent(message.internalDate) && isOffered(peopleOf(message).from.address),
  );
  if (some.length === 0) return;
  const query = { uid: true, envelope: true, internalDate: true, size: true, headers: readHeaders };
  const rows: { readonly id: string }[] = [];
  for await (const message of client.fetch(some.map(({ uid }) => uid).join(','), query, { uid: true })) {
    const { id, from, date, direction, isAutomatic } = receivedRow(message, folder);
    if (direction === 'out' || isAutomatic) continue;
    rows.push({ id, ...from, at: date } as { readonly id: string });
  }
  for (const row of rows) await handOver('unknownMail', row);
}

const isOffered = (address: string): boolean =>
  isEmailAddress(address) && !programs.test(address) && !knownAddresses.get(address) && !isRefusedWriter(address);
