import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What a question asks for. */
export const questionKinds = ['name', 'email', 'phone', 'company', 'text', 'message', 'file'] as const;

/** What an answer becomes besides an entry of the inbox: a contact with the status lead, one with prospect, or nothing. */
export const answerRules = ['lead', 'prospect', 'none'] as const;

const publishedFormSchema = v.object({
  /** Random and part of its address, so that nobody can guess it. */
  id: v.string(),
  /** The landing page, the form's block in it, and the title of the page. */
  pageId: v.string(),
  blockId: v.string(),
  page: v.string(),
  /** In order, each with the name of its field. */
  questions: v.array(
    v.object({ name: v.string(), label: v.string(), kind: v.picklist(questionKinds), required: v.boolean() }),
  ),
  /** The words to agree to and the name of their field; with empty words nothing is asked. */
  consent: v.object({ name: v.string(), words: v.string() }),
  /** Origins of the pages that may have the form, such as `https://www.example.com`; any if empty. */
  origins: v.array(v.string()),
  rule: v.picklist(answerRules),
  source: v.string(),
  /** The campaign it belongs to; empty for none. */
  campaign: v.string(),
  /** What the visitor reads after sending, and the address to go to instead. */
  thanks: v.string(),
  nextPage: v.string(),
  /** From then on no answers are taken. */
  closedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type PublishedForm = Readonly<v.InferOutput<typeof publishedFormSchema>>;

/** Forms that a post office takes answers for, as they were published: changed questions make a new one. */
export const publishedForms = defineCollection({
  name: 'publishedForms',
  module: ['website', 'marketing'],
  schema: publishedFormSchema,
  version: 1,
});
