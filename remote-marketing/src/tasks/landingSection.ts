import {
  actionOf,
  asksForSomething,
  atMost,
  audiences,
  briefed,
  defineTask,
  detailRun,
  detailsOf,
  doingOf,
  type EmailTone,
  emailTones,
  fittingTemplate,
  headline,
  judged,
  type Missing,
  mainFacts,
  noPressure,
  oneLine,
  ownPoints,
  promptOf,
  required,
  saidBy,
  scoredFields,
  sentence,
  sentencesOfBrief,
  slotsOf,
  toldFacts,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
  wordsOf,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import {
  askForQuotation,
  buttonTails,
  landingForm,
  landingReaders,
  landingTitles,
  sendButtons,
} from './templates/landingTemplates';

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
  builtIn({ section, brief, tone: chosen, audience }, context, choice, revision) {
    const { facts, wishes } = briefed(brief, revision);
    const tone = wishedTone<EmailTone>(chosen, wishes, 'professional', 'friendly');
    const slots = slotsOf(facts, oneLine(context.businessName));
    const titles = landingTitles[section];
    const from = section === 'hero' || section === 'text' ? 0 : choice.between(0, 1);
    const title = fittingTemplate(titles, slots, 60, from);
    const said = saidBy(title?.used ?? new Set(), slots);
    const subject = headline(facts);
    const about = subject && !title?.used.has('subject') ? sentence(subject) : '';
    const run = detailRun(facts, said);
    const ask = actionOf(facts);
    const more = wishedLength(wishes) === 'short' ? '' : landingReaders[audience];
    const sentences = sentencesOfBrief(facts);
    const [offer] = wordsOf(facts, 'offer');
    const texts: Record<typeof section, readonly string[]> = {
      hero: [about, sentences, run, ask],
      text: [about, sentences, run, ask, more],
      features: [about, sentences, ask, more],
      testimonials: [askForQuotation],
      cta: [offer ? sentence(offer) : about, ask],
      form: [about, 'Send us your question, and we will answer by email.'],
    };
    const button = section === 'hero' || section === 'cta' || section === 'form';
    return {
      title: title?.text ?? 'Welcome',
      text: texts[section].filter(Boolean).join(' '),
      items:
        section === 'form'
          ? landingForm.map((item) => ({ ...item }))
          : section === 'features'
            ? detailsOf(facts).map(({ label, words }) => ({ title: label, text: words }))
            : [],
      buttonText: button
        ? section === 'form'
          ? sendButtons[tone]
          : `${upperFirst(doingOf(facts))}${buttonTails[tone]}`
        : '',
      reasoning: voiceReminder(
        context,
        `A template for a ${section} section, which has one job: here the title names the subject and ${button ? 'the button says what happens next' : 'the rest supports it'}.`,
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
  finish(made, { section, brief }, _context, finishing) {
    const read = briefed(brief, finishing?.revision);
    const text = textOf(made);
    return {
      ...made,
      ...judged(
        read,
        {
          text,
          belongs: whole.has(section) ? toldFacts(read.facts) : section === 'testimonials' ? [] : mainFacts(read.facts),
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
  question: 'Which customers may be quoted, and what did they say? A template makes up no quotation.',
};
