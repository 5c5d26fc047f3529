import type { FirstWords } from '@steps/platform/host';
import { hostModules } from '../navigation/hostModules';

interface Titled extends FirstWords {
  readonly title?: string;
}

/** What is read of a remote in `remotes.json`: here before the program, which checks the list, has come. */
export interface ListedWords {
  readonly modules?: readonly (Titled & { readonly id: string })[];
  readonly pages?: readonly (Titled & { readonly path: string })[];
}

const home = '/';
/** What the root address shows without `?module=`, as `mainModule`. */
const main = 'dashboard';

/** What the page of an address says at its top, as far as the host and this list know it. Pages of records are not known. */
export function wordsAt(
  pathname: string,
  search: string,
  remotes: readonly ListedWords[] = [],
): FirstWords | undefined {
  if (pathname !== home)
    return ofEntry(remotes.flatMap(({ pages = [] }) => pages).find(({ path }) => path === pathname));
  const module = new URLSearchParams(search).get('module') ?? main;
  return ofEntry([...hostModules, ...remotes.flatMap(({ modules = [] }) => modules)].find(({ id }) => id === module));
}

const ofEntry = (entry: Titled | undefined): FirstWords | undefined =>
  entry && { heading: entry.heading ?? entry.title, purpose: entry.purpose };

const headerPlace = '.s-skeleton__header';
const headingPlace = '.s-skeleton__title';
const purposePlace = '.s-skeleton__purpose';

/** Shows nothing under the header while its words are awaited: nobody knows yet how many lines they take. */
export function awaitWords(skeleton: ParentNode, waiting: boolean): void {
  skeleton.querySelector(headerPlace)?.toggleAttribute('data-waiting', waiting);
}

/** Puts the words into the skeleton of a page. */
export function showWords(skeleton: ParentNode, { heading, purpose }: FirstWords): void {
  for (const [place, words] of [
    [headingPlace, heading],
    [purposePlace, purpose],
  ] as const) {
    const part = skeleton.querySelector(place);
    if (part && words) part.textContent = words;
  }
}

/** The words that a skeleton shows, for the one that takes its place. */
export const wordsIn = (skeleton: ParentNode): FirstWords => ({
  heading: skeleton.querySelector(headingPlace)?.textContent || undefined,
  purpose: skeleton.querySelector(purposePlace)?.textContent || undefined,
});
