import { brand, check, phrase, scoredTask } from '@steps/business/tasks';
import { judged } from './brief/briefed';
import { tell } from './brief/telling';
import { fittingTemplate, otherThan } from './chooseTemplate';
import { emailMaterial, emailTask } from './emailParts';
import { readers } from './marketingChoices';
import { greetings, informing, lastLines, openings, otherOpenings } from './templates/emailTemplates';
import { withArticle } from './withArticle';

export const emailBody = scoredTask({
  ...emailTask,
  followsVoice: true,
  kind: 'email-body',
  title: 'Email Body',
  risk: 'content',
  builtIn({ type, tone: chosen, audience, prompt }, context, choice, revision) {
    const told = tell(prompt, context, revision);
    const { wish } = told;
    const tone = wish.tone(chosen);
    const voice = brand.voiceOf(context);
    const ways = wish.another ? [...openings[type][tone], ...otherOpenings] : openings[type][tone];
    // "A one-line reply" is for those who are to reply.
    const replies = told.facts.occasion !== 'thanks' && (audience !== 'small-business' || told.ask() === '');
    const lastLine = replies ? lastLines[informing.has(told.facts.occasion) ? 'informing' : 'selling'][audience] : '';
    const written = (at: number) =>
      phrase.paragraphs(
        greetings[tone],
        wish.short || !told.facts.english ? '' : fittingTemplate(ways, told.slots, undefined, at),
        ...told.body,
        told.ask('reply to this email'),
        wish.short ? '' : lastLine,
        wish.long ? voice.line : '',
        `${wish.short ? 'Best wishes' : voice.closing},\n${phrase.oneLine(context.businessName) || '[your name]'}`,
      );
    const content = otherThan(revision?.previous, ways.length, choice.between(0, ways.length - 1), written);
    return {
      content,
      reasoning: `A template for ${withArticle(type)} email in ${withArticle(tone)} tone, filled with the facts of your brief in your own words, with one line for ${readers[audience]}. ${brand.voiceNote(context, content.includes(voice.line) ? 'line' : 'closing')}`,
    };
  },
  prompt: (input) => ({
    role: 'You write emails to customers.',
    asks: [
      'Write the body of one email of 60 to 180 words in short paragraphs of plain text. Begin with a greeting that uses {first name}, ask for one thing only, and sign as the business.',
      'Explain in one or two sentences why it is built this way.',
    ],
    material: emailMaterial(input),
  }),
  judge: ({ input, context, ...given }) =>
    judged(input.prompt, given, {
      tells: 'all',
      checks: [
        check.wordsBetween(given.text, 30, 200, 8),
        check.namesBusiness(given.text, context.businessName, 6),
        check.shortSentences(given.text, 8),
        check.asksForSomething(given.text, 8),
      ],
    }),
});
