export const promptCategories = ['strategic', 'market', 'financial', 'operational'] as const;
export type PromptCategory = (typeof promptCategories)[number];

/** A prompt to start from (spec 1, section 3). */
export interface PromptTemplate {
  readonly title: string;
  readonly description: string;
  /** With placeholders such as `[INDUSTRY]` and `[COMPANY]`. */
  readonly text: string;
  readonly difficulty: 'Intermediate' | 'Advanced' | 'Expert';
  readonly estimatedTime: string;
  readonly category: PromptCategory;
  /** The phase it fits best. */
  readonly phase: number;
}

export const promptTemplates: readonly PromptTemplate[] = [
  {
    title: 'Where to play, how to win',
    description: 'The five linked choices of a strategy on one page, with what is deliberately left out.',
    text: 'Act as a strategy adviser to [COMPANY] in [INDUSTRY]. Answer five questions in order, two sentences each: what winning means here; which customers, places and offers to focus on and which to leave; why customers would choose [COMPANY] over [COMPETITOR]; which capabilities that takes; which routines and measures keep it going. After each, name the strongest objection. Mark what is an assumption.',
    difficulty: 'Expert',
    estimatedTime: '30 minutes',
    category: 'strategic',
    phase: 8,
  },
  {
    title: 'What would have to be true',
    description: 'Turns a debate about options into a list of conditions that can be tested.',
    text: 'For [COMPANY], take the option “[OPTION]”. List everything that would have to be true about customers, competitors, our capabilities and the numbers for it to be the right choice. Rank the conditions by how much we doubt them. For the three most doubtful, describe the cheapest test within [TIMEFRAME], and the result at which we would drop the option.',
    difficulty: 'Advanced',
    estimatedTime: '25 minutes',
    category: 'strategic',
    phase: 8,
  },
  {
    title: 'Pre-mortem of the plan',
    description: 'Imagines that the plan has failed a year from now and works back to the causes.',
    text: 'It is one year from now and the plan of [COMPANY] to [GOAL] has failed. Write the five most likely stories of how that happened, each with the first sign we could have seen, who would have seen it, and what would have prevented it. Finish with three changes to the plan today.',
    difficulty: 'Intermediate',
    estimatedTime: '15 minutes',
    category: 'strategic',
    phase: 7,
  },
  {
    title: '90-day roadmap',
    description: 'A plan that one person can follow: few actions, owners, dates, measures.',
    text: 'Write a 90-day plan for [COMPANY] to [GOAL]. At most seven actions, in order, each with owner, start, finish, what it depends on, the evidence it rests on and its first step of under an hour. Say what to stop doing to make room. Give three measures with today’s value and target, and the review dates.',
    difficulty: 'Intermediate',
    estimatedTime: '20 minutes',
    category: 'strategic',
    phase: 9,
  },
  {
    title: 'Competitor response map',
    description: 'How each rival is likely to answer a move, and what to do about it first.',
    text: 'For the [INDUSTRY] market in [COUNTRY], take [COMPETITOR] and two other real alternatives a customer of [COMPANY] weighs. For each: what they are trying to achieve, what they believe about this market, what they can afford, and how they answered the last change. Predict their answer to our move “[OPTION]”, and say how to make it weaker.',
    difficulty: 'Expert',
    estimatedTime: '30 minutes',
    category: 'market',
    phase: 4,
  },
  {
    title: 'Jobs customers hire you for',
    description: 'Segments customers by the progress they want to make, with words they would use.',
    text: 'Using the customer records and lost reasons of [COMPANY], describe the three jobs customers hire it for. For each: the moment the need arises, what they used before, what pushes them to change, what holds them back, and the sentence they would say to a friend afterwards. Say which records support each point and which points are assumptions to check in five interviews.',
    difficulty: 'Advanced',
    estimatedTime: '25 minutes',
    category: 'market',
    phase: 3,
  },
  {
    title: 'Bottom-up market size',
    description: 'A market size that can be defended, built from customers and prices, with ranges.',
    text: 'Estimate the yearly market [COMPANY] can serve in [COUNTRY], bottom-up: possible customers (source), share who have the need in a year, jobs per customer, price per job. Give low, likely and high. Show which of the four numbers matters most and where to look it up. Do not use a top-down percentage of a large market.',
    difficulty: 'Advanced',
    estimatedTime: '25 minutes',
    category: 'market',
    phase: 2,
  },
  {
    title: 'Why we win and lose',
    description: 'Reads the closed deals of the last year for patterns by source, size and reason.',
    text: 'Look at the won and lost deals of [COMPANY] in the last 12 months. Compare win rate, value and time to close by source and by reason. Say what separates the wins from the losses, how sure that is given the number of deals, and what one change to selling you would try first.',
    difficulty: 'Intermediate',
    estimatedTime: '15 minutes',
    category: 'market',
    phase: 4,
  },
  {
    title: 'Profit driver tree',
    description: 'The six to eight numbers that make the profit, and what 10% on each would do.',
    text: 'Draw the profit of [COMPANY] as a tree: enquiries × win rate × average price, less direct cost, plus repeat work, less overhead. Fill in known figures with their source, mark the rest “unknown”. Show the effect of plus and minus 10% on each driver on profit and on cash within [TIMEFRAME]. Name the driver with the best ratio of effect to effort.',
    difficulty: 'Advanced',
    estimatedTime: '30 minutes',
    category: 'financial',
    phase: 6,
  },
  {
    title: 'Pricing review',
    description: 'Tests whether price follows value, and what a change would need to be worth it.',
    text: 'Review the prices of [COMPANY] for [PRODUCT]. Compare with what the next best alternative costs the customer in total. Find where customers differ in what it is worth to them. Propose two changes (structure before level). For each, the share of customers that could be lost before it is worse than today, and how to try it with ten customers.',
    difficulty: 'Expert',
    estimatedTime: '30 minutes',
    category: 'financial',
    phase: 6,
  },
  {
    title: 'Cash over 13 weeks',
    description: 'A short cash view with the three levers that work fastest.',
    text: 'Set up a 13-week cash view for [COMPANY]: opening balance [CASH], expected receipts from open deals by closing week times their chance, fixed and variable payments. Say in which week it is lowest, what three levers move it fastest, and which customer paying late would hurt most.',
    difficulty: 'Intermediate',
    estimatedTime: '20 minutes',
    category: 'financial',
    phase: 6,
  },
  {
    title: 'Case for one investment',
    description: 'One page that lets an owner say yes or no to a spend.',
    text: 'Write a one-page case for [COMPANY] to spend [BUDGET] on [OPTION]: the problem in figures, what happens without it, expected gain per year in a low, likely and high case, time until it has paid for itself, risks, and the smallest first stage that would prove it. End with a recommendation of one sentence.',
    difficulty: 'Advanced',
    estimatedTime: '25 minutes',
    category: 'financial',
    phase: 8,
  },
  {
    title: 'Enquiry to invoice',
    description: 'Follows one job through the business and finds where it waits.',
    text: 'Follow a typical job at [COMPANY] from enquiry to paid invoice. For each step: who does it, working time, waiting time, what goes wrong and how often. Work out the share of time in which something is really done. Name the one bottleneck, and three ways to relieve it, cheapest first.',
    difficulty: 'Intermediate',
    estimatedTime: '20 minutes',
    category: 'operational',
    phase: 5,
  },
  {
    title: 'Capability gap check',
    description: 'What the strategy needs the business to be good at, against what it is good at today.',
    text: 'For the goal “[GOAL]”, list the six capabilities [COMPANY] needs most. Score each for importance and for today’s level from 1 to 5, with the evidence. For the two largest gaps compare: train, hire, partner, buy, or avoid the need. Give cost, time and what depends on one person.',
    difficulty: 'Advanced',
    estimatedTime: '25 minutes',
    category: 'operational',
    phase: 5,
  },
  {
    title: 'Risk register with early warnings',
    description: 'Few risks, each with the first sign and the point at which to act.',
    text: 'Write a register of at most seven risks for [COMPANY] in [INDUSTRY]. For each: cause, effect in money or days, likelihood in words, the first sign, where that sign is recorded, the threshold, the action and its owner. Leave out anything nobody can prepare for. Order by damage times likelihood.',
    difficulty: 'Intermediate',
    estimatedTime: '20 minutes',
    category: 'operational',
    phase: 7,
  },
  {
    title: 'Service promise and response times',
    description: 'Checks whether customers get answers as fast as you promise, and what it costs when not.',
    text: 'Look at how fast [COMPANY] answers enquiries and customers. Compare with what is promised and with what customers in [INDUSTRY] expect. Estimate what slow answers cost in lost deals. Propose one promise that can be kept every day, the rota or tool it takes, and how to measure it weekly.',
    difficulty: 'Intermediate',
    estimatedTime: '15 minutes',
    category: 'operational',
    phase: 5,
  },
];
