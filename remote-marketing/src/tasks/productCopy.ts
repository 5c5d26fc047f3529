import {
  actionOf,
  type BriefFacts,
  briefed,
  copyFrameworks,
  defineTask,
  detailLines,
  detailsOf,
  type EmailTone,
  emailTones,
  fillTemplate,
  fittingTemplate,
  headline,
  judged,
  namesSubject,
  noPressure,
  oneLine,
  optionalText,
  optionalTexts,
  ownPoints,
  promptOf,
  required,
  scoredFields,
  sentence,
  sentencesOfBrief,
  shortened,
  shortSentences,
  speaksToReader,
  toldFacts,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { frameworkNames } from './frameworkNames';
import { buyersCheck, productCopyTypes, specialisations } from './productParts';
import { productLastLines, productOpenings, productOrder } from './templates/productTemplates';

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
  builtIn(input, context, choice, revision) {
    const { facts, wishes } = briefed(input.details || input.product, revision);
    const tone = wishedTone<EmailTone>(input.tone, wishes, 'professional', 'friendly');
    const product = productName(input.product);
    const features = featuresOf(input.features).map((feature) => ({ feature, benefit: '' }));
    const told: BriefFacts = input.details
      ? { ...facts, occasion: 'general' }
      : { ...facts, occasion: 'general', facts: [] };
    const slots = { product, business: oneLine(context.businessName) };
    const { title, lines } = productOpenings[input.copyType];
    const own = headline(told);
    const parts = {
      told: [own && own.toLowerCase() !== product.toLowerCase() && sentence(own), sentencesOfBrief(told)],
      features: [features.length > 0 && sentence(`At a glance: ${features.map(({ feature }) => feature).join(', ')}`)],
      facts: [detailLines(detailsOf(told, new Set(), false))],
    };
    const last = wishedLength(wishes) === 'short' ? '' : choice.pick(productLastLines[tone]);
    return {
      title: fillTemplate(title, slots).text,
      content: [
        fittingTemplate(lines, slots, Number.POSITIVE_INFINITY)?.text,
        ...productOrder[input.framework].map((part) => parts[part].filter(Boolean).join(' ')),
        [actionOf(told), last].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join('\n\n'),
      features,
      reasoning: voiceReminder(
        context,
        `A template for ${input.copyType}, in the order of ${input.framework} (${frameworkNames[input.framework]}). What a feature does for the customer is for you to say.`,
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
  finish(made, input, _context, finishing) {
    const read = briefed(input.details || input.product, finishing?.revision);
    const text = textOf(made);
    const check = buyersCheck[input.specialisation];
    const given = [input.product, input.details, ...input.features].join(' ');
    const unexplained = featuresOf(input.features).filter(
      (feature) => !made.features.some((one) => one.feature === feature && one.benefit !== ''),
    );
    const own = { ...read, facts: { ...read.facts, occasion: 'general' as const } };
    return {
      ...made,
      ...judged(
        own,
        {
          text,
          belongs: input.details ? toldFacts(read.facts) : [],
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
    120,
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
