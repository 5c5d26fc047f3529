import type { OutgoingMail } from '@steps/business/mail';
import { byTime } from '@steps/platform';

/** Most messages that an answer names as those before it; servers take lines of 998 letters, programs need the first and the last ones. */
const mostReferences = 20;

/** The messages that an answer to this one goes on from (RFC 5322, section 3.6.4), the first one first. */
export function threadAfter({ references = [], messageId }: Pick<OutgoingMail, 'references' | 'messageId'>): string[] {
  const [first, ...others] = [...references, messageId];
  return [first ?? messageId, ...others.slice(1 - mostReferences)];
}

interface ThreadMessage extends Pick<OutgoingMail, 'references' | 'messageId'> {
  /** UTC, ISO 8601; what a mail program writes has seconds, and another clock. */
  readonly at: string;
}

/** The last message of a thread: the latest of those that no other one answers. */
export function lastInThread<T extends ThreadMessage>(messages: readonly T[]): T | undefined {
  const answered = new Set(messages.flatMap(({ references = [] }) => references));
  const open = messages.filter(({ messageId }) => !answered.has(messageId));
  return (open.length > 0 ? open : messages).toSorted((one, other) => byTime(one.at, other.at)).at(-1);
}

/** What a message says of the thread that it goes on from; nothing where it begins one. */
export function threadHeaders(thread: readonly string[] = []): Pick<OutgoingMail, 'inReplyTo' | 'references'> {
  const last = thread.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: [...thread] };
}

/** The subject of an answer: “Re: ” once, however often it went to and fro. */
export const answerSubject = (subject: string): string =>
  `Re: ${subject.replace(/^(?:\s*(?:re|aw|fwd?)\s*:)+\s*/i, '')}`;
