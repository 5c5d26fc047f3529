import { outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { mailings } from '@steps/business/src/nouns/mailings/mailing';
import type { ImapFlow } from 'imapflow';
import { mostReportBytes } from '../campaigns/deliveryReports';

/**
 * Reads the delivery reports and complaints (multipart/report) among these messages of the open folder that are newer than
 * our first message.
 */
export async function reportsAmong(
  client: ImapFlow,
  uids: readonly number[],
  read: (source: Uint8Array) => Promise<void>,
): Promise<void> {
  const since = firstSent();
  if (since === undefined || uids.length === 0) return;
  const recent = (await client.search({ uid: uids.join(','), since }, { uid: true })) || [];
  if (recent.length === 0) return;
  const kinds = await client.fetchAll(recent.join(','), { uid: true, headers: ['content-type'] }, { uid: true });
  for (const { uid, headers } of kinds) {
    if (!/^content-type:\s*multipart\/report\b/im.test(headers?.toString('latin1') ?? '')) continue;
    const query = { uid: true, source: { start: 0, maxLength: mostReportBytes } };
    const [message] = await client.fetchAll(String(uid), query, { uid: true });
    if (message?.source) await read(message.source);
  }
}

/** When the first message or campaign was written: no report is about an earlier one. */
function firstSent(): Date | undefined {
  const times = [...outgoingMail.all(), ...mailings.all()].map(({ createdAt }) => createdAt);
  const first = times.reduce((least, time) => (time < least ? time : least), times[0] ?? '');
  return first ? new Date(first) : undefined;
}
