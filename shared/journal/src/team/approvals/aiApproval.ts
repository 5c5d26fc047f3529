import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { approvalModules, approvalsOf } from '../rights/teamCollections';

/** A device has signed that its person has read an entry. */
const readerSchema = v.object({
  device: v.string(),
  /** ISO 8601. */
  at: v.string(),
  signature: v.string(),
  /** Signed by the owner's device in the place of both: they are known by name, from before readers signed. */
  byName: v.optional(v.boolean()),
});
export type Reader = Readonly<v.InferOutput<typeof readerSchema>>;

const aiApprovalSchema = v.object({
  id: v.string(),
  /** Of what was approved; empty when that is taken back. */
  digest: v.string(),
  /** Of what two people read: who has. */
  readers: v.optional(v.array(readerSchema)),
  updatedAt: v.string(),
});
export type AiApproval = Readonly<v.InferOutput<typeof aiApprovalSchema>>;

/** Between the entry of the ledger and the module of its approvals. */
const mark = '~';

/**
 * What was approved in the review ledger of a business on a server, a row for each entry: the ledger itself is written by
 * everyone, these rows by those alone who may approve.
 */
export const aiApprovals = defineCollection({
  name: 'aiApprovals',
  module: 'human-loop',
  everyoneReads: true,
  readAs: (id) => {
    const module = id.slice(id.lastIndexOf(mark) + 1);
    return approvalModules.includes(module) ? approvalsOf(module) : 'aiApprovals';
  },
  schema: aiApprovalSchema,
  version: 1,
  indivisible: true,
});

/** Where the approval of an entry is: with its module, or with reviews of all modules where that has none of its own. */
export const approvalId = ({ id, module }: { readonly id: string; readonly module: string }): string =>
  `${id}${mark}${approvalModules.includes(module) ? module : 'human-loop'}`;

/** The entry that an approval is of. */
export const entryOf = (approval: string): string => approval.slice(0, approval.lastIndexOf(mark));
