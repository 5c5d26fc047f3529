import { expect, it } from 'vitest';
import { budgetFacts, budgetOf } from './budgetRules';

it('estimates what a budget brings from the figures that are known', () => {
  expect(budgetFacts({ month: 30_400 })).toEqual({ day: 1_000 });
  expect(budgetFacts({ month: 30_400, click: 80, rate: 2.5, order: 6_500 })).toEqual({
    day: 1_000,
    clicks: 380,
    customers: 9.5,
    perCustomer: 3_200,
    income: 61_750,
    back: 2.03,
    mostPerClick: 162,
  });
});

it('never promises a part of a visit, and never exceeds the month', () => {
  expect(budgetFacts({ month: 1_000, click: 300 }).clicks).toBe(3);
  expect((budgetFacts({ month: 9_999 }).day ?? 0) * 30.4).toBeLessThanOrEqual(9_999);
});

it('leaves out what would divide by nothing', () => {
  expect(budgetFacts({})).toEqual({});
  expect(budgetFacts({ month: 0, click: 0, rate: 0, order: 0 })).toEqual({ day: 0, mostPerClick: 0 });
});

it('reads the figures of a piece, and passes over what is no figure', () => {
  expect(budgetOf({ 'budget.month': '5000', 'budget.rate': '2.5', 'budget.click': 'x', 'budget.order': '-1' })).toEqual(
    {
      month: 5_000,
      rate: 2.5,
    },
  );
});
