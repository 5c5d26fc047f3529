import type { ReceivedMail } from '../mail/receivedMail';
import { mailingChunks } from './mailingChunk';
import { addressKey } from './optOut';

/** Which recipient of which chunk a message went to, from its Message-ID: `<post office>~<chunk>~<number>~~<seal>`. */
const named = /^<[\w-]{1,64}~([\w.-]{1,128})~(\d{1,4})~~[\w-]{22}@/;

interface Place {
  readonly chunkId: string;
  readonly nth: number;
}

/** A message never changes, so what it answers is looked up once. */
const answered = new WeakMap<ReceivedMail, Place | undefined>();

/** Recipients of a mailing who answered, by their numbers in their chunks: each once, without automatic answers. */
export function mailingReplies(mailingId: string, received: readonly ReceivedMail[]): readonly number[] {
  const found = new Map<string, number>();
  for (const mail of received) {
    const place = answeredBy(mail);
    const chunk = place && mailingChunks.get(place.chunkId);
    if (!place || chunk?.mailingId !== mailingId) continue;
    const { address = '' } = chunk.recipients[place.nth] ?? {};
    // Somebody to whom the email was forwarded may answer it too.
    if (addressKey(address) === addressKey(mail.from.address)) found.set(`${chunk.id} ${place.nth}`, place.nth);
  }
  return [...found.values()];
}

function answeredBy(mail: ReceivedMail): Place | undefined {
  if (mail.direction !== 'in' || mail.isAutomatic || mail.references.length === 0) return undefined;
  if (!answered.has(mail)) {
    const [, chunkId = '', nth = ''] = mail.references.map((id) => named.exec(id)).findLast(Boolean) ?? [];
    answered.set(mail, chunkId ? { chunkId, nth: Number(nth) } : undefined);
  }
  return answered.get(mail);
}
