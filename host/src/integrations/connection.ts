import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

const webhookSchema = v.object({
  /** The user's own, `https:` or on this computer. Nothing is sent anywhere else. */
  address: v.string(),
  /** Modules whose changes are sent. */
  modules: v.array(v.string()),
});

const connectionSchema = v.object({
  /** Name of the service: "calendar", or that of a remote and of its card. */
  id: v.string(),
  connectedAt: v.string(),
  webhook: v.optional(webhookSchema),
});

/** A service that somebody connected with the open business. */
export type Connection = Readonly<v.InferOutput<typeof connectionSchema>>;
export type Webhook = Readonly<v.InferOutput<typeof webhookSchema>>;

/** Connections of the open business. What each sends is a matter of this browser, so no backup has them. */
export const connections = defineCollection({
  name: 'connections',
  module: 'integrations',
  // Whoever is at work, what waits is sent.
  everyoneReads: true,
  schema: connectionSchema,
  version: 1,
  indivisible: true,
  unrecorded: true,
});

const lineSchema = v.object({ at: v.string(), ok: v.boolean(), text: v.string() });

const connectionLogSchema = v.object({
  id: v.string(),
  /** What was tried with the service and what came of it, newest first. */
  lines: v.array(lineSchema),
  /** Webhooks: what messages are signed with. Here, because the activity log tells of each connection as it was made. */
  secret: v.optional(v.string()),
  /** Webhooks: id of the last step of the activity log that was sent; the steps after it are the queue. */
  sentUpTo: v.optional(v.string()),
  /** How often in a row it failed. */
  failures: v.optional(v.number()),
  /** Before this nothing is tried again. */
  nextAt: v.optional(v.string()),
  /** It failed so often that somebody has to look. */
  pausedAt: v.optional(v.string()),
});

/** State of a connection: written while it works, so it needs no role and appears in nobody's steps. */
export type ConnectionLog = Readonly<v.InferOutput<typeof connectionLogSchema>>;
export type ConnectionLine = ConnectionLog['lines'][number];

export const connectionLogs = defineCollection({
  name: 'connectionLogs',
  module: 'everyone',
  schema: connectionLogSchema,
  version: 1,
  indivisible: true,
  unrecorded: true,
});

/** Lines that are kept of a service; the oldest go. */
export const mostLines = 50;
