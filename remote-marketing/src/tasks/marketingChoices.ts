/** What the e-mail studio offers (spec 2, section 9). */
export const emailTypes = [
  'welcome',
  'newsletter',
  'promotional',
  'sequence',
  'transactional',
  'reengagement',
] as const;
export const audiences = ['decision-makers', 'small-business', 'enterprise', 'consultants'] as const;
/** What the social studio offers (spec 2, section 9). */
export const socialTypes = ['educational', 'promotional', 'engaging', 'storytelling', 'news', 'behind-scenes'] as const;
export const socialTones = ['professional', 'friendly', 'casual', 'authoritative', 'playful', 'inspirational'] as const;
export const platforms = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;
/** Hints only, never enforced (spec 2, section 9). */
export const socialCharacterLimits = { linkedin: 3000, twitter: 280, facebook: 2000, instagram: 2200 } as const;
/** What an advertisement is for. */
export const adObjectives = ['awareness', 'traffic', 'leads', 'sales'] as const;
/** Ways to build an argument in advertising and product copy. */
export const copyFrameworks = ['AIDA', 'PAS', 'BAB', 'FAB'] as const;

export type EmailType = (typeof emailTypes)[number];
export type Audience = (typeof audiences)[number];
export type SocialType = (typeof socialTypes)[number];
export type SocialTone = (typeof socialTones)[number];
export type Platform = (typeof platforms)[number];
export type CopyFramework = (typeof copyFrameworks)[number];

/** Readers as a plural, inside a sentence. */
export const readers: Record<Audience, string> = {
  'decision-makers': 'people who sign things off',
  'small-business': 'small teams',
  enterprise: 'larger organisations',
  consultants: 'advisers',
};

/** What each framework's letters stand for. */
export const frameworkNames: Record<CopyFramework, string> = {
  AIDA: 'attention, interest, desire, action',
  PAS: 'problem, agitation, solution',
  BAB: 'before, after, bridge',
  FAB: 'features, advantages, benefits',
};
