import {
  asksForSomething,
  contentDraft,
  defineTask,
  namesSubject,
  oneLine,
  promptOf,
  quoted,
  required,
  scored,
  scoredFields,
  shortened,
  shortSentences,
  signer,
} from '@steps/business/tasks';
import * as v from 'valibot';

/** A short note to a customer. */
export const customerNote = defineTask({
  kind: '__the-id__-note',
  group: 'copy',
  title: '__title__ note',
  module: '__the-id__',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({ prompt: required('what the note is about') }),
  draft: contentDraft,
  output: v.object({ ...contentDraft.entries, ...scoredFields }),
  about: ({ prompt }) => oneLine(prompt),
  builtIn: ({ prompt }, context) => ({
    content: `Hello,\n\nWe have news about ${quoted(shortened(oneLine(prompt), 60))}. Reply to this email if you have a question.\n\n${signer(context)}`,
    reasoning: 'It says what it is about, and how to answer.',
  }),
  prompt: ({ prompt }, context) =>
    promptOf('You write notes to customers.', ['Write one note of at most 80 words.'], { brief: prompt }, context),
  finish: (draft, { prompt }) => ({
    ...draft,
    ...scored([
      namesSubject(draft.content, prompt, 40),
      shortSentences(draft.content, 30),
      asksForSomething(draft.content, 30),
    ]),
  }),
  text: ({ content }) => content,
});
