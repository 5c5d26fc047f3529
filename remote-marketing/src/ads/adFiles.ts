import { csvText } from '@steps/platform/csv';
import { safeLink } from '../studio/safeLink';
import { buttonOf, searchLimits } from './adNetworks';
import type { AdWords, SearchAd } from './adRules';
import { taggedLink, type UtmTags, utmPairs } from './utmRules';

/** What every file needs. */
export interface AdFileFacts {
  /** Campaign and group at the network. */
  readonly campaign: string;
  readonly link: string;
  readonly tags: UtmTags;
}

/** A version of an advert with what tells its visits apart. */
export interface AdVersion {
  readonly name: string;
  readonly words: AdWords;
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const filled = (texts: readonly string[], count: number) =>
  Array.from({ length: count }, (_, index) => texts[index] ?? '');

/** For Google Ads Editor: one responsive search advert, paused. */
export function googleCsv(ad: SearchAd, { campaign, link, tags }: AdFileFacts): string {
  const { headlines, descriptions } = searchLimits;
  return csvText(
    [
      'Campaign',
      'Ad Group',
      'Ad type',
      ...numbered('Headline', headlines.most),
      ...numbered('Description', descriptions.most),
      'Path 1',
      'Path 2',
      'Final URL',
      'Status',
    ],
    [
      [
        campaign,
        campaign,
        'Responsive search ad',
        ...filled(ad.headlines, headlines.most),
        ...filled(ad.descriptions, descriptions.most),
        ...ad.paths,
        taggedLink(link, 'google-search', tags),
        'Paused',
      ],
    ],
  );
}

interface FeedFileFacts extends AdFileFacts {
  readonly description: string;
  /** One of the network's own. */
  readonly button: string;
}

/** For the import of Meta Ads Manager: a paused advert for each version. */
export function metaCsv(versions: readonly AdVersion[], facts: FeedFileFacts): string {
  const { campaign, link, description, button } = facts;
  return csvText(
    [
      'Campaign Name',
      'Campaign Status',
      'Ad Set Name',
      'Ad Name',
      'Ad Status',
      'Title',
      'Body',
      'Link',
      'Link Description',
      'Call to Action',
      'URL Tags',
    ],
    versions.map(({ name, words }) => [
      campaign,
      'PAUSED',
      campaign,
      `${campaign} ${name}`,
      'PAUSED',
      words.headlines[0] ?? '',
      words.text,
      safeLink(link),
      description,
      buttonOf('facebook', button).value,
      new URLSearchParams(utmPairs('facebook', tagsOf(facts, name))).toString(),
    ]),
  );
}

/** For the bulk page of LinkedIn Campaign Manager: an advert for each version. */
export function linkedInCsv(versions: readonly AdVersion[], facts: FeedFileFacts): string {
  const { campaign, link, description, button } = facts;
  return csvText(
    ['Campaign Name', 'Ad Name', 'Introductory Text', 'Headline', 'Description', 'Destination URL', 'Call to Action'],
    versions.map(({ name, words }) => [
      campaign,
      `${campaign} ${name}`,
      words.text,
      words.headlines[0] ?? '',
      description,
      taggedLink(link, 'linkedin', tagsOf(facts, name)),
      buttonOf('linkedin', button).value,
    ]),
  );
}

/** Versions are told apart in the address unless a person wrote something there. */
const tagsOf = ({ tags }: AdFileFacts, version: string): UtmTags => ({ ...tags, content: tags.content || version });
