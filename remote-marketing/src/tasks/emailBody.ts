import {
  actionOf,
  asksForSomething,
  type BriefFacts,
  bodyOf,
  briefed,
  contentDraft,
  defineTask,
  fittingTemplate,
  judged,
  namesBusiness,
  noPressure,
  oneLine,
  otherThan,
  ownPoints,
  promptOf,
  readers,
  saidBy,
  shortSentences,
  slotsOf,
  toldFacts,
  voiceNote,
  voiceOf,
  wants,
  wishedLength,
  wishedTone,
  withArticle,
  wordsBetween,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, formalTone, informalTone } from './emailParts';
import { greetings, lastLines, openings } from './templates/emailTemplates';
import { otherOpenings } from './templates/otherOpenings';

/** News that asks nobody to buy. */
const informing = new Set<BriefFacts['occasion']>([
  'closure',
  'hours',
  'move',
  'hiring',
  'reminder',
  'price-change',
  'thanks',
  'appeal',
]);

export const emailBody = defineTask({
  kind: 'email-body',
  group: 'copy',
  title: 'Email Body',
  module: 'marketing',
  risk: 'content',
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
    const length = wishedLength(wishes);
    const voice = voiceOf(context);
    const slots = slotsOf(facts, oneLine(context.businessName));
    const short = length === 'short';
    const own = openings[type][tone];
    const all = wants(wishes, 'another') ? [...own, ...otherOpenings] : own;
    const bullets = type === 'transactional' || wants(wishes, 'bullets');
    const lastLine = lastLines[informing.has(facts.occasion) ? 'informing' : 'selling'][audience];
    const written = (at: number) => {
      const opening = short ? undefined : fittingTemplate(all, slots, Number.POSITIVE_INFINITY, at);
      return [
        greetings[tone],
        opening?.text,
        ...bodyOf(facts, { said: saidBy(opening?.used ?? new Set(), slots), bullets }),
        actionOf(facts, 'reply to this email'),
        short ? '' : lastLine,
        length === 'long' ? voice.line : '',
        `${short ? 'Best wishes' : voice.closing},\n${oneLine(context.businessName) || '[your name]'}`,
      ]
        .filter(Boolean)
        .join('\n\n');
    };
    const content = otherThan(revision?.previous, all.length, choice.between(0, all.length - 1), written);
    return {
      content,
      reasoning: `A template for ${withArticle(type)} email in ${withArticle(tone)} tone, filled with the facts of your brief in your own words, with one line for ${readers[audience]}. ${voiceNote(context, content.includes(voice.line) ? 'line' : 'closing')}`,
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write emails to customers.',
      [
        'Write the body of one email of 60 to 180 words in short paragraphs of plain text. Begin with a greeting that uses {first name}, ask for one thing only, and sign as the business.',
        'Explain in one or two sentences why it is built this way.',
      ],
      emailFacts(input),
      context,
    ),
  finish(draft, { prompt }, context, finishing) {
    const brief = briefed(prompt, finishing?.revision);
    return {
      ...draft,
      ...judged(
        brief,
        {
          text: draft.content,
          belongs: toldFacts(brief.facts),
          checks: [
            wordsBetween(draft.content, 30, 200, 8),
            namesBusiness(draft.content, context.businessName, 6),
            shortSentences(draft.content, 8),
            asksForSomething(draft.content, 8),
            noPressure(draft.content, ownPoints - 30),
          ],
        },
        finishing,
      ),
    };
  },
  text: ({ content }) => content,
});
