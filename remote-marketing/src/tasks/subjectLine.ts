import { scoredTask } from '@steps/business/tasks';
import { judged } from './brief/briefed';
import { tell } from './brief/telling';
import { atMost } from './checks';
import { fittingTemplate } from './chooseTemplate';
import { emailMaterial, emailTask } from './emailParts';
import { subjectCores, subjectLeads, subjectTails } from './templates/emailTemplates';

/** Longer ones are cut off in most inboxes on a phone. */
const shownCharacters = 60;

export const subjectLine = scoredTask({
  ...emailTask,
  kind: 'subject-line',
  title: 'Subject Line',
  risk: 'draft',
  builtIn({ type, tone: chosen, audience, prompt }, context, choice, revision) {
    const { slots, wish } = tell(prompt, context, revision);
    const tone = wish.tone(chosen);
    const most = wish.short && revision ? Math.min(shownCharacters, revision.previous.length - 1) : shownCharacters;
    // Nothing goes before a title that has a colon of its own.
    const leads =
      wish.short || slots.subject?.includes(':')
        ? []
        : [choice.pick(subjectLeads[type][tone]), ...subjectLeads[type][tone]];
    const tails = [...new Set([wish.short ? '' : subjectTails[audience], ''])];
    const cores = subjectCores[tone];
    // What is inside comes before how it is said: a core that fits without first words goes before a shorter one with them.
    const ways = cores.flatMap((core) => [
      ...leads.flatMap((lead) => tails.map((tail) => `${lead}: ${core}${tail}`)),
      ...tails.map((tail) => `${core.replace(/[a-z]/, (first) => first.toUpperCase())}${tail}`),
    ]);
    return {
      content: fittingTemplate([...ways, 'News from {business}', 'A short note for you'], slots, most) || 'For you',
      reasoning: `A template for a subject line: it says what is inside in your own words, and stays within ${shownCharacters} characters, which a phone shows whole.`,
    };
  },
  prompt: (input) => ({
    role: 'You write subject lines for emails.',
    asks: [
      `Write one subject line of at most ${shownCharacters} characters, without emoji.`,
      'Explain in one or two sentences why it suits these readers.',
    ],
    material: emailMaterial(input),
  }),
  judge: ({ input, ...given }) =>
    judged(input.prompt, given, {
      tells: 'main',
      checks: [atMost(given.text, shownCharacters, 23)],
    }),
});
