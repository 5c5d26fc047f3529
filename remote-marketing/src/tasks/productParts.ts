import type { Topic } from '@steps/shared/tasks';

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

/** What buyers of each industry check first; only the business knows the answers. */
export const focusLines: Record<Specialisation, string> = {
  'SaaS & Technology': 'Works with: [list]. Where the data is kept: [place].',
  'E-commerce': 'Delivery: [days and price]. Returns: [days].',
  Manufacturing: 'Material and tolerances: [add]. Lead time: [weeks].',
  Healthcare: 'Approvals and safety notes: [add]. It does not replace professional advice.',
  'Financial Services': 'Costs: [add]. Risks, before the benefits: [add].',
  'Consumer Goods': 'Made of: [add]. How to look after it: [add].',
};

interface CopyTypeLines {
  readonly title: string;
  readonly openings: readonly ((product: Topic, business: string) => string)[];
}

export const copyTypeLines: Record<ProductCopyType, CopyTypeLines> = {
  'Product Descriptions': {
    title: 'what it is and why you would want it',
    openings: [
      (product, business) => `Meet ${product.name}, from ${business}.`,
      (product, business) => `${business} presents ${product.name}. Here is what to know.`,
    ],
  },
  'Feature Lists': {
    title: 'features at a glance',
    openings: [
      (product) => `Everything ${product.name} gives you, on one page.`,
      (product, business) => `${business} keeps the list for ${product.name} short on purpose.`,
    ],
  },
  'Technical Specifications': {
    title: 'technical specification',
    openings: [
      (product) => `Specification of ${product.name}. Size: [add]. Weight: [add]. Material: [add].`,
      (product, business) => `Figures for ${product.name}, as measured by ${business}: [add measurements and method].`,
    ],
  },
  'Comparison Charts': {
    title: 'side by side',
    openings: [
      (product) => `How ${product.name} compares. Columns: what matters to you, this product, what you use today.`,
      (product, business) => `${business} sets ${product.name} beside the alternatives, the weak points included.`,
    ],
  },
  'User Manuals': {
    title: 'getting started',
    openings: [
      (product) => `Step 1: unpack ${product.name} and check that nothing is missing. Step 2: read this page once.`,
      (product, business) =>
        `Thank you for choosing ${product.name}. ${business} answers your questions at [telephone or email].`,
    ],
  },
  'Sales Sheets': {
    title: 'the case on one page',
    openings: [
      (product, business) => `One page on ${product.name} by ${business}, to pass on to whoever decides.`,
      (product) => `${product.title} in one page: the problem, the answer, the price [add].`,
    ],
  },
  'Catalog Copy': {
    title: 'for the catalogue',
    openings: [
      (product, business) => `${product.title}. By ${business}. Order number [add].`,
      (product) => `New in this catalogue: ${product.name}.`,
    ],
  },
  'E-commerce Listings': {
    title: 'for your shop',
    openings: [
      (product, business) => `${product.title}, sold and sent by ${business}.`,
      (product) => `In the basket in two clicks: ${product.name}. Choose your size and colour [add].`,
    ],
  },
};
