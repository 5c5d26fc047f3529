import { defineTool } from '@steps/platform';
import * as v from 'valibot';
import { searchIndex } from '../search/searchIndex';
import { findArticles, type Piece } from '../search/searchRules';

/** Articles of one answer. */
const most = 4;

export const searchHelp = defineTool({
  kind: 'read',
  name: 'search_help',
  description:
    'Searches the help centre and the documentation of Steps. Use it for questions about how something is done in Steps, and name the address of what you used.',
  input: v.object({ query: v.pipe(v.string(), v.minLength(2)) }),
  async run({ query }) {
    const found = findArticles(await searchIndex(), query).slice(0, most);
    return found.map(({ title, parts }) => ({
      title,
      parts: parts.map(({ href, heading, excerpt }) => ({ href, heading: textOf(heading), text: textOf(excerpt) })),
    }));
  },
});

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
