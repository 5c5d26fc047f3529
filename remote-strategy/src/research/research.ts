import { defineCollection } from '@steps/platform';
import * as v from 'valibot';
import { sourceSchema } from '../tasks/researchSource';

/** How often a document is made anew. */
export const schedules = {
  never: 'Not planned',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every three months',
} as const;
export type Schedule = keyof typeof schedules;

const schema = v.object({
  id: v.string(),
  /** The question to answer; the title of the document. */
  question: v.string(),
  /** What is known and why it is asked. */
  background: v.string(),
  /** Sources that a person added. */
  sources: v.array(sourceSchema),
  /** Ids of sources that the next version is not told. */
  leftOut: v.array(v.string()),
  schedule: v.picklist(Object.keys(schedules) as Schedule[]),
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** A research document: its question, sources and schedule. Its words are in the ledger, each version an entry. */
export type Research = Readonly<v.InferOutput<typeof schema>>;

/** The research documents of the open client. */
export const researches = defineCollection({ name: 'researchDocuments', module: 'strategy', schema, version: 1 });
