import type { Missing } from '@steps/shared/tasks';

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

/** What each copy type is called in a title. */
export const copyTypeTitles: Record<ProductCopyType, string> = {
  'Product Descriptions': 'what it is and what you get',
  'Feature Lists': 'features at a glance',
  'Technical Specifications': 'specification',
  'Comparison Charts': 'how to compare it',
  'User Manuals': 'getting started',
  'Sales Sheets': 'the facts on one page',
  'Catalog Copy': 'for the catalogue',
  'E-commerce Listings': 'for the shop',
};

/** What a feature means for the customer, where that holds for every product that has it. */
const benefits: readonly (readonly [RegExp, string])[] = [
  [/waterproof|rainproof|weatherproof/i, 'it stays dry in the rain'],
  [/rechargeable/i, 'there are no batteries to buy'],
  [/free (?:\w+ )?delivery|free postage|free shipping/i, 'nothing is added at the checkout'],
  [/lightweight|light weight/i, 'it is easy to carry'],
  [/(?:machine|dishwasher)[- ](?:washable|safe)/i, 'it is easy to keep clean'],
  [/handmade|hand[- ]?woven|hand[- ]?crafted|hand[- ]?thrown/i, 'no two are quite the same'],
  [/stainless/i, 'it resists rust'],
  [/wireless|cordless/i, 'no cable is in the way'],
  [/automatic/i, 'there is one job less to do by hand'],
  [/guarantee|warranty/i, 'you are covered if something goes wrong'],
  [/adjustable/i, 'you can set it the way you need it'],
  [/recycled|recyclable/i, 'less is thrown away'],
  [/24[/ -]?7|24[- ]hour/i, 'it is there when you need it'],
  [/cloud|online access|mobile app/i, 'you can reach it from anywhere'],
  [/encrypt/i, 'your data stays private'],
  [/integrat|works with/i, 'it fits in with what you already use'],
  [/export/i, 'your data stays yours'],
  [/trial/i, 'you can try it before you decide'],
  [/no contract|cancel any ?time/i, 'you can stop when you like'],
  [/spare parts|repair/i, 'it can be mended rather than replaced'],
];

/** The benefit of a feature, or nothing when only the maker knows it. */
export const benefitOf = (feature: string): string => benefits.find(([sign]) => sign.test(feature))?.[1] ?? '';
