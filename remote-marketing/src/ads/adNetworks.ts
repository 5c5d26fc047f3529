import { emailChoices } from '../email/emailChoices';
import type { BriefChoice } from '../studio/BriefForm';
import { adObjectives } from '../tasks/marketingChoices';

/** Where an advert can run, by the names of its parts in a piece. */
export const adNetworks = ['google-search', 'facebook', 'linkedin'] as const;
export type AdNetwork = (typeof adNetworks)[number];

export const adNetworkNames: Readonly<Record<AdNetwork, string>> = {
  'google-search': 'Google Search',
  facebook: 'Meta',
  linkedin: 'LinkedIn',
};

/** Networks that show an advert as a post between others. */
export type FeedNetwork = Exclude<AdNetwork, 'google-search'>;

/** Room for a text. Characters. */
export interface AdLimit {
  /** So much is seen before it is cut. */
  readonly shown: number;
  /** More is refused; nothing where the network takes any length. */
  readonly most?: number;
}

/** Google Search, responsive search advert. Published figures of 2026. */
export const searchLimits = {
  headline: { shown: 30, most: 30 },
  description: { shown: 90, most: 90 },
  path: { shown: 15, most: 15 },
  headlines: { least: 3, most: 15 },
  descriptions: { least: 2, most: 4 },
} as const;

/** One picture with text, in the feed. Published figures of 2026; what is over `shown` is cut, not refused. */
export const feedLimits: Readonly<Record<FeedNetwork, Readonly<Record<'headline' | 'text' | 'description', AdLimit>>>> =
  {
    facebook: { headline: { shown: 40 }, text: { shown: 125 }, description: { shown: 30 } },
    linkedin: {
      headline: { shown: 70, most: 200 },
      text: { shown: 150, most: 600 },
      description: { shown: 100, most: 300 },
    },
  };

/** Words of a button: the networks take no others. The first is used until somebody chooses. */
export const adButtons: Readonly<Record<FeedNetwork, readonly { readonly value: string; readonly label: string }[]>> = {
  facebook: [
    { value: 'LEARN_MORE', label: 'Learn more' },
    { value: 'SHOP_NOW', label: 'Shop now' },
    { value: 'BOOK_TRAVEL', label: 'Book now' },
    { value: 'CONTACT_US', label: 'Contact us' },
    { value: 'GET_QUOTE', label: 'Get quote' },
    { value: 'GET_OFFER', label: 'Get offer' },
    { value: 'SIGN_UP', label: 'Sign up' },
    { value: 'SUBSCRIBE', label: 'Subscribe' },
    { value: 'DOWNLOAD', label: 'Download' },
  ],
  linkedin: [
    { value: 'LEARN_MORE', label: 'Learn more' },
    { value: 'APPLY', label: 'Apply' },
    { value: 'DOWNLOAD', label: 'Download' },
    { value: 'VIEW_QUOTE', label: 'Get quote' },
    { value: 'SIGN_UP', label: 'Sign up' },
    { value: 'SUBSCRIBE', label: 'Subscribe' },
    { value: 'REGISTER', label: 'Register' },
    { value: 'JOIN', label: 'Join' },
    { value: 'ATTEND', label: 'Attend' },
    { value: 'REQUEST_DEMO', label: 'Request demo' },
  ],
};

/** The button of a network's advert; its first while nobody chose. */
export function buttonOf(network: FeedNetwork, value: string) {
  const all = adButtons[network];
  return all.find((button) => button.value === value) ?? all[0] ?? { value: '', label: '' };
}

const objectiveNames: Readonly<Record<(typeof adObjectives)[number], string>> = {
  awareness: 'To be known',
  traffic: 'Visits',
  leads: 'Enquiries',
  sales: 'Sales',
};

const asInEmails = (name: string) => emailChoices.filter((choice) => choice.name === name);

export const adChoices: readonly BriefChoice[] = [
  {
    name: 'network',
    legend: 'Network',
    choices: [
      { value: 'all', label: 'All three' },
      ...adNetworks.map((value) => ({ value, label: adNetworkNames[value] })),
    ],
  },
  {
    name: 'objective',
    legend: 'Objective',
    choices: adObjectives.map((value) => ({ value, label: objectiveNames[value] })),
  },
  ...asInEmails('tone'),
  ...asInEmails('audience'),
  {
    name: 'framework',
    legend: 'Built as',
    choices: [
      { value: 'AIDA', label: 'Attention to action' },
      { value: 'PAS', label: 'Problem and solution' },
      { value: 'BAB', label: 'Before and after' },
      { value: 'FAB', label: 'Features to benefits' },
    ],
  },
];

/** The choices before anybody chose. */
export const firstAdChoices = {
  network: 'all',
  objective: 'leads',
  tone: 'friendly',
  audience: 'small-business',
  framework: 'AIDA',
} as const;

/** The networks that a brief asks for. */
export const networksOf = (choice: string | undefined): readonly AdNetwork[] =>
  adNetworks.filter((network) => network === choice || choice === 'all');
