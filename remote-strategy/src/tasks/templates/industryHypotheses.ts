import type { industryNames } from '@steps/business/onboarding';

/** One of the industries that a business can be in. */
export type IndustryName = (typeof industryNames)[number];

/** Sides from which a business is looked at; each heading of a framework belongs to one. */
export type Side = 'customers' | 'rivals' | 'supply' | 'money' | 'change' | 'risk';

/**
 * What is often so in an industry: a hypothesis to test, never a finding. Results mark each as an assumption, with the
 * record that would settle it.
 */
const industryHypotheses: Record<IndustryName, Record<Side, string>> = {
  'SaaS & Technology': {
    customers: 'Customers who do not use the product in their first month are the ones who cancel.',
    rivals: 'A spreadsheet or an existing suite is a stronger rival than another small vendor.',
    supply: 'One cloud provider or one developer is a single point of failure.',
    money: 'Churn and payback on new customers decide growth more than list price does.',
    change: 'Buyers expect features built on AI and ask where their data goes.',
    risk: 'A security incident or an outage would cost trust faster than revenue.',
  },
  'E-commerce': {
    customers: 'Repeat buyers bring more margin than first orders won by advertising.',
    rivals: 'Marketplaces set the price and delivery time that customers compare with.',
    supply: 'A few best sellers depend on one supplier or one shipping route.',
    money: 'Returns and delivery costs take more margin than discounts do.',
    change: 'Paid reach grows dearer, so email and search matter more each year.',
    risk: 'Stock bought for a season that disappoints ties up cash.',
  },
  Manufacturing: {
    customers: 'A handful of accounts makes most of the turnover.',
    rivals: 'Imports compete on price, local makers on lead time and changes.',
    supply: 'Material prices and lead times move faster than quotes do.',
    money: 'Set-up time and scrap decide the margin of short runs.',
    change: 'Customers ask for proof of origin and carbon figures.',
    risk: 'One machine or one skilled person can stop deliveries.',
  },
  Healthcare: {
    customers: 'Patients choose by recommendation, distance and the next free appointment.',
    rivals: 'Larger groups compete with opening hours and finance plans.',
    supply: 'Qualified staff are harder to find than patients.',
    money: 'Missed appointments cost more than any single discount.',
    change: 'Online booking and reminders are expected, not a bonus.',
    risk: 'A complaint or a lapse in registration would outweigh a year of marketing.',
  },
  'Financial Services': {
    customers: 'Clients stay for a person they trust and leave after silence.',
    rivals: 'Software takes over simple work, so advice has to carry the fee.',
    supply: 'Senior time is the bottleneck, above all at filing deadlines.',
    money: 'Fixed-fee clients who ask for more are served below cost.',
    change: 'Digital filing and new reporting rules create work at fixed dates.',
    risk: 'A regulatory finding would limit what may be sold and said.',
  },
  'Consumer Goods': {
    customers: 'Gifts and seasons concentrate demand in a few weeks.',
    rivals: 'Own brands of retailers copy what sells within a season.',
    supply: 'Minimum order quantities force stock decisions early.',
    money: 'Trade margins leave little unless part is sold direct.',
    change: 'Buyers look at materials and packaging more closely.',
    risk: 'A product fault or recall would reach every channel at once.',
  },
  'Professional Services': {
    customers: 'Most new work comes from referrals by a few people.',
    rivals: 'Freelancers compete on price, larger firms on safety.',
    supply: 'Capacity is the diary of a few named people.',
    money: 'Unbilled hours and late payment decide the year.',
    change: 'Clients expect routine work faster and cheaper with AI.',
    risk: 'Losing one large client would change the plan.',
  },
  'Hospitality & Food': {
    customers: 'Regulars and bookings fill the week, visitors fill the weekend.',
    rivals: 'Every place to eat within ten minutes is an alternative, the supermarket included.',
    supply: 'Food prices and staff hours move weekly, menus do not.',
    money: 'Margin depends on a few dishes and on waste.',
    change: 'Guests book, order and complain online first.',
    risk: 'A quiet season or a bad hygiene rating is felt within weeks.',
  },
  'Construction & Trades': {
    customers: 'Customers choose who answers first and comes when promised.',
    rivals: 'Sole traders quote lower because they carry fewer overheads.',
    supply: 'Skilled people and materials limit how much can be promised.',
    money: 'Variations agreed by word of mouth are the work that is not paid.',
    change: 'Energy rules bring demand for heat pumps and insulation.',
    risk: 'Late payment by one main contractor can drain the account.',
  },
  'Education & Training': {
    customers: 'The person who pays and the person who learns want different things.',
    rivals: 'Free material online competes with every beginner course.',
    supply: 'Good teachers decide quality and are booked by several providers.',
    money: 'A group needs a minimum of places before it earns anything.',
    change: 'Short and hybrid formats replace long ones.',
    risk: 'One weak term of reviews lowers the next enrolment.',
  },
  Property: {
    customers: 'Landlords stay for reliable rent and few calls.',
    rivals: 'Online agents set the fee that owners quote.',
    supply: 'Instructions, not tenants, limit growth.',
    money: 'Management fees carry the months without lettings or sales.',
    change: 'New rules for rented homes add duties and deadlines.',
    risk: 'A missed safety check is a legal and a reputational loss.',
  },
  'Charity & Community': {
    customers: 'Donors and those who are helped need separate messages.',
    rivals: 'Many causes ask the same local people for time and money.',
    supply: 'A few volunteers carry most of the hours.',
    money: 'One grant or one event makes most of the income.',
    change: 'Funders ask for evidence of results.',
    risk: 'A safeguarding or data incident would end trust at once.',
  },
};

