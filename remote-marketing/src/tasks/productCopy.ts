import { check, emailTones, field, fillTemplate, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { briefed, briefTask, judged } from './brief/briefed';
import { type BriefFacts, wordsOf } from './brief/briefFacts';
import { detailLines, telling } from './brief/telling';
import { speaksToReader } from './checks';
import { fittingTemplate } from './chooseTemplate';
import { copyFrameworks, frameworkNames } from './marketingChoices';
import { productCopyTypes, specialisations } from './productParts';
import { buyersCheck, productLastLines, productOpenings, productTitles } from './templates/productTemplates';

export const productCopy = scoredTask({
  ...briefTask,
  kind: 'product-copy',
  title: 'Product copy',
  risk: 'content',
  input: v.object({
    copyType: v.picklist(productCopyTypes),
    product: field.required('the name of the product'),
    details: field.text,
    features: field.texts,
    specialisation: v.optional(v.picklist(specialisations), 'E-commerce'),
    tone: v.optional(v.picklist(emailTones), 'friendly'),
    framework: v.optional(v.picklist(copyFrameworks), 'FAB'),
  }),
  draft: v.object({
    title: field.written(),
    content: field.written(),
    features: v.array(v.object({ feature: v.string(), benefit: v.string() })),
    reasoning: v.string(),
  }),
  about: ({ copyType, product }) => `${copyType}: ${phrase.oneLine(product)}`,
  builtIn(input, context, choice, revision) {
    const { facts: read, wishes } = briefed(input.details || input.product, revision);
    const business = phrase.oneLine(context.businessName);
    const product = phrase.plainName(input.product, 120) || 'this product';
    const told = telling(asProduct(read, product, input.details !== ''), business, wishes);
    const features = featuresOf(input.features).map((feature) => ({ feature, benefit: '' }));
    const tone = told.wish.tone(input.tone);
    const slots = { product, business };
    const isNamed = told.headline.toLowerCase() === product.toLowerCase();
    const about = [isNamed ? '' : told.subject, told.sentences].filter(Boolean).join(' ');
    const facts = detailLines(told.details);
    const openings = productOpenings[input.copyType][tone];
    const last = told.wish.short ? '' : choice.pick(productLastLines[tone]);
    return {
      title: fillTemplate(productTitles[input.copyType], slots).text,
      content: phrase.paragraphs(
        fittingTemplate(openings, slots, undefined, choice.between(0, openings.length - 1)),
        // BAB and FAB begin with what there is, the others with what it is.
        ...(input.framework.endsWith('AB') ? [facts, about] : [about, facts]),
        [told.ask(), last].filter(Boolean).join(' '),
      ),
      features,
      reasoning: `A template for ${input.copyType}, in the order of ${input.framework} (${frameworkNames[input.framework]}). What a feature does for the customer is for you to say.`,
    };
  },
  prompt: ({ copyType, specialisation, framework, product, details, features, tone }) => ({
    role: 'You write about products.',
    asks: [
      `Write ${copyType.toLowerCase()} for one product, 60 to 200 words, for buyers in ${specialisation}, built as ${framework} (${frameworkNames[framework]}).`,
      'Turn each given feature into a benefit. Give no feature that is not given. Explain in one or two sentences.',
    ],
    material: { product, details, features: features.join('\n'), tone },
  }),
  judge({ made, input: { product, details, features, specialisation }, ...given }) {
    const { told, ...question } = buyersCheck[specialisation];
    const unexplained = featuresOf(features).filter(
      (feature) => !made.features.some((one) => one.feature === feature && one.benefit !== ''),
    );
    return judged(details || product, given, {
      tells: details ? 'all' : 'none',
      named: true,
      occasion: 'general',
      needs: ['price'],
      more: [
        ...check.missingUnless(features.length > 0, 'features', 'Which features does it have? Three are a good start.'),
        ...unexplained
          .slice(0, 3)
          .map((feature) => ({ fact: 'benefit', question: `What does “${feature}” do for the customer?` })),
        ...(told.test([product, details, ...features].join(' ')) ? [] : [question]),
      ],
      checks: [
        check.namesSubject(given.text, product, 10),
        speaksToReader(given.text, 8),
        check.shortSentences(made.content, 10),
      ],
    });
  },
  text: ({ title, content, features }) =>
    phrase.paragraphs(
      title,
      content,
      features
        .map(({ feature, benefit }) => `- ${[phrase.upperFirst(feature), benefit].filter(Boolean).join(': ')}`)
        .join('\n'),
    ),
});

/** What is told of a product is about it, whether or not the details name it again. */
function asProduct(facts: BriefFacts, product: string, hasDetails: boolean): BriefFacts {
  const named = wordsOf(facts, 'subject').length > 0 && hasDetails;
  const subject = { kind: 'subject', words: product } as const;
  return { ...facts, occasion: 'general', facts: [...(named ? [] : [subject]), ...(hasDetails ? facts.facts : [])] };
}

const featuresOf = (features: readonly string[]) =>
  features.map((feature) => phrase.plainName(feature, 80)).filter(Boolean);
