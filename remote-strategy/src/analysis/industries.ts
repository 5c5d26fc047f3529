import type { IndustryName } from '../tasks/templates/industryHypotheses';

/** An industry as the setup offers it (spec 1, sections 3 and 9). Growth and maturity are a first orientation, not data. */
export interface Industry {
  readonly name: IndustryName;
  readonly growth: 'High' | 'Medium';
  readonly maturity: 'Emerging' | 'Mature' | 'Evolving';
}

export const industries: readonly Industry[] = [
  { name: 'SaaS & Technology', growth: 'High', maturity: 'Evolving' },
  { name: 'E-commerce', growth: 'High', maturity: 'Evolving' },
  { name: 'Manufacturing', growth: 'Medium', maturity: 'Mature' },
  { name: 'Healthcare', growth: 'High', maturity: 'Evolving' },
  { name: 'Financial Services', growth: 'Medium', maturity: 'Mature' },
  { name: 'Consumer Goods', growth: 'Medium', maturity: 'Mature' },
  { name: 'Professional Services', growth: 'Medium', maturity: 'Mature' },
  { name: 'Hospitality & Food', growth: 'Medium', maturity: 'Evolving' },
  { name: 'Construction & Trades', growth: 'Medium', maturity: 'Mature' },
  { name: 'Education & Training', growth: 'High', maturity: 'Emerging' },
  { name: 'Property', growth: 'Medium', maturity: 'Evolving' },
  { name: 'Charity & Community', growth: 'Medium', maturity: 'Evolving' },
];
