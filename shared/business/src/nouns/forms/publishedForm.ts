import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What a question asks for. */
export const questionKinds = ['name', 'email', 'phone', 'company', 'text', 'message', 'file'] as const;

/** What an answer becomes besides an entry of the inbox: a contact with the status lead, one that is a prospect, or nothing. */
export const answerRules = ['lead', 'prospect', 'none'] as const;
export type AnswerRule = (typeof answerRules)[number];

const publishedFormSchema = v.object({
  /** Random, and part of its address: nobody guesses it. */
  id: v.string(),
  /** The landing page, the form's block in it, and how the page is called. */
  pageId: v.string(),
  blockId: v.string(),
  page: v.string(),
  /** As the form names its fields, in order. */
  questions: v.array(
    v.object({ name: v.string(), label: v.string(), kind: v.picklist(questionKinds), required: v.boolean() }),
  ),
  /** The words that are agreed to, and the field that says so; empty words ask for nothing. */
  consent: v.object({ name: v.string(), words: v.string() }),
  /** Where the form may stand, such as `https://www.example.com`; from anywhere when empty. */
  origins: v.array(v.string()),
  rule: v.picklist(answerRules),
  source: v.string(),
  /** Of the campaign that it is for; empty for none. */
  campaign: v.string(),
  /** What the visitor reads afterwards, and where the visitor is led in its place. */
  thanks: v.string(),
  nextPage: v.string(),
  /** No answers are taken any more. */
  closedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type PublishedForm = Readonly<v.InferOutput<typeof publishedFormSchema>>;

/** Forms that a post office takes answers in for, as they are out there: changed questions make another one. */
export const publishedForms = defineCollection({
  name: 'publishedForms',
  module: ['website', 'marketing'],
  schema: publishedFormSchema,
  version: 1,
});
