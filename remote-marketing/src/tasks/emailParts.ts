import {
  audiences,
  contentDraft,
  type EmailTone,
  emailTones,
  emailTypes,
  oneLine,
  required,
  scoredFields,
} from '@steps/shared/tasks';
import * as v from 'valibot';

/** What the e-mail studio sends for each of its three results (spec 2, 2.7). */
export const emailInput = v.object({
  type: v.picklist(emailTypes),
  tone: v.picklist(emailTones),
  audience: v.picklist(audiences),
  prompt: required('what the email is about'),
});
export type EmailInput = v.InferOutput<typeof emailInput>;

/** A generated email item (spec 2, section 3). */
export const emailOutput = v.object({ ...contentDraft.entries, ...scoredFields });

export const emailFacts = ({ type, tone, audience, prompt }: EmailInput) => ({
  'email-type': type,
  tone,
  audience,
  brief: prompt,
});

/** One line for lists. */
export const aboutEmail = ({ prompt }: EmailInput): string => oneLine(prompt);

/** Tones a note may ask for. */
export const formalTone: EmailTone = 'professional';
export const informalTone: EmailTone = 'friendly';
