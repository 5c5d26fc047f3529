/** The headings under which a framework looks at a business; any framework it does not know gets the general ones. */
export interface Lens {
  readonly name: string;
  readonly headings: readonly string[];
}

const lenses: readonly (Lens & { readonly sign: RegExp })[] = [
  { sign: /swot/i, name: 'SWOT', headings: ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'] },
  {
    sign: /porter|five forces/i,
    name: 'Five forces',
    headings: ['Rivalry', 'New entrants', 'Substitutes', 'Power of buyers', 'Power of suppliers'],
  },
  {
    sign: /pest/i,
    name: 'PESTEL',
    headings: ['Political', 'Economic', 'Social', 'Technological', 'Environmental', 'Legal'],
  },
  {
    sign: /bcg|growth[- ]share/i,
    name: 'Growth-share matrix',
    headings: ['Stars', 'Cash cows', 'Question marks', 'Dogs'],
  },
  {
    sign: /ansoff/i,
    name: 'Ansoff matrix',
    headings: ['Market penetration', 'Market development', 'Product development', 'Diversification'],
  },
  {
    sign: /7[- ]?s|mckinsey/i,
    name: '7S',
    headings: ['Strategy', 'Structure', 'Systems', 'Shared values', 'Skills', 'Style', 'Staff'],
  },
  {
    sign: /value chain/i,
    name: 'Value chain',
    headings: ['Inbound', 'Operations', 'Delivery', 'Marketing and sales', 'Service'],
  },
  { sign: /blue ocean/i, name: 'Blue ocean', headings: ['Eliminate', 'Reduce', 'Raise', 'Create'] },
  { sign: /vrio/i, name: 'VRIO', headings: ['Valuable', 'Rare', 'Hard to imitate', 'Organised to use it'] },
  {
    sign: /balanced/i,
    name: 'Balanced scorecard',
    headings: ['Financial', 'Customers', 'Internal processes', 'Learning and growth'],
  },
  {
    sign: /canvas|business model/i,
    name: 'Business model canvas',
    headings: ['Customers', 'Value', 'Channels', 'Income', 'Costs'],
  },
];

export function lensFor(framework: string): Lens {
  const known = lenses.find(({ sign }) => sign.test(framework));
  return known ?? { name: framework, headings: ['What is known', 'What is assumed', 'What is missing'] };
}

/** What each of the nine phases sets out to do, for the summary. */
export const phaseAims: readonly string[] = [
  'set the scene and agree what is being asked',
  'look at the market and who is in it',
  'see the business through its customers',
  'weigh up the competition',
  'look at what the business can do today',
  'check the numbers and what drives them',
  'name the risks and what would show them early',
  'choose between the options',
  'turn the choice into a plan with dates and names',
];
