import type { Missing } from '@steps/business/tasks';

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

/** What buyers of each industry check first: asked for when the details do not say it. */
export const buyersCheck: Record<Specialisation, Missing & { readonly told: RegExp }> = {
  'SaaS & Technology': {
    fact: 'data and fit',
    question: 'What does it work with, and where is the data kept?',
    told: /\bwork(?:s|ing) with|integrat|data|hosted|cloud/i,
  },
  'E-commerce': {
    fact: 'delivery',
    question: 'What does delivery cost, how long does it take, and can it be returned?',
    told: /deliver|postage|shipp|return|collect/i,
  },
  Manufacturing: {
    fact: 'material and lead time',
    question: 'Which material and sizes, and what is the lead time?',
    told: /steel|oak|wood|alumin|brass|plastic|mm|cm|lead time|weeks/i,
  },
  Healthcare: {
    fact: 'safety',
    question: 'Which approvals and safety notes apply?',
    told: /approv|certif|CE|UKCA|safe|registered|regulated/,
  },
  'Financial Services': {
    fact: 'cost and risk',
    question: 'What does it cost, and which risks have to be named?',
    told: /£|fee|risk|cost|regulated|FCA/i,
  },
  'Consumer Goods': {
    fact: 'material and care',
    question: 'What is it made of, and how is it looked after?',
    told: /made|cotton|wool|leather|wood|ceramic|wash|clean|care/i,
  },
};
