import { expect, it } from 'vitest';
import { resultProblem, shareOf } from './resultRules';

const figures = { opens: 12, clicks: 3, replies: 1, orders: 2 };

it('results are whole numbers, and no more people than got the email', () => {
  expect(resultProblem(figures, 20)).toBeUndefined();
  expect(resultProblem({ ...figures, opens: 21 }, 20)).toBe(
    'Opens: 21 is more than the 20 that got it. Count people, not presses.',
  );
  expect(resultProblem({ ...figures, clicks: 1.5 }, 20)).toBe('Clicks: enter a whole number, 0 or more.');
  expect(resultProblem({ ...figures, replies: -1 }, 20)).toMatch(/^Replies/);
  expect(resultProblem({ ...figures, orders: 30 }, 20)).toBeUndefined();
});

it('shares are of what was sent', () => {
  expect(shareOf(5, 20)).toBe('25 %');
  expect(shareOf(1, 3)).toBe('33.3 %');
  expect(shareOf(0, 0)).toBe('');
});
