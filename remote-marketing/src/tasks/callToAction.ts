import {
  asksForSomething,
  atMost,
  contentDraft,
  defineTask,
  type EmailTone,
  type EmailType,
  namesSubject,
  noPressure,
  promptOf,
  readers,
  scored,
  signer,
  topicOf,
  voiceReminder,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput } from './emailParts';

const buttons: Record<EmailType, readonly string[]> = {
  welcome: ['Start here', 'See your first step'],
  newsletter: ['Read the full story', 'Read on'],
  promotional: ['See what is included', 'Choose yours'],
  sequence: ['Go to the next step', 'Read the next part'],
  transactional: ['See the details', 'Check your details'],
  reengagement: ['See what is new', 'Tell us if we should stay in touch'],
};

const nudges: Record<EmailTone, readonly string[]> = {
  professional: ['at a time that suits you', 'when you have a moment'],
  friendly: ['and ask us anything while you are there', 'and say hello'],
  casual: ['while the tea brews', 'over a cup of tea'],
  urgent: ['today, while it is in front of you', 'before the week is out'],
  empathetic: ['whenever it suits you', 'in your own time'],
  authoritative: ['and judge for yourself', 'and ask us why'],
};

export const callToAction = defineTask({
  kind: 'call-to-action',
  group: 'copy',
  title: 'Call-to-Action',
  module: 'marketing',
  risk: 'draft',
  pace: 'generation',
  reply: 'json',
  input: emailInput,
  draft: contentDraft,
  output: emailOutput,
  about: aboutEmail,
  builtIn({ type, tone, audience, prompt }, context, choice) {
    const { name } = topicOf(prompt);
    const button = choice.pick(buttons[type]);
    return {
      content: `${button}: ${name}, ${choice.pick(nudges[tone])}. For ${readers[audience]}.`,
      reasoning:
        `One button, “${button}”, for ${signer(context)}; the words after it say what it is about and whom it is for. ${voiceReminder(context)}`.trim(),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write calls to action for emails.',
      [
        'Write the words of one button (at most five words) and one line beside it, together at most 140 characters.',
        'Explain in one sentence why it suits these readers.',
      ],
      emailFacts(input),
      context,
    ),
  finish: (draft, { prompt }) => ({
    ...draft,
    ...scored([
      atMost(draft.content, 140, 30),
      namesSubject(draft.content, prompt, 20),
      asksForSomething(draft.content, 30),
      noPressure(draft.content, 20),
    ]),
  }),
  text: ({ content }) => content,
});
