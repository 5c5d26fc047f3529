import { check, emailTones, field, type Missing, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { briefTask, judged } from './brief/briefed';
import { tell } from './brief/telling';
import { atMost } from './checks';
import { fittingTemplate } from './chooseTemplate';
import { audiences } from './marketingChoices';
import {
  askForQuotation,
  buttonTails,
  landingForm,
  landingReaders,
  landingTitles,
  sendButtons,
} from './templates/landingTemplates';

const sections = ['hero', 'text', 'features', 'testimonials', 'cta', 'form'] as const;
type Section = (typeof sections)[number];

export const landingSection = scoredTask({
  ...briefTask,
  kind: 'landing-section',
  title: 'Landing page section',
  risk: 'content',
  input: v.object({
    section: v.picklist(sections),
    brief: field.required('what the page is for'),
    tone: v.optional(v.picklist(emailTones), 'friendly'),
    audience: v.optional(v.picklist(audiences), 'small-business'),
  }),
  draft: v.object({
    title: field.written(),
    text: v.string(),
    /** Features, questions for a testimonial, fields of a form; empty for the others. */
    items: v.array(v.object({ title: v.string(), text: v.string() })),
    /** Empty for sections without a button. */
    buttonText: v.string(),
    reasoning: v.string(),
  }),
  about: ({ section, brief }) => `${phrase.upperFirst(section)}: ${phrase.oneLine(brief)}`,
  builtIn({ section, brief, tone: chosen, audience }, context, choice, revision) {
    const told = tell(brief, context, revision);
    const { slots, wish } = told;
    const tone = wish.tone(chosen);
    const from = section === 'hero' || section === 'text' ? 0 : choice.between(0, 1);
    const title = fittingTemplate(landingTitles[section], slots, 60, from) || 'Welcome';
    const about = title.includes(told.headline) ? '' : told.subject;
    // The title of a hero tells the offer already.
    const run =
      slots.offer && title.includes(`: ${slots.offer}`)
        ? told.run.replace(phrase.sentence(slots.offer), '').trim()
        : told.run;
    const more = wish.short ? '' : landingReaders[audience];
    const texts: Record<Section, readonly string[]> = {
      hero: [about, run, told.sentences, told.ask()],
      text: [about, run, told.sentences, told.ask(), more],
      features: [about, told.sentences, told.ask(), more],
      testimonials: [askForQuotation],
      cta: [about, slots.offer ? phrase.sentence(slots.offer) : '', told.ask()],
      form: [about, 'Send us your question, and we will answer by email.'],
    };
    const acts = section === 'hero' || section === 'cta';
    return {
      title,
      text: texts[section].filter(Boolean).join(' '),
      items:
        section === 'form'
          ? landingForm.map((item) => ({ ...item }))
          : section === 'features'
            ? told.details.map(({ label, words }) => ({ title: label || words, text: label && words }))
            : [],
      buttonText:
        section === 'form' ? sendButtons[tone] : acts ? `${phrase.upperFirst(told.doing)}${buttonTails[tone]}` : '',
      reasoning: `A template for a ${section} section, which has one job: here the title names the subject and ${acts || section === 'form' ? 'the button says what happens next' : 'the rest supports it'}.`,
    };
  },
  prompt: (material) => ({
    role: 'You write sections of landing pages.',
    asks: [
      `Write the ${material.section} section. Title at most 60 characters, text at most 60 words.`,
      'Give `items` only for features, testimonials and form; otherwise an empty list. Never write a testimonial: give the question to ask a customer, in square brackets.',
      'Give `buttonText` only for hero, cta and form; otherwise an empty text.',
    ],
    material,
  }),
  judge: ({ made, input: { section, brief }, ...given }) =>
    judged(brief, given, {
      tells: section === 'testimonials' ? 'none' : section === 'cta' || section === 'form' ? 'main' : 'all',
      more: section === 'testimonials' ? [quotations] : [],
      checks: [atMost(made.title, 60, 14), check.asksForSomething(given.text, 12)],
    }),
  text: ({ title, text, items, buttonText }) =>
    phrase.paragraphs(
      title,
      text,
      ...items.map((item) => [item.title, item.text].filter(Boolean).join(': ')),
      buttonText && `Button: ${buttonText}`,
    ),
});

/** A quotation is never made up. */
const quotations: Missing = {
  fact: 'quotation',
  question: 'Which customers may be quoted, and what did they say? A template makes up no quotation.',
};
