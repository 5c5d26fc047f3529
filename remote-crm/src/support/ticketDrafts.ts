import { commit, defineCollection, drop, put, stamp, useRecord } from '@steps/platform';
import * as v from 'valibot';

/** Whom the text is for, or who wrote it: to the requester, for the team, or from the requester. */
export const draftKinds = ['reply', 'note', 'requester'] as const;

const draftSchema = v.object({
  /** The ticket's id. */
  id: v.string(),
  kind: v.picklist(draftKinds),
  body: v.string(),
  /** The entry of the review ledger that the words come from. */
  aiResultId: v.optional(v.string()),
  /** A suggestion that waits, with the person's changes so far. */
  edited: v.optional(v.object({ resultId: v.string(), text: v.string() })),
  updatedAt: v.string(),
});

export type TicketDraft = Readonly<v.InferOutput<typeof draftSchema>>;
export type DraftKind = TicketDraft['kind'];

/** What is written and not recorded yet, by ticket: stored like every record, so that a reload loses nothing. */
export const ticketDrafts = defineCollection({
  name: 'ticketDrafts',
  module: 'everyone',
  schema: draftSchema,
  version: 1,
  unrecorded: true,
});

export const useTicketDraft = (id: string): TicketDraft | undefined => useRecord(ticketDrafts, id);

export const draftOf = (id: string): TicketDraft | undefined => ticketDrafts.get(id);

/** What is written, without its ticket and time. */
export type DraftWords = Pick<TicketDraft, 'kind' | 'body' | 'aiResultId' | 'edited'>;

/** Stores what is typed; an empty reply is no draft. It is no undo step: undo is for what is recorded. */
export function keepDraft(id: string, { kind, body, aiResultId, edited }: DraftWords): void {
  const words = body.trim() !== '';
  const kept: TicketDraft = {
    ...{ id, kind, body, updatedAt: stamp() },
    ...(words && aiResultId ? { aiResultId } : {}),
    ...(edited ? { edited } : {}),
  };
  const change = words || edited || kind !== 'reply' ? put(ticketDrafts, kept) : drop(ticketDrafts, id);
  commit({ label: 'Write a reply', changes: [change], undoable: false });
}

/** Deletes the draft: it was recorded, or dropped. */
export const forgetDraft = (id: string): void =>
  commit({ label: 'Forget a draft', changes: [drop(ticketDrafts, id)], undoable: false });

const factsSchema = v.object({
  /** The ticket's id. */
  id: v.string(),
  facts: v.string(),
});

/** Facts for suggestions, by ticket: kept when a suggestion is dismissed, and over reloads. */
export const replyFacts = defineCollection({
  name: 'replyFacts',
  module: 'everyone',
  schema: factsSchema,
  version: 1,
  unrecorded: true,
});

/** The facts typed for suggestions about a ticket, in render. */
export const useReplyFacts = (id: string): string => useRecord(replyFacts, id)?.facts ?? '';

export function keepReplyFacts(id: string, facts: string): void {
  const change = facts ? put(replyFacts, { id, facts }) : drop(replyFacts, id);
  commit({ label: 'Write facts for a reply', changes: [change], undoable: false });
}
