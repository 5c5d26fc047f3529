import type { Platform, SocialType } from './marketingChoices';
import { withArticle } from './withArticle';

/** How many people may see a post: an estimate with its assumptions, never a promise. */
export interface Reach {
  readonly low: number;
  readonly high: number;
  readonly basis: string;
}

/** When the brief names none. */
export const assumedFollowers = 500;

/** Share of followers who see a post, in percent: planning assumptions of ours, on the careful side. */
const shares: Record<Platform, { readonly low: number; readonly high: number; readonly name: string }> = {
  linkedin: { low: 5, high: 12, name: 'LinkedIn' },
  twitter: { low: 2, high: 6, name: 'Twitter/X' },
  facebook: { low: 2, high: 7, name: 'Facebook' },
  instagram: { low: 6, high: 14, name: 'Instagram' },
};

/** What each type does to it; also an assumption. */
const factors: Record<SocialType, number> = {
  educational: 1.1,
  promotional: 0.7,
  engaging: 1.3,
  storytelling: 1.2,
  news: 1,
  'behind-scenes': 1.1,
};

/** Followers, times an assumed share of them, times an assumed factor for the type of post. */
export function reachOf(platform: Platform, type: SocialType, followers: number): Reach {
  const { low, high, name } = shares[platform];
  const factor = factors[type];
  const part = (percent: number) => Math.round((followers * percent * factor) / 100);
  return {
    low: part(low),
    high: part(high),
    basis: `Computed from ${followers} followers × ${low} to ${high} % who see ${withArticle(name)} post × ${factor} for ${type} posts. The shares are planning assumptions, not measurements.`,
  };
}

export const platformName = (platform: Platform): string => shares[platform].name;
