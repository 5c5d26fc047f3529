import { brand, check, contentDraft, emailTones, field, fillTemplate, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { asks, closings, greetings, nothingKnown, sorry, thanks } from './templates/replyTemplates';

/** Most characters of a fact. */
const factCharacters = 220;

export const ticketReply = scoredTask({
  kind: 'ticket-reply',
  group: 'conversation',
  title: 'Ticket reply',
  module: 'support',
  risk: 'record',
  pace: 'generation',
  input: v.object({
    subject: field.required('the subject of the ticket'),
    message: field.required('what the customer wrote'),
    customerName: field.text,
    tone: v.optional(v.picklist(emailTones), 'empathetic'),
    /** What is known and may be said: order, deadline, help article. */
    facts: field.texts,
  }),
  draft: contentDraft,
  followsVoice: true,
  about: ({ subject }) => phrase.oneLine(subject),
  builtIn(input, context, choice) {
    const facts = phrase.factSentences(input.facts, factCharacters);
    const voice = brand.voiceOf(context);
    const upset =
      /\b(?:angry|unacceptable|complain|terrible|refund|cancel|money back|worst|disappointed|furious|still (?:not|no))\b/i.test(
        input.message.slice(0, 4000),
      );
    return {
      content: phrase.paragraphs(
        `${greetings[input.tone]} ${phrase.shortened(phrase.oneLine(input.customerName), 60) || 'there'},`,
        fillTemplate(choice.pick(upset ? sorry : thanks), {
          topic: about(input.subject),
          business: brand.signer(context),
        }).text,
        facts.length > 0 ? facts.join(' ') : nothingKnown,
        choice.pick(troubled.test(`${input.subject} ${input.message.slice(0, 4000)}`) ? asks[input.tone] : closings),
        `${voice.closing},\n${brand.signer(context)}`,
      ),
      reasoning: `${upset ? 'The message sounds upset, so the reply begins with an apology' : 'The reply begins with thanks'} and repeats the subject, so that the customer sees it was read. ${facts.length > 0 ? 'It says only what you gave as known.' : 'Nothing is known yet, so it promises nothing.'} ${brand.voiceNote(context, 'closing')}`,
    };
  },
  prompt: ({ subject, customerName, tone, message, facts }) => ({
    role: 'You answer customers of a small business.',
    asks: [
      'Write one reply of at most 150 words. Say only what the facts say; promise nothing else. Explain in one sentence.',
    ],
    material: { subject, customer: customerName, tone, message, facts: facts.join('\n') },
  }),
  judge: ({ text, input: { facts, subject, customerName }, context }) => ({
    missing: check.missingUnless(
      facts.length > 0,
      'answer',
      'What is known, and what may be promised? For example what you found, and by when it is done.',
    ),
    checks: [
      {
        says: 'tells every fact you gave',
        points: 21,
        met: facts.length > 0 && phrase.factSentences(facts, factCharacters).every((fact) => text.includes(fact)),
      },
      check.namesSubject(text, subject, 12),
      { says: 'addresses the customer by name', points: 12, met: customerName !== '' && text.includes(customerName) },
      check.namesBusiness(text, context.businessName, 5),
      check.asksForSomething(text, 9),
      check.shortSentences(text, 10),
      check.noPressure(text, 10),
    ],
  }),
  text: ({ content }) => content,
});

/** The subject inside a sentence: as the customer wrote it if it reads as a thing, or else as a message with that subject. */
function about(subject: string): string {
  const own = subject.trim().replace(/^(?:(?:re|fwd?|aw|wg)\s*:\s*)+/i, '');
  const words = phrase.plainName(own.replace(/[“”"]|[.!?\s]+$/g, ''), 60);
  return words ? `“${words}”` : 'your message';
}

/** They write because something does not work; only then the reply asks whether it works now. */
const troubled =
  /\b(?:not work|doesn(?:'|’)?t|does not|can(?:'|’)?t|cannot|broken|broke|fault|error|leak\w*|fail\w*|problem|trouble|stuck|slow|wrong|missing|log ?in|password|reset|still)\b/i;
