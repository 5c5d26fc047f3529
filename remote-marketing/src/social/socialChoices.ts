import type { BriefChoice } from '../studio/BriefForm';
import { toneChoice } from '../studio/toneChoice';
import { socialCharacterLimits } from '../tasks/marketingChoices';

/** The networks (spec 2, section 9), as people call them. */
export const networks = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;
export type Network = (typeof networks)[number];

export const networkNames: Readonly<Record<Network, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter/X',
  facebook: 'Facebook',
  instagram: 'Instagram',
};

export const isNetwork = (text: string | undefined): text is Network => networks.some((network) => network === text);

/** What the social studio offers (spec 2, section 9). */
export const socialChoices: readonly BriefChoice[] = [
  {
    name: 'type',
    legend: 'Post type',
    choices: [
      { value: 'educational', label: 'Educational' },
      { value: 'promotional', label: 'Promotional' },
      { value: 'engaging', label: 'Engaging' },
      { value: 'storytelling', label: 'Storytelling' },
      { value: 'news', label: 'News' },
      { value: 'behind-scenes', label: 'Behind the scenes' },
    ],
  },
  toneChoice('professional', 'friendly', 'casual', 'authoritative', 'playful', 'inspirational'),
  {
    name: 'platform',
    legend: 'Platform',
    choices: networks.map((value) => ({ value, label: networkNames[value] })),
  },
];

/** The choices before anybody chose. */
export const firstSocialChoices = { type: 'promotional', tone: 'friendly', platform: 'linkedin' } as const;

/** The two results (spec 2, 2.8). */
export const socialParts = [
  { name: 'main', label: 'Main Post' },
  { name: 'alternative', label: 'Alternative Version' },
] as const;
export type SocialPart = (typeof socialParts)[number]['name'];

/** Hints, never enforced: "LinkedIn 3,000". */
export const limitHints: string = networks
  .map((network) => `${networkNames[network]} ${socialCharacterLimits[network].toLocaleString('en-GB')}`)
  .join(', ');
