import {
  type Audience,
  actionOf,
  allFacts,
  asksForSomething,
  atMost,
  audiences,
  briefed,
  type Choice,
  defineTask,
  type EmailTone,
  emailTones,
  factList,
  judged,
  type Missing,
  noPressure,
  offerOf,
  oneLine,
  ownPoints,
  paragraph,
  promptOf,
  registerOf,
  required,
  scoredFields,
  sentencesFor,
  signer,
  spoken,
  subjectName,
  subjectTitle,
  type Telling,
  tellingOf,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
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
  followsNotes: true,
  async builtIn({ section, brief, tone: chosen, audience }, context, choice, revision) {
    const { facts, wishes } = await briefed(brief, revision);
    const tone = wishedTone<EmailTone>(chosen, wishes, 'professional', 'friendly');
    const telling = tellingOf(facts);
    const title = titleOf(section, telling, signer(context), choice);
    const action = upperFirst(actionOf(telling));
    const listed = section === 'features' ? factList(telling) : [];
    const { about, offer, price, place, notes, action: ask } = sentencesFor(telling, tone, 'none');
    const more = wishedLength(wishes) === 'short' ? '' : readerLines[audience];
    const register = registerOf[tone] ?? 'plain';
    const texts: Record<typeof section, string> = {
      hero: paragraph(about, offer, price, place, notes, ask),
      text: paragraph(about, offer, price, place, notes, ask, more),
      features: more,
      testimonials:
        'If you have bought from us, we would be glad to hear what you think. With your permission, your words will appear here.',
      cta: paragraph(offer || about, offer ? '' : price, ask),
      form: paragraph(about || offer, 'Send us your question, and we will answer by email.'),
    };
    const button = section === 'hero' || section === 'cta' || section === 'form';
    return {
      title,
      text: spoken(texts[section], register),
      items:
        section === 'form'
          ? formFields.map((item) => ({ ...item }))
          : listed.map((entry) => {
              const at = entry.indexOf(': ');
              return { title: entry.slice(0, at), text: entry.slice(at + 2) };
            }),
      buttonText: button ? (section === 'form' ? sendButtons[tone] : `${action}${toneTail[tone]}`) : '',
      reasoning: voiceReminder(
        context,
        `A ${section} section has one job; here the title names the subject and ${button ? 'the button says what happens next' : 'the rest supports it'}.`,
      ),
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
  async finish(made, { section, brief }, _context, finishing) {
    const read = await briefed(brief, finishing?.revision);
    const { subject, offers } = read.facts;
    const text = textOf(made);
    return {
      ...made,
      ...judged(
        read,
        {
          text,
          belongs: whole.has(section)
            ? allFacts(read.facts)
            : section === 'testimonials'
              ? []
              : [subject ?? offers[0]].flatMap((fact) => (fact ? [fact] : [])),
          more: section === 'testimonials' ? [quotations] : [],
          checks: [atMost(made.title, 60, 14), asksForSomething(text, 12), noPressure(text, ownPoints - 26)],
        },
        finishing,
      ),
    };
  },
  text: (made) => textOf(made),
});

interface Section {
  readonly title: string;
  readonly text: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
  readonly buttonText: string;
}
const textOf = ({ title, text, items, buttonText }: Section) =>
  [title, text, ...items.map((item) => `${item.title}: ${item.text}`), buttonText && `Button: ${buttonText}`]
    .filter(Boolean)
    .join('\n\n');

/** Sections that tell all facts. */
const whole = new Set<string>(['hero', 'text', 'features']);

/** A quotation is never made up. */
const quotations: Missing = {
  fact: 'quotation',
  question: 'Which customers may be quoted, and what did they say? The built-in engine makes up no quotation.',
};

type SectionName = (typeof sections)[number];

function titleOf(section: SectionName, telling: Telling, business: string, choice: Choice): string {
  const { facts } = telling;
  const name = subjectName(telling) || (business === 'Your team' ? 'us' : business);
  const title = subjectTitle(telling);
  const [offer] = facts.offers;
  const gain = offer ? offerOf(offer) : '';
  const titles: Record<SectionName, readonly string[]> = {
    hero: [title && gain ? `${title}: ${gain}` : title || upperFirst(gain), title || upperFirst(gain)],
    text: [`About ${name}`, `What to know about ${name}`],
    features: ['What you get', 'The details at a glance'],
    testimonials: [`What customers say about ${name}`, 'What our customers say'],
    cta: ['Ready to go ahead?', 'Shall we get started?'],
    form: [`Ask us about ${name}`, 'Send us your question'],
  };
  const fitting = titles[section].filter((text) => text !== '' && text.length <= 60);
  return (
    (section === 'hero' ? fitting[0] : fitting.length > 0 ? choice.pick(fitting) : '') ||
    `Welcome${business === 'Your team' ? '' : ` to ${business}`}`.slice(0, 60)
  );
}

const formFields = [
  { title: 'Name', text: 'So that we know how to address you.' },
  { title: 'Email', text: 'For our answer, and for nothing else.' },
  { title: 'Your question', text: 'A line or two is enough.' },
];

const readerLines: Record<Audience, string> = {
  'decision-makers': 'Everything you need for a decision is on this page.',
  'small-business': 'Short on time? Ask us, and we will keep it simple.',
  enterprise: 'For several sites or teams, tell us what you need.',
  consultants: 'If you advise others, feel free to share this page.',
};
const sendButtons: Record<EmailTone, string> = {
  professional: 'Send your question',
  friendly: 'Ask us',
  casual: 'Drop us a line',
  urgent: 'Send it today',
  empathetic: 'Ask us anything',
  authoritative: 'Request the details',
};
const toneTail: Record<EmailTone, string> = {
  professional: '',
  friendly: ' with us',
  casual: ' now',
  urgent: ' today',
  empathetic: ' when it suits you',
  authoritative: '',
};
