import type { CopyFramework, EmailTone } from '@steps/shared/tasks';
import type { ProductCopyType } from '../productParts';

/** Title and first line of each copy type; one that needs the business has a second line without it. */
export const productOpenings: Record<ProductCopyType, { readonly title: string; readonly lines: readonly string[] }> = {
  'Product Descriptions': { title: '{Product}', lines: ['Meet {product}, from {business}.', 'Meet {product}.'] },
  'Feature Lists': { title: '{Product}: features at a glance', lines: ['What {product} gives you.'] },
  'Technical Specifications': { title: '{Product}: specification', lines: ['The specification of {product}.'] },
  'Comparison Charts': {
    title: '{Product}: how to compare',
    lines: ['Set {product} beside what you use today. These are the points to compare.'],
  },
  'User Manuals': {
    title: '{Product}: getting started',
    lines: ['Thank you for choosing {product}. If anything is unclear, ask us.'],
  },
  'Sales Sheets': {
    title: '{Product}: the facts on one page',
    lines: ['{Product} by {business}: the facts on one page.', '{Product}: the facts on one page.'],
  },
  'Catalog Copy': { title: '{Product}', lines: ['{Product}, by {business}.', '{Product}.'] },
  'E-commerce Listings': { title: '{Product}', lines: ['{Product}, from {business}.', '{Product}.'] },
};

/** The order in which each framework tells what there is. */
export const productOrder: Record<CopyFramework, readonly ('told' | 'features' | 'facts')[]> = {
  AIDA: ['told', 'features', 'facts'],
  PAS: ['told', 'facts', 'features'],
  BAB: ['facts', 'told', 'features'],
  FAB: ['features', 'told', 'facts'],
};

/** The last line, by tone. */
export const productLastLines: Record<EmailTone, readonly string[]> = {
  professional: ['We are happy to send you further details.', 'If you would like further details, please ask.'],
  friendly: ['Not sure whether it is right for you? Just ask.', 'If you’d like to know more, just ask.'],
  casual: ['Any questions? Give us a shout.', 'Want to know more? You know where we are.'],
  urgent: ['If you need it soon, tell us today.', 'Tell us today when you need it.'],
  empathetic: ['Take your time to choose, and ask us anything.', 'There’s no rush. Ask us whatever you like.'],
  authoritative: ['Compare it with what you have before you decide.', 'Read the details, then decide what suits you.'],
};