/** For a business whose industry is not known. */
const generalHypotheses: Record<Side, string> = {
  customers: 'A small share of customers brings most of the income.',
  rivals: 'Doing nothing is the alternative that customers choose most often.',
  supply: 'One person or one supplier is hard to replace.',
  money: 'Margin differs more between jobs than the prices suggest.',
  change: 'Customers expect answers and bookings online.',
  risk: 'Losing one customer or one channel would be felt within a quarter.',
};

/** What would settle a hypothesis, from records the business can have. */
const settledBy: Record<Side, string> = {
  customers: 'list the last twenty customers with income and source',
  rivals: 'note for the last ten lost deals who won them and why',
  supply: 'list who and what could stop work for a week',
  money: 'compare price, cost and hours of five finished jobs',
  change: 'ask five customers what they now do differently',
  risk: 'write down the three worst weeks of the last year and their causes',
};

const factSigns: readonly (readonly [Side | undefined, RegExp])[] = [
  // How many contacts there are says nothing yet.
  [undefined, /^contacts by status:/i],
  // What the person said of themselves and the figures of the CRM begin with their name: a slow answer is no strength.
  ['change', /^goals?\b/i],
  ['supply', /^(?:challenges?|time until)\b/i],
  ['customers', /^won\b/i],
  ['rivals', /\b(?:compet\w*|rivals?|lost|cheaper|tender)\b/i],
  ['money', /[£€$%]|\b(?:turnover|revenue|income|margin|costs?|profit|cash|pipeline|invoices?)\b/i],
  ['supply', /\b(?:staff|team|capacity|suppliers?|equipment|hours?|tasks?|leaves|leaving)\b/i],
  ['customers', /\b(?:customers?|clients?|buyers?|contacts?|reviews?|referr\w*|enquir\w*)\b/i],
  ['risk', /\b(?:risks?|overdue|late|cancel\w*|depend\w*)\b/i],
  ['change', /\b(?:new|online|growth|launch|since|season\w*)\b/i],
];

/** The side that a given fact speaks of; nothing where its words do not say. */
export const factSide = (fact: string): Side | undefined => factSigns.find(([, sign]) => sign.test(fact))?.[0];

/** What is often so in an industry, or in small businesses where nobody listed it. */
export const hypothesesOf = (industry: string): Record<Side, string> =>
  Object.hasOwn(industryHypotheses, industry) ? industryHypotheses[industry as IndustryName] : generalHypotheses;

/** One of them with what would settle it. */
export const testableHypothesis = (side: Side, { industry }: { readonly industry: string }): string =>
  `${hypothesesOf(industry)[side]} To settle it, ${settledBy[side]}.`;
