/** Names of the 12 industries (spec 1, section 9); the first six are those the content agent knows (spec 2, 2.6). */
export const industryNames = [
  'SaaS & Technology',
  'E-commerce',
  'Manufacturing',
  'Healthcare',
  'Financial Services',
  'Consumer Goods',
  'Professional Services',
  'Hospitality & Food',
  'Construction & Trades',
  'Education & Training',
  'Property',
  'Charity & Community',
] as const;
