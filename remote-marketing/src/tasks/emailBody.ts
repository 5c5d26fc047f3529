import {
  type Audience,
  allFacts,
  asksForSomething,
  briefed,
  contentDraft,
  defineTask,
  type EmailTone,
  type EmailType,
  factList,
  judged,
  namesBusiness,
  noPressure,
  ownPoints,
  paragraph,
  paragraphs,
  promptOf,
  readers,
  registerOf,
  sentencesFor,
  shortSentences,
  signer,
  spoken,
  type Telling,
  tellingOf,
  voiceNote,
  voiceOf,
  wants,
  wishedLength,
  wishedTone,
  withArticle,
  wordsBetween,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, formalTone, informalTone } from './emailParts';

/** The merge field becomes each reader’s own name, or something general. */
const greetings: Record<EmailTone, string> = {
  professional: 'Dear {first name},',
  friendly: 'Hello {first name},',
  casual: 'Hi {first name},',
  urgent: 'Hello {first name},',
  empathetic: 'Hello {first name},',
  authoritative: 'Dear {first name},',
};

/** First sentences: what kind of message this is. They say nothing of the business that only it can know. */
const openings: Record<EmailType, readonly ((business: string) => string)[]> = {
  welcome: [
    (business) => `Welcome to ${business}, and thank you for joining us.`,
    (business) => `Thank you for joining us. Everybody at ${business} is glad to have you.`,
  ],
  newsletter: [(business) => `Here is the latest from ${business}.`, (business) => `A short update from ${business}.`],
  promotional: [() => ''],
  sequence: [
    (business) => `Thank you for reading our last email. Here is the next one from ${business}.`,
    (business) => `Following our last email, here is what comes next at ${business}.`,
  ],
  transactional: [
    (business) => `Please keep this email from ${business}: it has the details in one place.`,
    (business) => `Here are the details from ${business} for your records.`,
  ],
  reengagement: [
    (business) => `It has been a while, and we would like to see you again at ${business}.`,
    (business) => `We have not been in touch for a while, so here is a short note from ${business}.`,
  ],
};

const leads: Record<EmailTone, readonly string[]> = {
  professional: [
    'We are writing to let you know what is coming up.',
    'We would like to let you know about the following.',
  ],
  friendly: ['We have something to share with you.', 'We have some news we think you will like.'],
  casual: ['A quick note from us.', 'Just a quick one from us.'],
  urgent: ['A short note, because the timing matters.', 'Please have a look at this one today.'],
  empathetic: [
    'We know you are busy, so we will keep this short.',
    'We know how full the weeks are, so here is just what matters.',
  ],
  authoritative: ['Here is what you need to know.', 'These are the facts in brief.'],
};

const forReaders: Record<Audience, string> = {
  'decision-makers':
    'If somebody else needs to agree to it, feel free to forward this email: the facts are all in one place.',
  'small-business': 'We know your time is short, so a one-line reply is enough if you have a question.',
  enterprise: 'If several people or sites are involved, tell us who, and we will keep everybody informed.',
  consultants: 'If you advise clients who would find this useful, please pass it on.',
};

/** For news that asks nobody to buy: closing days, new hours, a reminder. */
const forInformed: Record<Audience, string> = {
  'decision-makers': 'Please pass this on to anybody in your team who should know.',
  'small-business': 'If you have a question, a one-line reply is enough.',
  enterprise: 'Please share this with everybody it concerns at your sites.',
  consultants: 'Please let your clients know if it concerns them.',
};
const informing = new Set<string>([
  'closure',
  'hours',
  'move',
  'hiring',
  'reminder',
  'price-change',
  'thanks',
  'appeal',
]);
const informedEndings: Record<EmailTone, string> = {
  professional: 'Thank you for your attention.',
  friendly: 'Thank you for reading.',
  casual: 'Any questions, just shout.',
  urgent: 'If anything cannot wait, let us know today.',
  empathetic: 'If this is awkward for you, let us know and we will do our best to help.',
  authoritative: 'If anything is unclear, our team will answer.',
};

const endings: Record<EmailTone, string> = {
  professional: 'We look forward to hearing from you.',
  friendly: 'We would love to hear from you.',
  casual: 'Any questions, just shout.',
  urgent: 'If you are interested, today is a good day to let us know.',
  empathetic: 'Take your time to decide, and ask us anything first.',
  authoritative: 'Our team can answer any question you have before you decide.',
};

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
  async builtIn(input, context, choice, revision) {
    const { type, audience } = input;
    const { facts, wishes } = await briefed(input.prompt, revision);
    const tone = wishedTone(input.tone, wishes, formalTone, informalTone);
    const length = wishedLength(wishes);
    const business = signer(context);
    const voice = voiceOf(context);
    const register = registerOf[tone] ?? 'plain';
    const telling = tellingOf(facts);
    const opening = named(choice.pick(openings[type])(business)) || choice.pick(leads[tone]);
    const informs = informing.has(facts.occasion);
    const listed = type === 'transactional' || wants(wishes, 'bullets');
    const body = listed ? asList(telling) : asSentences(telling, tone);
    const content = paragraphs(
      greetings[tone],
      length === 'short' && type === 'promotional' ? '' : spoken(opening, register),
      ...body.map((part) => spoken(part, register)),
      length === 'short'
        ? ''
        : spoken(paragraph((informs ? forInformed : forReaders)[audience], length === 'long' && voice.line), register),
      length === 'short' ? '' : spoken((informs ? informedEndings : endings)[tone], register),
      `${length === 'short' ? 'Best wishes' : voice.closing},\n${business}`,
    );
    return {
      content,
      reasoning: `It opens like ${withArticle(type)} email, puts the facts of your brief in the order a reader asks for them, adds one line for ${readers[audience]}, and is ${tone} in tone. ${voiceNote(context, content.includes(voice.line) ? 'line' : 'closing')}`,
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
  async finish(draft, { prompt }, context, finishing) {
    const brief = await briefed(prompt, finishing?.revision);
    return {
      ...draft,
      ...judged(
        brief,
        {
          text: draft.content,
          belongs: allFacts(brief.facts),
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

/** Without a name of the business, "us". */
const named = (text: string) =>
  text.replace(' at Your team', '').replace('from Your team', 'from us').replace(' to Your team', '');

function asSentences(telling: Telling, tone: EmailTone): string[] {
  const { about, offer, price, place, notes, action } = sentencesFor(telling, tone, 'reply');
  return [paragraph(about, offer), paragraph(price, place, notes), action];
}

function asList(telling: Telling): string[] {
  const action = 'If anything needs changing, reply to this email.';
  const list = factList(telling);
  return list.length > 0 ? [list.map((entry) => `- ${entry}`).join('\n'), action] : [action];
}
