import { expect, it } from 'vitest';
import { questionAnswer } from './questionRules';

const shown = (unit: 'pounds' | 'days' | 'hours' | 'percent', figure: number) => {
  const groups = [{ name: 'Elin', count: 1, figure }];
  const answer = { noun: 'deals', total: 2, lookedAt: 3, figure, unit, groups, groupCount: 1 };
  const { unit: own, figures } = questionAnswer('{"measure":"average"}', answer);
  return [own, figures.value, figures.points[0]?.value];
};

it('a board counts money in pence and times in minutes, whatever the answer tells them in', () => {
  expect(shown('pounds', 12.5)).toEqual(['money', 1_250, 1_250]);
  expect(shown('days', 2)).toEqual(['minutes', 2_880, 2_880]);
  expect(shown('hours', 1.5)).toEqual(['minutes', 90, 90]);
  expect(shown('percent', 54)).toEqual(['percent', 54, 54]);
});

it('a group of those without a value has a name on a board', () => {
  const groups = [{ name: '', count: 2 }];
  const { figures } = questionAnswer('{}', { noun: 'tickets', total: 2, lookedAt: 2, groups, groupCount: 1 });
  expect(figures.points).toMatchObject([{ key: '', label: 'None', rows: 2 }]);
});
