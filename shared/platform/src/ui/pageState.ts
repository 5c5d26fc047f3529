import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { basePath } from '../core/basePath';

/** A step of the breadcrumb; the last one has no `href`. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** What a page says of itself to the window and to the shell. */
export interface PageFacts {
  readonly title: string;
  /** For `<meta name="description">`. */
  readonly description?: string | undefined;
  /** Path of the canonical link, e.g. `/marketing/blog`; the page has none without it. */
  readonly canonical?: string | undefined;
  /** Breadcrumb; the title alone when left out. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** The window's title where it must differ from the page's, taken as it is. */
  readonly documentTitle?: string | undefined;
}

interface PageState {
  facts: PageFacts | undefined;
  privateTitles: boolean;
  /** What the window says the product is. */
  product: string;
}

const state = proxy<PageState>({ facts: undefined, privateTitles: false, product: 'Steps' });

/** Names the window after a brand instead of Steps. Where titles are private the browser's history gets no such name. */
export function nameProduct(name: string | undefined): void {
  state.product = name ?? 'Steps';
}

/** What the window says the product is, in render. */
export function useProductName(): string {
  const { product, privateTitles } = useSnapshot(state);
  return privateTitles ? 'Steps' : product;
}

/** Keeps names of records out of the window's title, which the browser writes into its history as plain text. */
export function keepTitlesPrivate(isPrivate: boolean): void {
  state.privateTitles = isPrivate;
}

/** The page of a record says in its breadcrumb where it is, and last whose it is: the window's title leaves that out. */
function windowTitle({ title, crumbs, documentTitle }: PageFacts, isPrivate: boolean, product: string): string {
  if (documentTitle) return documentTitle.replace(/ · Steps$/, ` · ${product}`);
  const places = isPrivate ? (crumbs ?? []).slice(0, -1).map(({ label }) => label) : [];
  return [...(places.length > 0 ? places.reverse() : [title]), product].join(' · ');
}

/** Breadcrumb of the page on the screen, for the shell's top bar. */
export function usePageCrumbs(): readonly Crumb[] {
  const { facts } = useSnapshot(state);
  return facts ? (facts.crumbs ?? [{ label: facts.title }]) : [];
}

/** Sets the window's title, the description, the canonical link (on the current origin) and the breadcrumb. */
export function usePage({ title, description, canonical, crumbs, documentTitle }: PageFacts) {
  // Crumbs are written inline by pages, so they are compared by content.
  const crumbsKey = JSON.stringify(crumbs);
  const { privateTitles } = useSnapshot(state);
  const product = useProductName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: crumbs enter through their content
  useEffect(() => {
    const facts = ref({ title, description, canonical, crumbs, documentTitle });
    state.facts = facts;
    document.title = windowTitle(facts, privateTitles, product);
    const added: HTMLElement[] = [];
    // One description: the product's own makes way while the page has one.
    const general = document.head.querySelector('meta[name=description]');
    if (description) {
      general?.remove();
      added.push(headElement('meta', { name: 'description', content: description }));
    }
    if (canonical)
      added.push(headElement('link', { rel: 'canonical', href: `${location.origin}${basePath}${canonical.slice(1)}` }));
    return () => {
      for (const element of added) element.remove();
      if (general && !general.isConnected && description) document.head.append(general);
      if (state.facts === facts) state.facts = undefined;
    };
  }, [title, description, canonical, crumbsKey, documentTitle, privateTitles, product]);
}

function headElement(tag: 'meta' | 'link', attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
