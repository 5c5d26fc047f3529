import {
  asksForSomething,
  atMost,
  audiences,
  concerns,
  defineTask,
  type EmailTone,
  emailTones,
  namesSubject,
  noPressure,
  oneLine,
  promptOf,
  required,
  scored,
  scoredFields,
  signer,
  speaksToReader,
  topicOf,
  upperFirst,
  voiceNote,
  voiceOf,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';

const sections = ['hero', 'text', 'features', 'testimonials', 'cta', 'form'] as const;
const draft = v.object({
  title: written(),
  text: v.string(),
  /** Features, questions for a testimonial, fields of a form; empty for the others. */
  items: v.array(v.object({ title: v.string(), text: v.string() })),
  /** Empty for sections without a button. */
  buttonText: v.string(),
  reasoning: v.string(),
});

const buttons: Record<EmailTone, string> = {
  professional: 'Ask for details',
  friendly: 'Talk to us',
  casual: 'Have a look',
  urgent: 'Start today',
  empathetic: 'Ask us anything',
  authoritative: 'See the evidence',
};

const items: Record<(typeof sections)[number], readonly { title: string; text: string }[]> = {
  hero: [],
  text: [],
  cta: [],
  // A made-up quotation or promise would be a lie on a live page: square brackets say what only the business can know.
  features: [
    { title: 'Clear from the start', text: '[Say what customers know before they order: price, date, scope.]' },
    { title: 'One person to ask', text: '[Say who answers, and how quickly.]' },
    { title: 'Easy to change', text: '[Say until when plans can change, and how.]' },
  ],
  testimonials: [
    { title: '[Customer name, role]', text: '[Ask: what was the problem before you came to us?]' },
    { title: '[Customer name, role]', text: '[Ask: what surprised you while we worked together?]' },
    { title: '[Customer name, role]', text: '[Ask: what would you tell a friend who hesitates?]' },
  ],
  form: [
    { title: 'Name', text: 'So that we know how to address you.' },
    { title: 'Email', text: 'For our answer, and for nothing else.' },
    { title: 'Your question', text: 'A line or two is enough.' },
  ],
};

export const landingSection = defineTask({
  kind: 'landing-section',
  group: 'copy',
  title: 'Landing page section',
  module: 'marketing',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    section: v.picklist(sections),
    brief: required('what the page is for'),
    tone: v.optional(v.picklist(emailTones), 'friendly'),
    audience: v.optional(v.picklist(audiences), 'small-business'),
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ section, brief }) => `${upperFirst(section)}: ${oneLine(brief)}`,
  builtIn({ section, brief, tone, audience }, context, choice) {
    const topic = topicOf(brief);
    const business = signer(context);
    const titles = {
      hero: [
        `${topic.title}, without the fuss`,
        `${topic.title}, done properly`,
        `${topic.title}: from ${business} to you`,
      ],
      text: [`Why ${business}`, `What ${topic.name} means for you`],
      features: [`What you get with ${topic.name}`, `${topic.title}: what is included`],
      testimonials: [`What people say about ${topic.name}`, `In our customers’ words: ${topic.name}`],
      cta: [`Ready for ${topic.name}?`, `Shall we talk about ${topic.name}?`],
      form: [`Ask ${business} about ${topic.name}`, `Tell us about your plans for ${topic.name}`],
    };
    const button = section === 'hero' || section === 'cta' || section === 'form';
    return {
      title: choice.pick(titles[section]),
      text: `${topic.detail} ${concerns[audience](context)} ${voiceOf(context).line}`,
      items: items[section].map((item) => ({ ...item })),
      buttonText: button ? buttons[tone] : '',
      reasoning: `A ${section} section has one job; here the title names the subject and ${button ? 'the button says what happens next' : 'the rest supports it'}. ${voiceNote(context)}`,
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write sections of landing pages.',
      [
        `Write the ${input.section} section. Title at most 60 characters, text at most 60 words.`,
        'Give `items` only for features, testimonials and form; otherwise an empty list. Never write a testimonial: give the question to ask a customer, in square brackets.',
        'Give `buttonText` only for hero, cta and form; otherwise an empty text.',
      ],
      { section: input.section, tone: input.tone, audience: input.audience, brief: input.brief },
      context,
    ),
  finish: (made, { brief }) => ({
    ...made,
    ...scored([
      atMost(made.title, 60, 25),
      namesSubject(`${made.title} ${made.text}`, brief, 25),
      speaksToReader(`${made.title} ${made.text}`, 15),
      asksForSomething(`${made.buttonText} ${made.text}`, 20),
      noPressure(`${made.title} ${made.text}`, 15),
    ]),
  }),
  text: ({ title, text, items, buttonText }) =>
    [title, text, ...items.map((item) => `${item.title}: ${item.text}`), buttonText && `[${buttonText}]`]
      .filter(Boolean)
      .join('\n\n'),
});
