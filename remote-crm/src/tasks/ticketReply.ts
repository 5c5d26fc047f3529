import {
  asksForSomething,
  contentDraft,
  defineTask,
  emailTones,
  factSentences,
  fillTemplate,
  type Missing,
  namesBusiness,
  namesSubject,
  noPressure,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalText,
  optionalTexts,
  promptOf,
  required,
  scored,
  scoredFields,
  shortened,
  shortSentences,
  signer,
  voiceNote,
  voiceOf,
} from '@steps/business/tasks';
import * as v from 'valibot';
import { asks, closings, greetings, nothingKnown, sorry, thanks } from './templates/replyTemplates';

/** A fact is told in at most so many characters. */
const factCharacters = 220;

export const ticketReply = defineTask({
  kind: 'ticket-reply',
  group: 'conversation',
  title: 'Ticket reply',
  module: 'support',
  risk: 'record',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    subject: required('the subject of the ticket'),
    message: required('what the customer wrote'),
    customerName: optionalText,
    tone: v.optional(v.picklist(emailTones), 'empathetic'),
    /** What is known and may be said: order, deadline, help article. */
    facts: optionalTexts,
  }),
  draft: contentDraft,
  output: v.object({ ...contentDraft.entries, ...scoredFields }),
  about: ({ subject }) => oneLine(subject),
  builtIn(input, context, choice) {
    const facts = factSentences(input.facts, factCharacters);
    const voice = voiceOf(context);
    const upset =
      /\b(?:angry|unacceptable|complain|terrible|refund|cancel|money back|worst|disappointed|furious|still (?:not|no))\b/i.test(
        input.message.slice(0, 4000),
      );
    return {
      content: [
        `${greetings[input.tone]} ${shortened(oneLine(input.customerName), 60) || 'there'},`,
        fillTemplate(choice.pick(upset ? sorry : thanks), { topic: about(input.subject), business: signer(context) })
          .text,
        facts.length > 0 ? facts.join(' ') : nothingKnown,
        choice.pick(troubled.test(`${input.subject} ${input.message.slice(0, 4000)}`) ? asks[input.tone] : closings),
        `${voice.closing},\n${signer(context)}`,
      ].join('\n\n'),
      reasoning: `${upset ? 'The message sounds upset, so the reply begins with an apology' : 'The reply begins with thanks'} and repeats the subject, so that the customer sees it was read. ${facts.length > 0 ? 'It says only what you gave as known.' : 'Nothing is known yet, so it promises nothing.'} ${voiceNote(context, 'closing')}`,
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You answer customers of a small business.',
      [
        'Write one reply of at most 150 words. Say only what the facts say; promise nothing else. Explain in one sentence.',
      ],
      {
        subject: input.subject,
        customer: input.customerName,
        tone: input.tone,
        message: input.message,
        facts: input.facts.join('\n'),
      },
      context,
    ),
  finish: (made, input, context, finishing) => {
    const missing: Missing[] =
      input.facts.length === 0
        ? [
            {
              fact: 'answer',
              question: 'What is known, and what may be promised? For example what you found, and by when it is done.',
            },
          ]
        : [];
    const said = factSentences(input.facts, factCharacters).every((fact) => made.content.includes(fact));
    return {
      ...made,
      ...scored([
        nothingMissing(missing),
        { says: 'tells every fact you gave', points: 21, met: input.facts.length > 0 && said },
        namesSubject(made.content, input.subject, 12),
        {
          says: 'addresses the customer by name',
          points: 12,
          met: input.customerName !== '' && made.content.includes(input.customerName),
        },
        namesBusiness(made.content, context.businessName, 5),
        asksForSomething(made.content, 9),
        shortSentences(made.content, 10),
        noPressure(made.content, 10),
      ]),
      missing,
      followUps: noteOutcomes(made.content, finishing),
    };
  },
  text: ({ content }) => content,
});

/** The subject inside a sentence: as the customer wrote it when it reads as a thing, else as a message with that subject. */
function about(subject: string): string {
  const words = shortened(
    oneLine(subject)
      .replace(/^(?:(?:re|fwd?|aw|wg)\s*:\s*)+/i, '')
      .replace(/[<>{}[\]|`“”"]/g, '')
      .replace(/[.!?\s]+$/, ''),
    60,
  );
  return words ? `“${words}”` : 'your message';
}

/** Somebody writes because something does not work; only then is it asked whether it does now. */
const troubled =
  /\b(?:not work|doesn(?:'|’)?t|does not|can(?:'|’)?t|cannot|broken|broke|fault|error|leak\w*|fail\w*|problem|trouble|stuck|slow|wrong|missing|log ?in|password|reset|still)\b/i;
