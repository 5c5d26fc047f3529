import { foldText } from '@steps/platform';
import type MiniSearch from 'minisearch';
import type { SearchEntry } from './searchEntry';

/** A piece of text; what was searched for is marked. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A part of an article that was found. */
export interface Found {
  readonly href: string;
  /** The heading, or the article's title above the first one. */
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** What was found in one article, best first. */
export interface FoundArticle {
  readonly title: string;
  /** "Help", "Documentation" or "Changelog". */
  readonly group: string;
  readonly parts: readonly Found[];
}

/** Articles that are shown. */
const mostArticles = 8;
/** Parts of one article that are shown. */
const mostParts = 3;
/** Characters of an excerpt. */
const excerptLength = 160;

type Hit = Omit<SearchEntry, 'href'> & { readonly id: string; readonly terms: readonly string[] };

/**
 * Searches all articles for all words, and for words that begin so. Only when nothing has them all, words are taken that may
 * be meant, and then whatever has one: "import" does not bring what says "report".
 */
export function findArticles(index: MiniSearch<SearchEntry>, query: string): FoundArticle[] {
  let hits = search(index, query, 'AND');
  if (hits.length === 0) hits = search(index, query, 'AND', typos);
  if (hits.length === 0) hits = search(index, query, 'OR', typos);
  const byTitle = new Map<string, Hit[]>();
  for (const hit of hits) byTitle.set(hit.title, [...(byTitle.get(hit.title) ?? []), hit]);
  return [...byTitle].slice(0, mostArticles).map(([title, parts]) => ({
    title,
    group: parts[0]?.group ?? '',
    parts: parts.slice(0, mostParts).map(({ id, heading, text, terms }) => ({
      href: id,
      heading: markedPieces(heading || title, terms),
      excerpt: markedPieces(excerptOf(text, terms), terms),
    })),
  }));
}

/** Letters that may be wrong: two of a long word, so that two in the wrong order are forgiven. */
const typos = (term: string) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false);

type Fuzzy = false | typeof typos;

function search(index: MiniSearch<SearchEntry>, query: string, combineWith: 'AND' | 'OR', fuzzy: Fuzzy = false): Hit[] {
  // The articles are in English: what is typed is folded to its letters.
  return index.search(foldText(query), {
    combineWith,
    prefix: (term) => term.length > 1,
    fuzzy,
    boost: { title: 5, heading: 3, keywords: 3 },
  }) as unknown as Hit[];
}

/** The part of a text around the first word that was found, cut between words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const at = terms.length > 0 ? text.search(wordsOf(terms)) : 0;
  const from = at > excerptLength / 2 ? text.lastIndexOf(' ', at - excerptLength / 3) + 1 : 0;
  const rest = text.slice(from);
  const cut = rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(' ', excerptLength))} …` : rest;
  return from > 0 ? `… ${cut}` : cut;
}

/** Splits a text at the words that were found. */
export function markedPieces(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, marked: false }];
  return text
    .split(wordsOf(terms))
    .map((piece, index) => ({ text: piece, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Whole words, as the index cut them. */
const wordsOf = (terms: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${terms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const escaped = (term: string) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
