import { contentDraft, emailTones, field, phrase } from '@steps/business/tasks';
import * as v from 'valibot';
import { briefTask } from './brief/briefed';
import { audiences, emailTypes } from './marketingChoices';

/** What the e-mail studio sends for each of its three results (spec 2, 2.7). */
const input = v.object({
  type: v.picklist(emailTypes),
  tone: v.picklist(emailTones),
  audience: v.picklist(audiences),
  prompt: field.required('what the email is about'),
});
export type EmailInput = v.InferOutput<typeof input>;

/** What the three results of the e-mail studio have in common (spec 2, section 3). */
export const emailTask = {
  ...briefTask,
  input,
  draft: contentDraft,
  about: ({ prompt }: EmailInput) => phrase.oneLine(prompt),
  text: ({ content }: { readonly content: string }) => content,
} as const;

/** The material of a model for one of the three. */
export const emailMaterial = ({ type, prompt, ...choices }: EmailInput) => ({
  'email-type': type,
  ...choices,
  brief: prompt,
});
