import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** An answer that is written once and used often; `{name}`, `{company}` and `{ticket}` are filled in. */
export const cannedReplySchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Typed after "/" in a reply: letters, digits and hyphens; unique. */
  shortcut: v.string(),
  body: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type CannedReply = Readonly<v.InferOutput<typeof cannedReplySchema>>;
export type CannedReplyInput = Pick<CannedReply, 'title' | 'shortcut' | 'body'>;

/** Canned replies of the open client. */
export const cannedReplies = defineCollection({
  name: 'cannedReplies',
  module: 'support',
  schema: cannedReplySchema,
  version: 1,
});

/** Examples for a new business. */
export const exampleReplies: readonly CannedReplyInput[] = [
  {
    title: 'We have your message',
    shortcut: 'received',
    body: 'Hello {name},\n\nthank you for your message. We are looking into it and will answer under ticket {ticket}.',
  },
  {
    title: 'Ask for a screenshot',
    shortcut: 'screenshot',
    body: 'Hello {name},\n\ncould you send us a picture of what you see, and tell us which device you use? That helps us to find it.',
  },
  {
    title: 'Is it solved?',
    shortcut: 'solved',
    body: 'Hello {name},\n\nwe believe that this is mended now. If anything at {company} still does not work, just answer and ticket {ticket} opens again.',
  },
];
