import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { answerRules, questionKinds } from './publishedForm';

const fileSchema = v.object({
  name: v.string(),
  /** As the sender's browser says: shown, never relied on. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** The number of rows of `formFiles` that hold it. */
  parts: v.number(),
});

const formAnswerSchema = v.object({
  id: v.string(),
  /** The page whose form it was. */
  page: v.string(),
  name: v.string(),
  email: v.string(),
  answers: v.array(
    v.object({
      label: v.string(),
      value: v.string(),
      /** What the question asked for; only with answers that a post office took in. */
      kind: v.optional(v.picklist(questionKinds)),
    }),
  ),
  /** The words that were agreed to; empty if none were. */
  consent: v.string(),
  /** Empty until it has one. */
  contactId: v.string(),
  /** When it was sent; UTC, ISO 8601. */
  at: v.string(),
  readAt: v.optional(v.string()),
  /** The published form that a post office took it in for, and what the form said then. */
  formId: v.optional(v.string()),
  rule: v.optional(v.picklist(answerRules)),
  source: v.optional(v.string()),
  campaign: v.optional(v.string()),
  files: v.optional(v.array(fileSchema)),
});
export type FormAnswer = Readonly<v.InferOutput<typeof formAnswerSchema>>;
export type AnswerFile = FormAnswer['files'] extends readonly (infer File)[] | undefined ? File : never;

/** What visitors sent with the forms of pages. */
export const formAnswers = defineCollection({
  name: 'formAnswers',
  module: ['website', 'marketing'],
  schema: formAnswerSchema,
  version: 1,
  restorable: true,
});

/** The row of `formFiles` that holds a part of a file; both count from 0. */
export const filePartId = (answerId: string, file: number, part: number): string => `${answerId}.${file}.${part}`;
