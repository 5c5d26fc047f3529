/** One of the nine phases (spec 1, section 3); its status follows from the state of the session. */
export interface Phase {
  /** 1 to 9. */
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** What the phase asks for; `[PLACEHOLDERS]` are filled from the business before a run. */
  readonly prompt: string;
  /** Minutes a person needs to read and judge the result. Our estimate. */
  readonly minutes: number;
}

/** The phases in their order: each may use what was approved in those before it. */
export const phases: readonly Phase[] = [
  {
    id: 1,
    title: 'Context and key questions',
    description: 'Agree what is being asked, for whom, and what a good answer would change.',
    prompt:
      'Restate the position of [COMPANY] in the [INDUSTRY] industry in five sentences. For each strategic question, say which decision depends on it, who makes that decision, and which two facts would settle it. List what is not known yet, most important first.',
    minutes: 2,
  },
  {
    id: 2,
    title: 'Market and demand',
    description: 'How large the reachable market is, what moves it, and where demand comes from today.',
    prompt:
      'Size the market [COMPANY] can reach in [COUNTRY] bottom-up: number of possible customers, times jobs a year, times usual price. Name the three forces that move demand in [INDUSTRY] over the next 24 months and whether each helps or hurts. Compare with where the won deals come from.',
    minutes: 3,
  },
  {
    id: 3,
    title: 'Customers and segments',
    description: 'Who buys, why they choose you, and which segments earn the most for the effort.',
    prompt:
      'Group the customers of [COMPANY] into three to five segments by the job they hire it for, not by size. For each: share of won value, win rate, reason for choosing, reason for leaving, and the cost of serving them. Name the segment to win more of and the one to stop courting.',
    minutes: 3,
  },
  {
    id: 4,
    title: 'Competitors and alternatives',
    description: 'Who else is considered, including doing nothing, and what decides between you.',
    prompt:
      'List the real alternatives a customer of [COMPANY] weighs: direct rivals, substitutes, doing it themselves and doing nothing. For each: when it wins, what it costs the customer, and how it would answer a move by [COMPANY]. Use the lost reasons as evidence.',
    minutes: 3,
  },
  {
    id: 5,
    title: 'Capabilities and operations',
    description: 'What the business does well today, where work waits, and what depends on one person.',
    prompt:
      'Walk through the work of [COMPANY] from first enquiry to paid invoice. Mark where work waits, where it is done twice and what depends on one person or supplier. Say which two capabilities customers would miss, and which gap would first stop it from growing by a fifth.',
    minutes: 3,
  },
  {
    id: 6,
    title: 'Financial drivers',
    description: 'Which few numbers decide profit and cash, and how far each can move.',
    prompt:
      'Build a driver tree for the profit of [COMPANY]: enquiries, win rate, average price, direct cost, repeat work, overhead. Put the known figures in, mark the unknown ones, and show what a 10% change in each driver would do to a year’s profit and to cash.',
    minutes: 4,
  },
  {
    id: 7,
    title: 'Risks and early warnings',
    description: 'What could go wrong, how it would show first, and what to do then.',
    prompt:
      'Name up to seven risks to [COMPANY], inside and outside. For each: likelihood and damage in words, the first sign that would show it, the record that shows it, the threshold at which to act, and the action. Leave out risks nobody could influence or prepare for.',
    minutes: 3,
  },
  {
    id: 8,
    title: 'Strategic options',
    description: 'Three real choices, what each would need to be true, and the recommendation.',
    prompt:
      'Describe three options that exclude one another for [COMPANY], one of them “keep going as now”. For each: what would have to be true, cost and time to find out, effect on the driver tree, and what is given up. Recommend one, with the strongest argument against it.',
    minutes: 4,
  },
  {
    id: 9,
    title: 'Roadmap and measures',
    description: 'What happens in the next 90 days, who does it, and how everyone will know.',
    prompt:
      'Turn the recommended option into a plan of 90 days for [COMPANY]: at most seven actions, each with an owner, a date, the evidence it rests on and its first small step. Give three measures with today’s value, the target and how often somebody looks at them, and the point at which the plan is stopped.',
    minutes: 3,
  },
];

/** The phase with that number; the first for one that does not exist. */
export const phaseOf = (id: number): Phase => phases.find((phase) => phase.id === id) ?? (phases[0] as Phase);
