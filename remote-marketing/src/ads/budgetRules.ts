/** What is known or supposed of the costs. Money in pence, rates in per cent; left out while unknown. */
export interface Budget {
  readonly month?: number | undefined;
  readonly click?: number | undefined;
  /** Of a hundred visitors so many buy or ask. */
  readonly rate?: number | undefined;
  /** What one of them brings. */
  readonly order?: number | undefined;
}

/** What follows; left out where something is missing. */
export interface BudgetFacts {
  readonly day?: number;
  readonly clicks?: number;
  readonly customers?: number;
  readonly perCustomer?: number;
  readonly income?: number;
  /** Return per pound spent. */
  readonly back?: number;
  /** A click that costs more brings a loss. */
  readonly mostPerClick?: number;
}

/** Days of a month as Google charges it: never more than this many times the daily budget. */
const daysOfMonth = 30.4;

/** Arithmetic on suppositions, no forecast. Whole pence, rounded so that the budget is never exceeded. */
export function budgetFacts({ month, click, rate, order }: Budget): BudgetFacts {
  const share = rate === undefined ? undefined : rate / 100;
  const clicks = month !== undefined && click ? Math.floor(month / click) : undefined;
  const customers = clicks !== undefined && share !== undefined ? round(clicks * share, 10) : undefined;
  const income = customers !== undefined && order !== undefined ? Math.round(customers * order) : undefined;
  return defined({
    day: month === undefined ? undefined : Math.floor(month / daysOfMonth),
    clicks,
    customers,
    perCustomer: click !== undefined && share ? Math.ceil(round(click / share, 1000)) : undefined,
    income,
    back: income !== undefined && month ? round(income / month, 100) : undefined,
    mostPerClick: share !== undefined && order !== undefined ? Math.floor(round(share * order, 1000)) : undefined,
  });
}

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;

const defined = (facts: { readonly [Name in keyof BudgetFacts]: BudgetFacts[Name] | undefined }): BudgetFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const names = ['month', 'click', 'rate', 'order'] as const;

/** The figures as a piece keeps them: `budget.month` … */
export function budgetOf(fields: Readonly<Record<string, string>>): Budget {
  return Object.fromEntries(
    names.flatMap((name) => {
      const kept = fields[`budget.${name}`];
      const value = Number(kept);
      return kept && Number.isFinite(value) && value >= 0 ? [[name, value]] : [];
    }),
  );
}
