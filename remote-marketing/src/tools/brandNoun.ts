import { activeClient, type Client, may } from '@steps/business';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { paths } from '@steps/platform/paths';

const { text, choice } = makeField;

/** A part of the brand guidelines, in words. */
interface BrandPart {
  readonly name: string;
  readonly text: string;
}

/** What there is of a brand in words, by the name that it has on its page. */
const parts: Readonly<Record<string, (client: Client) => string | undefined>> = {
  Guidelines: ({ brandGuidelines }) => brandGuidelines,
  'Words to use': ({ wordsToUse = [] }) => wordsToUse.join(', '),
  'Words to avoid': ({ wordsToAvoid = [] }) => wordsToAvoid.join(', '),
  Boilerplate: ({ boilerplate }) => boilerplate,
  Colours: ({ primaryColour, secondaryColour, brandColours = [] }) =>
    [primaryColour, secondaryColour, ...brandColours.map(({ name, colour }) => `${name} ${colour}`)]
      .filter(Boolean)
      .join(', '),
  Fonts: ({ headingFont, bodyFont }) => [headingFont, bodyFont].filter(Boolean).join(', '),
  'Reading age': ({ readingAge }) => readingAge?.toString(),
};

const fields: Readonly<Record<string, QueryField<BrandPart>>> = {
  name: choice('Part', ({ name }) => name, {
    silent: true,
    ...knownValues({
      Guidelines: [
        'brand guidelines',
        'tone of voice',
        'brand voice',
        'voice',
        'tone',
        'style guide',
        'brand guide',
        'house style',
        'writing style',
      ],
      'Words to use': ['words we use', 'preferred words', 'brand words'],
      'Words to avoid': [
        'banned words',
        'forbidden words',
        'words we avoid',
        'words to be avoided',
        'words we never use',
        'taboo words',
      ],
      Boilerplate: ['about text', 'about us text', 'boiler plate', 'company description', 'description of us'],
      Colours: [
        'brand colours',
        'colour',
        'colors',
        'brand colour',
        'hex',
        'hex code',
        'colour code',
        'palette',
        'colour palette',
        'primary colour',
        'secondary colour',
        'main colour',
      ],
      Fonts: ['brand fonts', 'font', 'typeface'],
      'Reading age': ['age of our readers', 'reader age'],
    }),
  }),
  text: text('Text', ({ text: words }) => words),
};

/** What the brand guidelines say, part by part; a part with nothing in it is not there. */
export const brandNoun: QueryNoun<BrandPart> = {
  one: 'brand text',
  many: 'brand texts',
  words: ['brand', 'branding', 'brand rule'],
  all() {
    const client = may('view', 'branding') ? activeClient() : undefined;
    return Object.entries(parts).flatMap(([name, of]) => {
      const words = client && of(client)?.trim();
      return words ? [{ name, text: words }] : [];
    });
  },
  id: ({ name }) => name,
  title: ({ name }) => name,
  detail: ({ text: words }) => words,
  href: () => paths.module.href('branding'),
  fields: () => fields,
};
