import { brand, check, contentDraft, field, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';

/** A short note to a customer. */
export const customerNote = scoredTask({
  kind: '__the-id__-note',
  group: 'copy',
  title: '__title__ note',
  module: '__the-id__',
  risk: 'content',
  pace: 'generation',
  input: v.object({ prompt: field.required('what the note is about') }),
  draft: contentDraft,
  about: ({ prompt }) => phrase.oneLine(prompt),
  builtIn: ({ prompt }, context) => ({
    content: `Hello,\n\nWe have news about ${phrase.quoted(phrase.shortened(phrase.oneLine(prompt), 60))}. Reply to this email if you have a question.\n\n${brand.signer(context)}`,
    reasoning: 'It says what it is about, and how to answer.',
  }),
  prompt: ({ prompt }) => ({
    role: 'You write notes to customers.',
    asks: ['Write one note of at most 80 words.'],
    material: { brief: prompt },
  }),
  judge: ({ text, input }) => ({
    checks: [
      check.namesSubject(text, input.prompt, 29),
      check.shortSentences(text, 25),
      check.asksForSomething(text, 25),
    ],
  }),
  text: ({ content }) => content,
});
