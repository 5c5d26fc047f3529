import {
  asksForSomething,
  atMost,
  contentDraft,
  defineTask,
  namesSubject,
  noPressure,
  promptOf,
  readers,
  scored,
  topicOf,
  upperFirst,
  voiceReminder,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, subjectCore, toneLead } from './emailParts';

/** Longer ones are cut off in most inboxes on a phone. */
const shownCharacters = 60;

export const subjectLine = defineTask({
  kind: 'subject-line',
  group: 'copy',
  title: 'Subject Line',
  module: 'marketing',
  risk: 'draft',
  pace: 'generation',
  reply: 'json',
  input: emailInput,
  draft: contentDraft,
  output: emailOutput,
  about: aboutEmail,
  builtIn({ type, tone, audience, prompt }, context, choice) {
    const core = choice.pick(subjectCore[type])(topicOf(prompt), readers[audience]);
    return {
      content: upperFirst(choice.pick(toneLead[tone]) + core),
      reasoning:
        `A ${type} email works when its subject says what is inside; this one is ${tone} and names its readers. ${voiceReminder(context)}`.trim(),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write subject lines for emails.',
      [
        `Write one subject line of at most ${shownCharacters} characters, without emoji.`,
        'Explain in one or two sentences why it suits these readers.',
      ],
      emailFacts(input),
      context,
    ),
  finish: (draft, { prompt }) => ({
    ...draft,
    ...scored([
      atMost(draft.content, shownCharacters, 25),
      atMost(draft.content, 90, 20),
      namesSubject(draft.content, prompt, 30),
      noPressure(draft.content, 15),
      asksForSomething(draft.content, 10),
    ]),
  }),
  text: ({ content }) => content,
});
