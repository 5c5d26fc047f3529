import {
  asksForSomething,
  atMost,
  briefed,
  contentDraft,
  defineTask,
  doingOf,
  fittingTemplate,
  judged,
  mainFacts,
  noPressure,
  ownPoints,
  promptOf,
  slotsOf,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, formalTone, informalTone } from './emailParts';
import { actionCores, buttons, forReaders, nudges } from './templates/emailTemplates';

const mostCharacters = 140;

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
  followsNotes: true,
  builtIn({ type, tone: chosen, audience, prompt }, context, choice, revision) {
    const { facts, wishes } = briefed(prompt, revision);
    const tone = wishedTone(chosen, wishes, formalTone, informalTone);
    const button = type === 'promotional' ? upperFirst(doingOf(facts)) : choice.pick(buttons[type]);
    const extras = wishedLength(wishes) === 'short' ? [] : [nudges[tone], forReaders[audience]].filter(Boolean);
    const endings = [extras.join(' '), ...extras, ''];
    const ways = actionCores.flatMap((core) => endings.map((ending) => `${button}: ${core} ${ending}`.trim()));
    return {
      content: fittingTemplate([...ways, button], slotsOf(facts, ''), mostCharacters)?.text ?? button,
      reasoning: voiceReminder(
        context,
        `A template for one button, “${button}”, and beside it what the reader gets, by when and how.`,
      ),
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
  finish(draft, { prompt }, _context, finishing) {
    const brief = briefed(prompt, finishing?.revision);
    return {
      ...draft,
      ...judged(
        brief,
        {
          text: draft.content,
          belongs: mainFacts(brief.facts),
          checks: [
            atMost(draft.content, mostCharacters, 14),
            asksForSomething(draft.content, 14),
            noPressure(draft.content, ownPoints - 28),
          ],
        },
        finishing,
      ),
    };
  },
  text: ({ content }) => content,
});
