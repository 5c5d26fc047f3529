import {
  allFacts,
  type BriefFacts,
  briefed,
  type CopyFramework,
  copyFrameworks,
  defineTask,
  type EmailTone,
  emailTones,
  judged,
  line,
  listed,
  namesSubject,
  noPressure,
  oneLine,
  optionalText,
  optionalTexts,
  ownPoints,
  paragraph,
  paragraphs,
  promptOf,
  registerOf,
  required,
  scoredFields,
  sentencesFor,
  shortened,
  shortSentences,
  signer,
  speaksToReader,
  spoken,
  tellingOf,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { frameworkNames } from './frameworkNames';
import { benefitOf, buyersCheck, copyTypeTitles, productCopyTypes, specialisations } from './productParts';

const draft = v.object({
  title: written(),
  content: written(),
  features: v.array(v.object({ feature: v.string(), benefit: v.string() })),
  reasoning: v.string(),
});

export const productCopy = defineTask({
  kind: 'product-copy',
  group: 'copy',
  title: 'Product copy',
  module: 'marketing',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    copyType: v.picklist(productCopyTypes),
    product: required('the name of the product'),
    details: optionalText,
    features: optionalTexts,
    specialisation: v.optional(v.picklist(specialisations), 'E-commerce'),
    tone: v.optional(v.picklist(emailTones), 'friendly'),
    framework: v.optional(v.picklist(copyFrameworks), 'FAB'),
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ copyType, product }) => `${copyType}: ${oneLine(product)}`,
  followsNotes: true,
  async builtIn(input, context, choice, revision) {
    const { facts, wishes } = await briefed(input.details || input.product, revision);
    const tone = wishedTone<EmailTone>(input.tone, wishes, 'professional', 'friendly');
    const product = productName(input.product);
    const features = featuresOf(input.features).map((feature) => ({ feature, benefit: benefitOf(feature) }));
    const business = signer(context);
    const told = input.details ? facts : withoutSubject(facts);
    const telling = tellingOf({ ...told, subject: undefined, occasion: 'general' });
    for (const fact of [told.subject, told.audience]) if (fact) telling.said.add(fact);
    const { offer, price, place, notes, action } = sentencesFor(telling, tone, 'none');
    const opening = openings[input.copyType](product, business === 'Your team' ? 'us' : business);
    const ordered = order[input.framework];
    const parts = {
      what: line(opening, input.details && facts.audience ? `It is made for ${facts.audience.words}.` : ''),
      features: features.length > 0 ? line('You get', listed(features.map(({ feature }) => lowerStart(feature)))) : '',
      gain: paragraph(
        ...features.map(({ feature, benefit }) => benefit && line(`With ${lowerStart(feature)},`, benefit)),
      ),
      facts: paragraph(offer, price, place, notes),
    };
    const short = wishedLength(wishes) === 'short';
    return {
      title: `${upperFirst(product)}: ${copyTypeTitles[input.copyType]}`,
      content: spoken(
        paragraphs(
          parts.what,
          ...ordered.map((part) => (short && part === 'gain' ? '' : parts[part])),
          paragraph(action, short ? '' : choice.pick(toneLines[tone])),
        ),
        registerOf[tone] ?? 'plain',
      ),
      features,
      reasoning: voiceReminder(
        context,
        `${input.copyType}, in the order of ${input.framework} (${frameworkNames[input.framework]}). Each benefit follows from a feature.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write about products.',
      [
        `Write ${input.copyType.toLowerCase()} for one product, 60 to 200 words, for buyers in ${input.specialisation}, built as ${input.framework} (${frameworkNames[input.framework]}).`,
        'Turn each given feature into a benefit. Give no feature that is not given. Explain in one or two sentences.',
      ],
      { product: input.product, details: input.details, features: input.features.join('\n'), tone: input.tone },
      context,
    ),
  async finish(made, input, _context, finishing) {
    const read = await briefed(input.details || input.product, finishing?.revision);
    const text = textOf(made);
    const check = buyersCheck[input.specialisation];
    const given = [input.product, input.details, ...input.features].join(' ');
    const unexplained = featuresOf(input.features).filter(
      (feature) =>
        benefitOf(feature) === '' && !made.features.some((one) => one.feature === feature && one.benefit !== ''),
    );
    const own = { ...read, facts: { ...read.facts, occasion: 'general' as const } };
    return {
      ...made,
      ...judged(
        own,
        {
          text,
          belongs: input.details ? allFacts(read.facts).filter((fact) => fact !== read.facts.subject) : [],
          needs: ['price'],
          more: [
            ...(input.features.length === 0
              ? [{ fact: 'features', question: 'Which features does it have? Three are a good start.' }]
              : []),
            ...unexplained
              .slice(0, 3)
              .map((feature) => ({ fact: 'benefit', question: `What does “${feature}” do for the customer?` })),
            ...(check.told.test(given) ? [] : [{ fact: check.fact, question: check.question }]),
          ],
          checks: [
            namesSubject(text, input.product, 10),
            speaksToReader(text, 8),
            shortSentences(made.content, 10),
            noPressure(text, ownPoints - 28),
          ],
        },
        finishing,
      ),
    };
  },
  text: (made) => textOf(made),
});

const textOf = ({ title, content, features }: v.InferOutput<typeof draft>) =>
  [
    title,
    content,
    features.map(({ feature, benefit }) => `- ${[upperFirst(feature), benefit].filter(Boolean).join(': ')}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

const productName = (text: string) => {
  const name = shortened(
    oneLine(text)
      .replace(/[<>{}[\]|`]/g, '')
      .replace(/[.\s]+$/, ''),
    60,
  );
  return name || 'this product';
};
const featuresOf = (features: readonly string[]) =>
  features
    .map((feature) =>
      shortened(
        oneLine(feature)
          .replace(/[<>{}[\]|`]/g, '')
          .replace(/[.\s]+$/, ''),
        80,
      ),
    )
    .filter(Boolean);
const lowerStart = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** Without details the name of the product is all that is known. */
const withoutSubject = (facts: BriefFacts): BriefFacts => ({
  ...facts,
  details: [],
  numbers: [],
  people: [],
  places: [],
  unused: [],
});

const openings: Record<(typeof productCopyTypes)[number], (product: string, business: string) => string> = {
  'Product Descriptions': (product, business) => `Meet ${product}, from ${business}.`,
  'Feature Lists': (product) => `What ${product} gives you.`,
  'Technical Specifications': (product) => `The specification of ${product}.`,
  'Comparison Charts': (product) =>
    `When you compare ${product} with what you use today, these are the points to look at.`,
  'User Manuals': (product, business) =>
    `Thank you for choosing ${product}. If anything is unclear, ${business === 'us' ? 'we are' : `${business} is`} here to help you.`,
  'Sales Sheets': (product, business) =>
    `${upperFirst(product)} by ${business}: the facts on one page, ready for you to pass on.`,
  'Catalog Copy': (product, business) => `${upperFirst(product)}, by ${business}.`,
  'E-commerce Listings': (product, business) => `${upperFirst(product)}, sold and sent by ${business}.`,
};

/** The order in which each framework tells what there is. */
const order: Record<CopyFramework, readonly ('features' | 'gain' | 'facts')[]> = {
  AIDA: ['gain', 'features', 'facts'],
  PAS: ['gain', 'facts', 'features'],
  BAB: ['facts', 'gain', 'features'],
  FAB: ['features', 'gain', 'facts'],
};

const toneLines: Record<EmailTone, readonly string[]> = {
  professional: ['We are happy to send you further details.'],
  friendly: ['Not sure whether it is right for you? Just ask.'],
  casual: ['Any questions? Give us a shout.'],
  urgent: ['If you need it soon, tell us today.'],
  empathetic: ['Take your time to choose, and ask us anything.'],
  authoritative: ['Compare it with what you have before you decide.'],
};
