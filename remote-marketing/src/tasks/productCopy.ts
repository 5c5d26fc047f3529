import {
  asksForSomething,
  copyFrameworks,
  defineTask,
  emailTones,
  listed,
  namesSubject,
  noPressure,
  oneLine,
  optionalText,
  optionalTexts,
  promptOf,
  required,
  scored,
  scoredFields,
  sentence,
  shortened,
  shortSentences,
  signer,
  speaksToReader,
  topicOf,
  voiceNote,
  voiceOf,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { frameworkLines, frameworkNames } from './frameworkLines';
import { copyTypeLines, focusLines, productCopyTypes, specialisations } from './productParts';

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
  builtIn(input, context, choice) {
    const product = topicOf(input.product);
    const told = input.details ? topicOf(input.details) : product;
    const features = input.features.map((feature) => shortened(oneLine(feature), 80)).filter(Boolean);
    const kind = copyTypeLines[input.copyType];
    const start = choice.between(0, benefits.length - 1);
    return {
      title: `${product.title}: ${kind.title}`,
      content: [
        choice.pick(kind.openings)(product, signer(context)),
        frameworkLines[input.framework]({ ...product, detail: told.detail }, signer(context)).join(' '),
        features.length > 0 ? `What you get: ${listed(features)}.` : 'What you get: [list three features].',
        `${focusLines[input.specialisation]} ${toneLines[input.tone]} ${voiceOf(context).line}`,
      ].join('\n\n'),
      features: features.map((feature, index) => ({ feature, benefit: benefitOf(start + index) })),
      reasoning: `${input.copyType} built as ${input.framework} (${frameworkNames[input.framework]}), with what buyers in ${input.specialisation} check first. Square brackets mark what only you know. ${voiceNote(context)}`,
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
  finish: (made, { product, details }) => ({
    ...made,
    ...scored([
      namesSubject(`${made.title} ${made.content}`, product, 25),
      { says: 'names at least one feature', points: 20, met: made.features.length > 0 },
      { says: 'rests on details you gave', points: 15, met: details !== '' },
      speaksToReader(made.content, 10),
      shortSentences(made.content, 15),
      asksForSomething(made.content, 5),
      noPressure(made.content, 10),
    ]),
  }),
  text: ({ title, content, features }) =>
    [title, content, features.map(({ feature, benefit }) => `- ${feature}: ${benefit}`).join('\n')]
      .filter(Boolean)
      .join('\n\n'),
});

const benefitOf = (position: number) => sentence(benefits[position % benefits.length] ?? '');

/** How a benefit begins; how it ends is for the person who knows the product. */
const benefits = [
  'you can [what becomes possible]',
  'you no longer have to [what falls away]',
  'you save [time or money, with the figure]',
  'your customers notice [what they see]',
  'you can rely on [what stays the same]',
];

const toneLines: Record<(typeof emailTones)[number], string> = {
  professional: 'Ask for the data sheet if you need more.',
  friendly: 'Ask us if you are not sure which one is right for you.',
  casual: 'Not sure? Ask, we like questions.',
  urgent: 'Order today if you need it this week.',
  empathetic: 'Take your time to choose; we are here to help.',
  authoritative: 'Compare it with what you have before you decide.',
};
