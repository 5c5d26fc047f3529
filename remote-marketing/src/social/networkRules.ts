import { find } from 'linkifyjs';
import parseTweet from 'twitter-text/dist/parseTweet.js';
import { socialCharacterLimits } from '../tasks/marketingChoices';
import { type Network, networkNames } from './socialChoices';

/** How many characters a network counts in a text. X: by its own rules, a link always 23. */
export function networkCount(network: Network, text: string): number {
  // Samples end in a name that is kept for them; a real address in its place would be a link.
  if (network === 'twitter') return parseTweet(text.replace(/\.example(?![\w-])/giu, '.network')).weightedLength;
  // The others count what Unicode counts: each code point, links included.
  return [...text.normalize('NFC')].length;
}

/** A network's hint for a text: "175 of 280", and by how much it is over. */
export function limitHint(network: Network, text: string): { readonly words: string; readonly over: number } {
  const count = networkCount(network, text);
  const limit = socialCharacterLimits[network];
  const number = (value: number) => value.toLocaleString('en-GB');
  return { words: `${number(count)} of ${number(limit)}`, over: Math.max(0, count - limit) };
}

/** A sentence about a text that is longer than a network's hint; nothing when it fits. */
export function overText(network: Network, over: number): string | undefined {
  if (over === 0) return undefined;
  return `${over.toLocaleString('en-GB')} over the hint of ${networkNames[network]}. Shorten it for ${networkNames[network]}, or post it as it is.`;
}

/** Where a post is cut until somebody presses “more”. Characters; as the networks showed it in 2026, our measurement. */
const folds: Readonly<Partial<Record<Network, number>>> = { linkedin: 210, facebook: 477, instagram: 125 };

/** The text as it is first seen in a feed. */
export function foldedText(network: Network, text: string): { readonly shown: string; readonly folded: boolean } {
  const fold = folds[network];
  const characters = [...text];
  if (fold === undefined || characters.length <= fold) return { shown: text, folded: false };
  return { shown: `${characters.slice(0, fold).join('').trimEnd()}…`, folded: true };
}

/** The network's own page for a new post with this text. Facebook takes a link only, Instagram nothing from a browser. */
export function shareLink(network: Network, text: string): string | undefined {
  if (network === 'twitter') return `https://x.com/intent/post?${new URLSearchParams({ text })}`;
  if (network === 'linkedin')
    return `https://www.linkedin.com/feed/?${new URLSearchParams({ shareActive: 'true', text })}`;
  const [link] = find(text, 'url');
  if (network === 'facebook' && link)
    return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link.href })}`;
  return undefined;
}

/** Hashtags as they were typed, each once, with its sign: "bread, #Rye rye" is #bread #Rye. */
export function hashtagsIn(typed: string): string[] {
  const tags = (typed.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).filter((tag) => !/^\d+$/u.test(tag));
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const key = tag.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [`#${tag}`];
  });
}
