import {
  asksForSomething,
  concerns,
  contentDraft,
  defineTask,
  type EmailTone,
  type EmailType,
  lowerFirst,
  namesBusiness,
  namesSubject,
  noPressure,
  promptOf,
  readers,
  scored,
  shortSentences,
  signer,
  type Topic,
  topicOf,
  voiceNote,
  voiceOf,
  withArticle,
  wordsBetween,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput } from './emailParts';

const greetings: Record<EmailTone, readonly string[]> = {
  professional: ['Dear {first name},'],
  friendly: ['Hello {first name},', 'Good morning {first name},'],
  casual: ['Hi {first name},', 'Hey {first name},'],
  urgent: ['{first name}, a short note for today:'],
  empathetic: ['Dear {first name}, we hope the week is treating you well.'],
  authoritative: ['Dear {first name}, here is what we recommend.'],
};

const openings: Record<EmailType, readonly ((topic: Topic, business: string) => string)[]> = {
  welcome: [
    (topic, business) => `Welcome to ${business}. Let us start with ${topic.name}.`,
    (topic, business) => `Good to have you at ${business}. First on the list: ${topic.name}.`,
  ],
  newsletter: [
    (topic, business) => `This time at ${business} it is all about ${topic.name}.`,
    (topic, business) => `What is there to know about ${topic.name}? ${business} keeps it short.`,
  ],
  promotional: [
    (topic, business) => `${business} has something to show you: ${topic.name}.`,
    (topic, business) => `If you have been waiting for a reason to talk to ${business}, here it is: ${topic.name}.`,
  ],
  sequence: [
    (topic, business) => `Here is the next step from ${business}: ${topic.name}.`,
    (topic, business) => `One step further with ${business}. This time it is about ${topic.name}.`,
  ],
  transactional: [
    (topic, business) => `This confirms what you arranged with ${business}: ${topic.name}.`,
    (topic, business) => `Please keep this message from ${business}. It is your record of ${topic.name}.`,
  ],
  reengagement: [
    (topic, business) => `We have not spoken for a while. The news from ${business}: ${topic.name}.`,
    (topic, business) => `Are you still interested in what ${business} does? Then this may be for you: ${topic.name}.`,
  ],
};

const asks: Record<EmailTone, readonly string[]> = {
  professional: ['If this is of interest, reply with a time that suits you and we will arrange the rest.'],
  friendly: ['Just reply to this email, even with half a question. We are happy to help.'],
  casual: ['Fancy a chat? Hit reply and tell us when you are free.'],
  urgent: ['If you want to go ahead, reply today and we will put you down first thing.'],
  empathetic: ['There is nothing you have to decide now. Reply whenever it suits you.'],
  authoritative: ['Our advice is to start small and soon. Reply and we will send you the first step.'],
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
  builtIn({ type, tone, audience, prompt }, context, choice) {
    const topic = topicOf(prompt);
    const voice = voiceOf(context);
    const paragraphs = [
      choice.pick(greetings[tone]),
      choice.pick(openings[type])(topic, signer(context)),
      `In short: ${lowerFirst(topic.detail)} ${concerns[audience](context)}`,
      voice.line,
      choice.pick(asks[tone]),
      `${voice.closing},\n${signer(context)}`,
    ];
    return {
      content: paragraphs.join('\n\n'),
      reasoning: `It opens like ${withArticle(type)} email, turns to what ${readers[audience]} weigh up, and asks for one thing in ${withArticle(tone)} tone. ${voiceNote(context)}`,
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
  finish: (draft, { prompt }, context) => ({
    ...draft,
    ...scored([
      wordsBetween(draft.content, 50, 200, 20),
      namesSubject(draft.content, prompt, 20),
      namesBusiness(draft.content, context.businessName, 15),
      shortSentences(draft.content, 15),
      asksForSomething(draft.content, 20),
      noPressure(draft.content, 10),
    ]),
  }),
  text: ({ content }) => content,
});
