import {
  atMost,
  briefed,
  contentDraft,
  defineTask,
  fittingTemplate,
  judged,
  mainFacts,
  noPressure,
  oneLine,
  ownPoints,
  promptOf,
  slotsOf,
  voiceReminder,
  wishedLength,
  wishedTone,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, formalTone, informalTone } from './emailParts';
import { subjectCores, subjectLeads, subjectTails } from './templates/emailTemplates';

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
  followsNotes: true,
  builtIn({ type, tone: chosen, audience, prompt }, context, choice, revision) {
    const { facts, wishes } = briefed(prompt, revision);
    const tone = wishedTone(chosen, wishes, formalTone, informalTone);
    const short = wishedLength(wishes) === 'short';
    const most = short && revision ? Math.min(shownCharacters, revision.previous.length - 1) : shownCharacters;
    const slots = slotsOf(facts, oneLine(context.businessName));
    const leads = short ? [] : [choice.pick(subjectLeads[type][tone]), ...subjectLeads[type][tone]];
    const tails = [...new Set([short ? '' : subjectTails[audience], ''])];
    const led = leads.flatMap((lead) => subjectCores.flatMap((core) => tails.map((tail) => `${lead}: ${core}${tail}`)));
    const bare = tails.flatMap((tail) =>
      subjectCores.map((core) => `${core.replace(/[a-z]/, (first) => first.toUpperCase())}${tail}`),
    );
    const ways = [...led, ...bare, 'News from {business}', 'A short note for you'];
    return {
      content: fittingTemplate(ways, slots, most)?.text ?? 'For you',
      reasoning: voiceReminder(
        context,
        `A template for a subject line: it says what is inside in your own words, and stays within ${shownCharacters} characters, which a phone shows whole.`,
      ),
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
  finish(draft, { prompt }, _context, finishing) {
    const brief = briefed(prompt, finishing?.revision);
    return {
      ...draft,
      ...judged(
        brief,
        {
          text: draft.content,
          belongs: mainFacts(brief.facts),
          checks: [atMost(draft.content, shownCharacters, 23), noPressure(draft.content, ownPoints - 23)],
        },
        finishing,
      ),
    };
  },
  text: ({ content }) => content,
});
