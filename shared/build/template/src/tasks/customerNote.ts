import {
  asksForSomething,
  contentDraft,
  namesSubject,
  oneLine,
  quoted,
  required,
  scoredTask,
  shortened,
  shortSentences,
  signer,
} from '@steps/business/tasks';
import * as v from 'valibot';

/** A short note to a customer. */
export const customerNote = scoredTask({
  kind: '__the-id__-note',
  group: 'copy',
  title: '__title__ note',
  module: '__the-id__',
  risk: 'content',
  pace: 'generation',
  input: v.object({ prompt: required('what the note is about') }),
  draft: contentDraft,
  about: ({ prompt }) => oneLine(prompt),
  builtIn: ({ prompt }, context) => ({
    content: `Hello,\n\nWe have news about ${quoted(shortened(oneLine(prompt), 60))}. Reply to this email if you have a question.\n\n${signer(context)}`,
    reasoning: 'It says what it is about, and how to answer.',
  }),
  prompt: ({ prompt }) => ({
    role: 'You write notes to customers.',
    asks: ['Write one note of at most 80 words.'],
    material: { brief: prompt },
  }),
  judge: ({ text, input }) => ({
    checks: [namesSubject(text, input.prompt, 29), shortSentences(text, 25), asksForSomething(text, 25)],
  }),
  text: ({ content }) => content,
});
