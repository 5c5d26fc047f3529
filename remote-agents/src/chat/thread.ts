import { cutReason } from '@steps/business/ai';
import { defineCollection, RecordIndex } from '@steps/platform';
import * as v from 'valibot';
import { agentIds } from '../agents/selectedAgent';

/** A conversation with one agent. Times are UTC, ISO 8601. */
const threadSchema = v.object({
  id: v.string(),
  agentId: v.picklist(agentIds),
  /** Of a conversation with a copy: its id. */
  ownId: v.optional(v.string()),
  /** The first question until somebody gives it another name. */
  title: v.string(),
  pinned: v.boolean(),
  /** What is typed and not sent yet. */
  draft: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Thread = Readonly<v.InferOutput<typeof threadSchema>>;

/** A look-up or proposal on the way to an answer. */
const lookUp = v.object({ tool: v.string(), input: v.string(), result: v.string(), failed: v.boolean() });
export type LookUp = Readonly<v.InferOutput<typeof lookUp>>;

/** How a question was read: the query as JSON, what it says in words, when it was asked, and what is drawn of the answer. */
const reading = v.object({
  query: v.string(),
  parts: v.array(v.string()),
  at: v.string(),
  /** The noun's own list with the same filters. */
  list: v.optional(v.string()),
  /** What that list cannot be filtered by. */
  unlisted: v.optional(v.string()),
  groups: v.optional(v.array(v.object({ name: v.string(), value: v.number(), shown: v.string() }))),
});
export type KeptReading = Readonly<v.InferOutput<typeof reading>>;

const messageSchema = v.object({
  id: v.string(),
  threadId: v.string(),
  role: v.picklist(['user', 'agent']),
  /** Who answered: another than the thread's where a colleague was mentioned. */
  agentId: v.picklist(agentIds),
  /** Of a copy: its id. */
  ownId: v.optional(v.string()),
  text: v.string(),
  at: v.string(),
  engine: v.optional(v.string()),
  lookUps: v.optional(v.array(lookUp)),
  /** What the figures of the answer were asked for. */
  reading: v.optional(reading),
  /** What may have been meant, to be chosen; queries as JSON. */
  choices: v.optional(v.array(v.object({ label: v.string(), query: v.string() }))),
  /** Entries of the ledger that were proposed. */
  proposals: v.optional(v.array(v.string())),
  /** Why the answer ends before its end. */
  cut: v.optional(cutReason),
  /** Why there is no answer. */
  failed: v.optional(v.string()),
});
export type Message = Readonly<v.InferOutput<typeof messageSchema>>;

/** Talk is no record: what it says may be unapproved words of AI, and it changes nothing. */
export const threads = defineCollection({
  name: 'agentThreads',
  module: 'everyone',
  schema: threadSchema,
  version: 1,
  unrecorded: true,
});
export const messages = defineCollection({
  name: 'agentMessages',
  module: 'everyone',
  schema: messageSchema,
  version: 1,
  unrecorded: true,
});
/** Messages by thread. */
export const messagesByThread = new RecordIndex(messages, (message) => message.threadId);
