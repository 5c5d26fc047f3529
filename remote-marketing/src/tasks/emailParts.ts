import {
  audiences,
  contentDraft,
  type EmailTone,
  type EmailType,
  emailTones,
  emailTypes,
  oneLine,
  required,
  scoredFields,
  type Topic,
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

/** How each tone begins a line, in front of what it says. */
export const toneLead: Record<EmailTone, readonly string[]> = {
  professional: ['', 'For your planning: '],
  friendly: ['Good news: ', 'A quick hello about this: '],
  casual: ['So, ', 'Quick one: '],
  urgent: ['Worth a look today: ', 'Before the week is out: '],
  empathetic: ['No rush: ', 'When you have a quiet minute: '],
  authoritative: ['What we know: ', 'Our view: '],
};

/** What each type of email says in one line. */
export const subjectCore: Record<EmailType, readonly ((topic: Topic, readers: string) => string)[]> = {
  welcome: [
    (topic, readers) => `welcome, and ${topic.name} for ${readers}`,
    (topic, readers) => `your first steps with ${topic.name}, made for ${readers}`,
    (topic, readers) => `a warm start for ${readers}: ${topic.name}`,
  ],
  newsletter: [
    (topic, readers) => `${topic.title}: the short version for ${readers}`,
    (topic, readers) => `what ${readers} ask us about ${topic.name}`,
    (topic, readers) => `three notes for ${readers} on ${topic.name}`,
  ],
  promotional: [
    (topic, readers) => `${topic.title}, for ${readers}`,
    (topic, readers) => `what ${readers} get from ${topic.name}`,
    (topic, readers) => `made for ${readers}: ${topic.name}`,
  ],
  sequence: [
    (topic, readers) => `next step for ${readers}: ${topic.name}`,
    (topic, readers) => `picking up where we left off with ${topic.name}, for ${readers}`,
    (topic, readers) => `part two for ${readers}: ${topic.name}`,
  ],
  transactional: [
    (topic, readers) => `confirmed: ${topic.name} (details for ${readers})`,
    (topic, readers) => `your record of ${topic.name}, with notes for ${readers}`,
    (topic, readers) => `details for ${readers}: ${topic.name}`,
  ],
  reengagement: [
    (topic, readers) => `still of use to ${readers}? ${topic.title}`,
    (topic, readers) => `it has been a while: ${topic.name}, for ${readers}`,
    (topic, readers) => `shall we keep ${readers} posted on ${topic.name}?`,
  ],
};
