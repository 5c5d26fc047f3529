import { cleanLine, plainLatin } from '@steps/platform';
import type { Piece } from '../pieces/piece';
import { safeLink } from '../studio/safeLink';
import type { AdNetwork } from './adNetworks';

/** What a network is called in the address, so that analytics programs group it by themselves. */
const utmOf: Readonly<Record<AdNetwork, { readonly source: string; readonly medium: string }>> = {
  'google-search': { source: 'google', medium: 'cpc' },
  facebook: { source: 'facebook', medium: 'paid-social' },
  linkedin: { source: 'linkedin', medium: 'paid-social' },
};

/** What tells the visits of an advert apart. */
export interface UtmTags {
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
}

/** A value for an address: analytics count “Open Day” and “open-day” as two, so all are written alike. */
export const utmValue = (typed: string): string =>
  plainLatin(cleanLine(typed))
    .replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 100);

/** Names and values that go behind an address, without those that are empty. */
export function utmPairs(network: AdNetwork, { campaign, term, content }: UtmTags): [string, string][] {
  const { source, medium } = utmOf[network];
  const pairs: [string, string][] = [
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_campaign', utmValue(campaign)],
    ['utm_term', utmValue(term)],
    ['utm_content', utmValue(content)],
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** The address of a network's advert: what it had stays, tags of the same name are replaced. Empty for what is no web address. */
export function taggedLink(link: string, network: AdNetwork, tags: UtmTags): string {
  const address = safeLink(link);
  if (!/^https?:/u.test(address)) return '';
  const url = new URL(address);
  for (const [name, value] of utmPairs(network, tags)) url.searchParams.set(name, value);
  return url.href;
}

/** The tags of a piece: its own, and its title for the campaign. */
export const tagsOf = ({ title, fields }: Pick<Piece, 'title' | 'fields'>): UtmTags => ({
  campaign: utmValue(fields['utm.campaign'] ?? '') || utmValue(title),
  term: fields['utm.term'] ?? '',
  content: fields['utm.content'] ?? '',
});
