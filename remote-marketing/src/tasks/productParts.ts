/** The copy types of the product page (spec 2, 2.13). */
export const productCopyTypes = [
  'Product Descriptions',
  'Feature Lists',
  'Technical Specifications',
  'Comparison Charts',
  'User Manuals',
  'Sales Sheets',
  'Catalog Copy',
  'E-commerce Listings',
] as const;
export type ProductCopyType = (typeof productCopyTypes)[number];

/** The industry specialisations of the product page (spec 2, 2.13). */
export const specialisations = [
  'SaaS & Technology',
  'E-commerce',
  'Manufacturing',
  'Healthcare',
  'Financial Services',
  'Consumer Goods',
] as const;
export type Specialisation = (typeof specialisations)[number];
