import type { ClientInput } from '../nouns/clients/client';

/** Two hills over water, beside the name. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="96" viewBox="0 0 360 96"><rect width="96" height="96" rx="20" fill="#17506b"/><path d="M14 66 38 30l16 24 9-12 19 24z" fill="#f4ede0"/><path d="M14 76h68" stroke="#e2a03f" stroke-width="7" stroke-linecap="round"/><g fill="#17506b" font-family="Georgia,serif"><text x="116" y="46" font-size="32" font-weight="700">Harbour &amp; Vale</text><text x="116" y="78" font-size="22">Studio</text></g></svg>`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="#17506b"/><path d="M14 66 38 30l16 24 9-12 19 24z" fill="#f4ede0"/><path d="M14 76h68" stroke="#e2a03f" stroke-width="7" stroke-linecap="round"/></svg>`;

/** The finished brand of the sample business. Its colours are not applied to the interface: the demo shows Steps as it is. */
export const sampleBrand: ClientInput = {
  brandName: 'Harbour & Vale',
  brandGuidelines:
    'Plain words, warm and exact. Never shout.\nSay “we” and “you”.\nShow the work before the words about it.\nEvery text ends with one thing to do next.',
  primaryColour: '#17506b',
  secondaryColour: '#e2a03f',
  brandColours: [
    { name: 'Sail', colour: '#f4ede0' },
    { name: 'Slate', colour: '#24323a' },
    { name: 'Kelp', colour: '#3f6b4f' },
  ],
  brandMode: 'client',
  applyBrand: false,
  logo: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  favicon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
  headingFont: 'transitional',
  bodyFont: 'humanist',
  wordsToUse: ['studio', 'made by hand', 'your customers', 'shopfront'],
  wordsToAvoid: ['cheap', 'world-class', 'solution', 'leverage'],
  readingAge: 13,
  boilerplate:
    'Harbour & Vale is a design studio of eight people in Whitby. We make signs, print and websites for small firms in the north of England, and we measure our work by the customers who walk in.',
};
