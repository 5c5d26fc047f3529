import { foldText, slug as slugOf } from '@steps/platform';
import { readingAge } from '../content/brandRules';

/** An article in its parts. */
export interface Article {
  readonly title: string;
  /** Markdown under the title. */
  readonly body: string;
  /** What a file says about itself above the title, between `---` or `+++`. */
  readonly front?: string;
}

const frontMatter = /^(?<fence>---|\+\+\+)[ \t]*\n(?:[\s\S]*?\n)?\k<fence>[ \t]*(?:\n|$)/u;

/**
 * An article as Markdown: its title on the first line after “# ”, its text under it; front matter may be above. Nothing is
 * lost without a title.
 */
export function readArticle(markdown: string): Article {
  const whole = markdown
    .replace(/^\ufeff/u, '')
    .replace(/\r\n?/gu, '\n')
    .trim();
  const front = frontMatter.exec(whole)?.[0];
  const text = whole.slice(front?.length ?? 0).trim();
  const above = front && { front: front.trim() };
  const [, title, body = ''] = /^#[ \t]+([^\n]+)(?:\n+([\s\S]*))?$/u.exec(text) ?? [];
  return title === undefined
    ? { title: '', body: text, ...above }
    : { title: title.trim(), body: body.trim(), ...above };
}

/** The title that front matter gives. */
export const frontTitle = ({ front = '' }: Article): string =>
  /^title[ \t]*[:=][ \t]*(?<quote>["']?)(?<title>.*?)\k<quote>[ \t]*$/mu.exec(front)?.groups?.title ?? '';

/** An article as a Markdown file. One without a title has the name that it is called by. */
export function articleFile(article: Article, called: string): string {
  const { front, title, body } = article;
  const heading = title || (frontTitle(article) ? '' : called);
  return `${[front, heading && `# ${heading}`, body].filter(Boolean).join('\n\n')}\n`;
}

/** What search results show of a page. */
export interface SearchFacts {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  readonly keyword: string;
  /** Markdown. */
  readonly body: string;
}

export interface ArticleCheck {
  readonly good: boolean;
  readonly says: string;
  readonly reason: string;
}

const headingLine = /^(#{1,6})[ \t]+(.+)$/gmu;
const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []).length;

/** Markdown without its signs, for counting and reading. */
export const plainText = (markdown: string): string =>
  markdown
    // An opening sign ends the search for its closing one, so that hostile text is read once and not once for each sign.
    .replace(/!\[([^[\]\n]*)\]\([^()\n]*\)/gu, '$1')
    .replace(/\[([^[\]\n]*)\]\([^()\n]*\)/gu, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+\.|>)[ \t]+/gmu, '')
    .replace(/[*_`]/gu, '');

/** Words, and the minutes that they take. */
export function lengthOf(body: string): { readonly words: number; readonly minutes: number } {
  const words = wordsIn(plainText(body));
  return { words, minutes: Math.max(1, Math.round(words / 230)) };
}

/** What helps an article to be found and read, each with its reason. */
export function articleChecks({ title, description, slug, keyword, body }: SearchFacts): ArticleCheck[] {
  const key = foldText(keyword.trim());
  const holds = (text: string) => key === '' || foldText(text).includes(key);
  const levels = [...body.matchAll(headingLine)].map(([, signs = '']) => signs.length);
  // A picture may be the words of a link.
  const links = [
    ...body.replace(/!\[[^[\]\n]*\]\([^()\n]*\)/gu, 'picture').matchAll(/(?<!!)\[[^[\]\n]*\]\([^()\n]+\)/gu),
  ].length;
  const pictures = [...body.matchAll(/!\[([^[\]\n]*)\]\([^()\n]*\)/gu)];
  const mute = pictures.filter(([, words = '']) => !words.trim()).length;
  const read = plainText(body);
  const words = wordsIn(read);
  const beginning = read.slice(0, 600);
  const age = readingAge(read);
  const between = (count: number, least: number, most: number) => count >= least && count <= most;
  const skips = levels.some((level, index) => level - (levels[index - 1] ?? 1) > 1);
  const titleLength = [...title].length;
  const descriptionLength = [...description].length;
  return [
    {
      good: between(titleLength, 20, 60),
      says: `Title: ${titleLength} characters`,
      reason: 'Search results show about 60 characters; fewer than 20 say little.',
    },
    {
      good: between(descriptionLength, 70, 155),
      says: `Description: ${descriptionLength} characters`,
      reason: 'Results show up to 155 characters under the title. Without one they take any sentence of the page.',
    },
    {
      good: slug !== '' && slug === slugOf(slug),
      says: slug ? `Address: /${slug}` : 'Address: none',
      reason: 'Small letters, digits and hyphens, at most 60: people can read it and say it.',
    },
    ...(key === ''
      ? []
      : [
          {
            good: holds(title) && holds(description) && holds(beginning),
            says: `Keyword “${keyword.trim()}” ${
              [
                !holds(title) && 'missing in the title',
                !holds(description) && 'missing in the description',
                !holds(beginning) && 'missing at the beginning',
              ]
                .filter(Boolean)
                .join(', ') || 'in title, description and beginning'
            }`,
            reason: 'Whoever searches for it sees at once that the page is about it.',
          },
        ]),
    {
      good: words >= 300,
      says: `Length: ${words.toLocaleString('en-GB')} words`,
      reason: 'Under 300 words there is rarely an answer that another page does not give.',
    },
    {
      good: levels.length >= 2 && !levels.includes(1) && !skips,
      says: levels.includes(1)
        ? 'Headings: a second title'
        : skips
          ? 'Headings: a level is left out'
          : `Headings: ${levels.length}`,
      reason:
        'People look through headings, and screen readers jump by them: two or more, under the title, no level left out.',
    },
    {
      good: links > 0,
      says: `Links: ${links}`,
      reason: 'A link to your own page says where to go next.',
    },
    {
      good: mute === 0,
      says: mute > 0 ? `Pictures: ${mute} without words` : `Pictures: ${pictures.length}`,
      reason: 'The words of a picture are read to those who do not see it. An article without pictures is fine.',
    },
    ...(age === undefined
      ? []
      : [
          {
            good: age <= 15,
            says: `Reads at age ${age}`,
            reason: 'Up to 15 is easy for busy people. Shorter sentences and words bring it down.',
          },
        ]),
  ];
}
