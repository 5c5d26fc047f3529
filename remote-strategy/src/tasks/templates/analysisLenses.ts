import type { Side } from './industryHypotheses';

/** One heading under which a framework looks at a business. */
export interface LensHeading {
  readonly heading: string;
  /** The phase it speaks to; the others leave it to that one. */
  readonly phase: number;
  /** What is often so under it: an assumption, with what would settle it. */
  readonly often: string;
}

/** The headings of a framework; one that is not known here has none. */
export interface Lens {
  readonly name: string;
  readonly headings: readonly LensHeading[];
}

/**
 * The lenses, a heading a line: its phase, what is often so under it, and what would settle it. The line with the name of a
 * lens says by which words of a framework it is known.
 */
const table = `
SWOT = swot
Strengths | 3 | Care and reliability bring customers back more than price does. | ask ten regular customers for the one thing they would miss
Weaknesses | 5 | Quotes and answers wait for one person. | date each step of the last five quotes
Opportunities | 2 | Customers would buy a second thing if they were offered it. | offer it to the next ten when their work is handed over
Threats | 7 | A rise in costs reaches the prices a year late. | compare the last two price lists with what suppliers charged in the same months

Five forces = porter|five forces
Rivalry | 4 | The offers look alike to somebody who buys for the first time. | let three people from outside the trade compare the websites
New entrants | 4 | One trained person with savings could start a rival tomorrow. | write down what they would need and how long it would take
Substitutes | 4 | Doing it themselves is what most people choose who decline. | ask the next five who decline what they do instead
Power of buyers | 3 | The largest customers pay the lowest price for an hour. | divide the income of the three largest by the hours they took
Power of suppliers | 5 | One supplier decides on which day work can begin. | note for five jobs what was waited for

PESTLE = pest
Political | 7 | A decision of the council or of a funder could move demand at short notice. | list the decisions due within twelve months and who takes them
Economic | 6 | Wages rise faster than prices. | set three years of both side by side
Social | 3 | Customers want to ask and book online, outside office hours. | note hour and channel of the next twenty enquiries
Technological | 5 | Software that is already paid for could do part of the routine work. | list the five longest routine tasks and what the tools in use can do
Legal | 7 | A rule that starts within a year touches what is sold or kept on file. | ask the trade body for its list of changes
Environmental | 2 | At the same price customers choose the offer with less waste. | offer both to the next ten and note the choice

Growth-share matrix = bcg|growth[- ]share
Stars | 2 | One offer grows faster than the rest and gets no more attention. | compare the enquiries for each offer over two years
Question marks | 8 | A newer offer is kept out of hope. | give it a figure to reach and the day it is read
Cash cows | 6 | One steady offer pays for the experiments. | add up last year’s margin for each offer
Dogs | 6 | One offer earns less than its hours cost. | note the hours of its last five orders

Ansoff matrix = ansoff
Market penetration | 3 | Those who bought once would buy again within a year. | ask twenty of them and note the answers
Market development | 2 | A neighbouring town or trade has the same need and no better offer. | ask ten firms there what they use now
Product development | 8 | Customers buy what comes before or after the offer from somebody else. | ask five what else they paid for
Diversification | 8 | Something wholly new would take hours from what earns today. | write down whose week it would use

7S = 7[- ]?s|mckinsey
Strategy | 1 | What the business will not do was never said. | let each person who decides name three things to turn down
Structure | 5 | Decisions wait for one person. | list last week’s decisions and who took each
Systems | 5 | The same figure is kept in two places. | follow one order and note each copy
Shared values | 7 | What everybody takes for granted was never written down. | ask each person what they would never do for a customer, and compare
Skills | 5 | A skill that customers pay for is held by one person. | list who can do what
Style | 8 | Choices are made late, as agreement is waited for. | date the last five from question to answer
Staff | 9 | A plan fails with the person who was not asked. | show the draft to each one who has something to do in it

Value chain = value chain
Inbound | 5 | Orders arrive with something missing. | note what had to be asked back for ten orders
Operations | 5 | Work waits longer than it takes. | time one order from its start to its end
Delivery | 3 | Customers remember the last step, which is the least planned. | ask five what they told others afterwards
Marketing and sales | 2 | Half of the effort brings no enquiry. | put hours and enquiries beside each channel for a quarter
Service | 3 | Nobody asks after the sale, so nobody hears of the next need. | call ten customers of last year

Strategy canvas = blue ocean|strategy canvas
Eliminate | 6 | Something that costs hours is noticed by nobody. | leave it out for ten orders and see who asks for it
Reduce | 6 | The choice is wider than customers need. | note how often each variant was bought
Raise | 3 | A first answer within the hour would be noticed more than a discount. | answer ten enquiries so and compare how they end
Create | 8 | Nobody near offers a price that is fixed before the work begins. | read five offers of others
`;

const lenses: readonly (Lens & { readonly sign: RegExp })[] = table
  .trim()
  .split(/\n\n/)
  .map((block) => {
    const [first = '', ...rows] = block.split('\n');
    const [name = '', sign = ''] = first.split(' = ');
    return {
      name,
      sign: new RegExp(sign, 'i'),
      headings: rows.map((row) => {
        const [heading = '', phase, claim, settle] = row.split(' | ');
        return { heading, phase: Number(phase), often: `${claim} To settle it, ${settle}.` };
      }),
    };
  });

/** Sides of which a heading may tell a fact; any other heading takes what a person puts there. */
const sidesUnder: Readonly<Record<string, readonly Side[]>> = {
  Strengths: ['customers'],
  Weaknesses: ['supply'],
  Opportunities: ['change'],
  Threats: ['rivals', 'risk'],
  Rivalry: ['rivals'],
  'Power of buyers': ['customers'],
  'Market penetration': ['customers', 'rivals'],
  Strategy: ['change'],
  Systems: ['supply'],
  'Marketing and sales': ['customers', 'rivals', 'supply'],
};

/** The heading that a fact of that side is told under; nothing where it would say what nobody said. */
export const headingOf = (side: Side | undefined, { headings }: Lens): string | undefined =>
  side && headings.find(({ heading }) => sidesUnder[heading]?.includes(side))?.heading;

export function lensFor(framework: string): Lens {
  return lenses.find(({ sign }) => sign.test(framework)) ?? { name: framework, headings: [] };
}
