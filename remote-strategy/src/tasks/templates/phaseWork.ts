import type { Side } from './industryHypotheses';

/** What one of the nine phases is for: what it looks at, what is often assumed there, and what to do with it. Templates. */
export interface PhaseWork {
  readonly heading: string;
  /** The side of the industry it looks from. */
  readonly side?: Side;
  /** Its conclusion where the given facts have no form that is known. */
  readonly given: string;
  /** Its conclusion where no fact speaks to it. */
  readonly unknown: string;
  /** Given facts that speak to it. */
  readonly sign: RegExp;
  /** What businesses often take for granted here, each with what would settle it. */
  readonly assumptions: readonly string[];
  readonly steps: readonly string[];
}

/** By phase, from the first. */
export const phaseWork: readonly PhaseWork[] = [
  {
    heading: 'The question to answer',
    given: 'What is wanted is on record; who decides, and by when, is not.',
    unknown: '{business} has no goal on record yet. Agree on one first: the other phases can only be judged by it.',
    sign: /\b(?:goals?|aims?|targets?|plans?|wants?|founded|decision)\b/i,
    assumptions: [
      'The owners mean the same by growth. To settle it, let each write down turnover, hours and team in three years, and compare.',
      'The next decision is about winning more work. To settle it, count the enquiries that were turned away or answered late in the last three months.',
    ],
    steps: [
      'Write the one decision that {business} has to take in a sentence, with the day it falls due.',
      'Agree two things that are not up for discussion, such as location or quality, before options are looked at.',
    ],
  },
  {
    heading: 'Demand',
    side: 'change',
    given: 'The records say where demand shows itself; how large it could become is open.',
    unknown:
      'Where demand comes from is not on record: until each won deal has its source, {business} cannot say which effort pays.',
    sign: /\b(?:market|demand|enquir\w*|visits?|search\w*|season\w*|leads?|region|area|local|growth)\b/i,
    assumptions: [
      'Demand within reach grows. To settle it, compare the enquiries of each month with the same month a year ago.',
      'Most people who need this know that it exists. To settle it, ask the next ten enquiries what they tried before.',
    ],
    steps: [
      'Count how many households or firms within reach of {business} could buy, and what share has.',
      'Mark the three busiest and the three quietest weeks of the last year, with the reason for each.',
    ],
  },
  {
    heading: 'Who buys, and why',
    side: 'customers',
    given: 'The records say who buys; why they do is for customers to tell.',
    unknown: 'Who buys from {business}, and why, is in people’s heads and in no record yet.',
    sign: /\b(?:customers?|clients?|buyers?|repeat|reviews?|referr\w*|complain\w*|satisf\w*|contacts?|promoters?)\b/i,
    assumptions: [
      'Customers stay for the reason they came. To settle it, ask five regular ones what they would miss, and five who left why.',
      'The largest group of customers is the one worth most. To settle it, put income and hours beside each group.',
    ],
    steps: [
      'Sort last year’s customers into at most four groups by what they came for, with income and number of each.',
      'Have three conversations of twenty minutes with customers who left {business}.',
    ],
  },
  {
    heading: 'What customers choose instead',
    side: 'rivals',
    given: 'The records show where something else was chosen; what that was has to be asked.',
    unknown: 'No lost deal is on record with its reason, so what {business} competes with is a guess.',
    sign: /\b(?:compet\w*|rivals?|alternativ\w*|lost|won|cheaper|discount\w*|tender|switched)\b/i,
    assumptions: [
      'Price decides against competitors. To settle it, note for the last ten lost enquiries what the other offer had.',
      'The named competitors are the real ones. To settle it, count how many lost enquiries bought from nobody at all.',
    ],
    steps: [
      'Set four alternatives side by side by price, waiting time, guarantee and reviews; doing nothing is one of them.',
      'Name one thing that {business} does and none of them can copy within a year.',
    ],
  },
  {
    heading: 'What it can do today',
    side: 'supply',
    given: 'The records show what the work depends on today; where it waits has to be seen on one real order.',
    unknown: 'How the work of {business} runs is known to those who do it and to no record.',
    sign: /\b(?:capacity|staff|team|hours?|suppliers?|equipment|skills?|process\w*|backlog|lead time|waiting|tasks?|leaves|leaving)\b/i,
    assumptions: [
      'There is room for a fifth more work. To settle it, put booked hours beside available hours for the last eight weeks.',
      'The work goes on when one person is away. To settle it, list what only one person can do.',
    ],
    steps: [
      'Follow one order from enquiry to payment and note each time it waits, for how long and for whom.',
      'Choose the bottleneck that costs {business} most hours a week, and who will widen it.',
    ],
  },
  {
    heading: 'What drives the numbers',
    side: 'money',
    given: 'The figures on record are a beginning; margin by product says what they mean.',
    unknown: 'No figure of {business} was given, so which number decides profit is still a matter of opinion.',
    sign: /[£€$%]|\b(?:turnover|revenue|income|margin|costs?|profit|cash|pipeline|value|invoices?|budget)\b/i,
    assumptions: [
      'Every product earns money. To settle it, take price less material and hours for the last five jobs of each.',
      'Cash follows sales. To settle it, compare the days between invoice and payment over two quarters.',
    ],
    steps: [
      'Put income, direct cost and hours of each product into one table, and mark the lowest by margin an hour.',
      'Work out what {business} has to sell in a month to cover its fixed costs.',
    ],
  },
  {
    heading: 'What could go wrong, and its first sign',
    side: 'risk',
    given: 'What could go wrong is on record; who would notice it first is not.',
    unknown: 'Nothing on record warns {business} early: a bad month would be noticed when it is over.',
    sign: /\b(?:risks?|depend\w*|single|only|contract|insur\w*|complian\w*|regulat\w*|late|overdue|cancel\w*|churn|leaves|leaving)\b/i,
    assumptions: [
      'No one customer could harm the business by leaving. To settle it, work out the share of the largest three.',
      'A bad month would be noticed in time. To settle it, ask which figure is looked at each week, and by whom.',
    ],
    steps: [
      'For the three worst risks write the first sign, who watches for it, and what is done on the day it shows.',
      'Work out how many weeks {business} can pay its way with no new work.',
    ],
  },
  {
    heading: 'Options side by side',
    given: 'A choice is on record; what each side of it would cost is not.',
    unknown:
      'Without an approved phase to rest on, keeping going as now is the only option on the table. Approve phases 2 to 6, then run this one again.',
    sign: /\b(?:options?|ideas?|expan\w*|launch\w*|invest\w*|hir(?:e|ing))\b/i,
    assumptions: [
      'More of the same is the safe choice. To settle it, write what it brings in two years if nothing else changes.',
      'The options exclude each other. To settle it, ask which of them the next could be built on.',
    ],
    steps: [
      'Score each option from 1 to 5 on customers, margin, effort and risk, and say what would have to be true for it.',
      'Choose one option that {business} can try within six weeks at a cost it can lose.',
    ],
  },
  {
    heading: 'What has to be in place',
    given: 'Something is planned already; a step without a name and a day is still a wish.',
    unknown:
      '{business} keeps no figure yet that would show whether the plan works. Choose one before the plan begins.',
    sign: /\b(?:plans?|deadlines?|due|overdue|milestones?|targets?|responsible)\b/i,
    assumptions: [
      'Those who have to do it have the hours. To settle it, put the hours of each step beside what they stop doing.',
      'Success will be obvious. To settle it, choose one figure, its value today and the day it is read again.',
    ],
    steps: [
      'Give each step a name, a day and a figure; leave out what has none of the three.',
      'Fix the days on which {business} looks at the plan again: after 30, 60 and 90 days.',
    ],
  },
];

/** Before a question of the user that no record answers, by turns. */
export const questionAnswers = [
  'The records given do not answer this yet; ask the person who knows most about it:',
  'Put this on the list for the next customer conversations:',
  'Decide which figure would answer this, and who keeps it:',
];
