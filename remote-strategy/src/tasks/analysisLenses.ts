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
    name: 'PESTLE',
    headings: ['Political', 'Economic', 'Social', 'Technological', 'Legal', 'Environmental'],
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
  {
    sign: /blue ocean|strategy canvas/i,
    name: 'Strategy canvas',
    headings: ['Eliminate', 'Reduce', 'Raise', 'Create'],
  },
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
