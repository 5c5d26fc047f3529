import { type ProductCopyType, productCopyTypes, type Specialisation, specialisations } from '../tasks/productParts';

/** The four tools of the page (spec 2, 2.13), each with what it sets. */
export const productTools = [
  {
    id: 'features',
    title: 'Feature-Benefit Converter',
    text: 'Turns what it has into what the customer gets.',
    sets: { copyType: 'Feature Lists', framework: 'FAB' },
  },
  {
    id: 'description',
    title: 'Product Description Generator',
    text: 'Says what it is and why somebody wants it.',
    sets: { copyType: 'Product Descriptions', framework: 'AIDA' },
  },
  {
    id: 'persona',
    title: 'Customer Persona Targeting',
    text: 'Writes for the customers you choose below.',
    sets: { copyType: 'Catalog Copy', framework: 'PAS' },
  },
  {
    id: 'sales',
    title: 'Sales Copy Optimizer',
    text: 'Puts before and after beside each other, on one page.',
    sets: { copyType: 'Sales Sheets', framework: 'BAB' },
  },
] as const;

/** What each industry’s buyers look for. */
const focus: Readonly<Record<Specialisation, string>> = {
  'SaaS & Technology': 'What it works with and where the data is kept',
  'E-commerce': 'Delivery, returns and what is in the box',
  Manufacturing: 'Materials, sizes and lead times',
  Healthcare: 'Approvals and safety first',
  'Financial Services': 'Cost, risk and who regulates it',
  'Consumer Goods': 'What it is made of and how to look after it',
};

/** The six industries with their focus lines (spec 2, 2.13). */
export const industries = specialisations.map((name) => ({ name, focus: focus[name] }));

/** Claims of the specification: copy of a brochure, never measured. */
export const claims = [
  { figure: '78%', text: 'higher conversion' },
  { figure: '5x', text: 'faster copy creation' },
  { figure: '92%', text: 'satisfaction' },
] as const;

export const productChoices = [
  {
    name: 'copyType',
    legend: 'Copy type',
    choices: productCopyTypes.map((value: ProductCopyType) => ({ value, label: value })),
  },
  {
    name: 'specialisation',
    legend: 'Industry',
    choices: specialisations.map((value) => ({ value, label: value })),
  },
  {
    name: 'customer',
    legend: 'Customers',
    choices: [
      { value: '', label: 'Anybody' },
      { value: 'decision makers', label: 'Decision makers' },
      { value: 'small businesses', label: 'Small businesses' },
      { value: 'large companies', label: 'Large companies' },
      { value: 'families', label: 'Families' },
    ],
  },
];

/** The choices before anybody chose. */
export const firstProductChoices = {
  copyType: 'Product Descriptions',
  specialisation: 'E-commerce',
  customer: '',
  framework: 'AIDA',
} as const;
