import type { TaskContext } from '@steps/business/ai';
import { contentDraft, emailTones, oneLine, promptOf, required, scoredFields } from '@steps/business/tasks';
import * as v from 'valibot';
import { audiences, emailTypes } from './marketingChoices';

/** What the e-mail studio sends for each of its three results (spec 2, 2.7). */
const input = v.object({
  type: v.picklist(emailTypes),
  tone: v.picklist(emailTones),
  audience: v.picklist(audiences),
  prompt: required('what the email is about'),
});
export type EmailInput = v.InferOutput<typeof input>;

/** What the three results of the e-mail studio have in common (spec 2, section 3). */
export const emailTask = {
  group: 'copy',
  module: 'marketing',
  pace: 'generation',
  reply: 'json',
  input,
  draft: contentDraft,
  output: v.object({ ...contentDraft.entries, ...scoredFields }),
  about: ({ prompt }: EmailInput) => oneLine(prompt),
  followsNotes: true,
  text: ({ content }: { readonly content: string }) => content,
} as const;

/** What a model is asked for one of the three. */
export const emailPrompt = (
  role: string,
  asks: readonly string[],
  { type, tone, audience, prompt }: EmailInput,
  context: TaskContext,
) => promptOf(role, asks, { 'email-type': type, tone, audience, brief: prompt }, context);
