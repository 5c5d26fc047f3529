import { cleanLine } from '@steps/platform/src/core/text/cleanText';
import PostalMime from 'postal-mime';

/** What a mail server or provider reports later about a message that had been accepted. */
export interface DeliveryReport {
  /** The Message-ID in the returned headers, with the angle brackets. */
  readonly messageId: string;
  readonly recipients: readonly ReportedRecipient[];
}

/**
 * `bounced`: the address does not work; `refused`: this message was refused; `delayed`: it is still being tried;
 * `complained`: its reader marked it as spam, or wants no more.
 */
export interface ReportedRecipient {
  readonly kind: 'bounced' | 'refused' | 'delayed' | 'complained';
  /** In lower case, as named by the server that gave up and in the message; a complaint may name none. */
  readonly addresses: readonly string[];
  readonly words: string;
}

/** Most recipients read from a report: one message can have a hundred. */
const mostRecipients = 100;
const longestWords = 300;
/** How much of a report is read (bytes): it is short, and only the headers of the returned message are needed. */
export const mostReportBytes = 100_000;

/**
 * Reads a delivery report (RFC 3464, in multipart/report, RFC 6522) or a complaint (ARF, RFC 5965); `undefined` for
 * everything else, and if the headers of the message are not returned.
 */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport | undefined> {
  const { attachments } = await PostalMime.parse(source.subarray(0, mostReportBytes));
  const part = (...types: readonly string[]) => {
    const found = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return found && textOf(found.content);
  };
  const returned = part(
    ...['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global', 'message/global-headers'],
  );
  const [, messageId] = /(<[^<>\s]{1,500}>)/.exec(returned ? (fieldsOf(returned).get('message-id') ?? '') : '') ?? [];
  if (!messageId) return undefined;
  const status = part('message/delivery-status', 'message/global-delivery-status');
  const feedback = part('message/feedback-report');
  const recipients = status ? statusOf(status) : feedback ? complaintOf(feedback) : [];
  return recipients.length > 0 ? { messageId, recipients } : undefined;
}

/** The first block is about the message, each one after it about a recipient (RFC 3464, section 2.1). */
function statusOf(text: string): ReportedRecipient[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(1, mostRecipients + 1)
    .flatMap((block) => {
      const fields = fieldsOf(block);
      const kind = kindOf(fields.get('action') ?? '', fields.get('status') ?? '');
      if (!kind) return [];
      const said = fields.get('diagnostic-code')?.replace(/^[\w.-]+\s*;\s*/, '') ?? fields.get('status') ?? '';
      const addresses = ['final-recipient', 'original-recipient'].flatMap((name) => addressOf(fields.get(name)));
      return [{ kind, addresses, words: cleanLine(said).slice(0, longestWords) }];
    });
}

/**
 * By the subject of the status (RFC 3463, section 3): x.0 to x.2 and x.4 are about the address and the way to it, the others
 * about the message.
 */
function kindOf(action: string, status: string): 'bounced' | 'refused' | 'delayed' | undefined {
  const [, level, subject = ''] = /^([245])\.(\d{1,3})\.\d{1,3}/.exec(status) ?? [];
  if (/^delayed\b/i.test(action)) return 'delayed';
  if (!/^failed\b/i.test(action) || level === '2') return undefined;
  // Given up after days: the recipient may be there tomorrow.
  if (level === '4') return 'refused';
  return ['', '0', '1', '2', '4'].includes(subject) ? 'bounced' : 'refused';
}

function complaintOf(text: string): ReportedRecipient[] {
  const fields = fieldsOf(text);
  // Other kinds say that something is no spam, or contains a virus.
  if (!/^(abuse|fraud|opt-out(-list)?)\b/i.test(fields.get('feedback-type') ?? '')) return [];
  const addresses = addressOf(fields.get('original-rcpt-to'));
  return [{ kind: 'complained', addresses, words: 'Marked as spam by its reader.' }];
}

/**
 * The address in `rfc822; sam@example.com`, with or without the kind and angle brackets; none if a provider has hidden it.
 */
function addressOf(field = ''): string[] {
  const address = field
    .replace(/^[\w-]+\s*;/, '')
    .replace(/[<>\s]/g, '')
    .toLowerCase();
  return address.includes('@') ? [address.slice(0, 320)] : [];
}

/** Fields by their names in lower case up to the first empty line, unfolded; of several with one name the first. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+(?=\S)/g, ' ').split(/\r?\n/)) {
    if (line.trim() === '' && fields.size > 0) break;
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
