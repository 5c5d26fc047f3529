import { expect, test } from 'vitest';
import { noticeLift } from './noticePlaceRules';

const notices = { left: 16, right: 396, height: 60 };
const area = (top: number, bottom: number, left = 0, right = 1440) => ({ left, right, top, bottom });

test('notices are at the bottom of the window', () => {
  expect(noticeLift(notices, [], 900)).toBe(16);
});

test('notices are over the bars and composers there, one above the other', () => {
  expect(noticeLift(notices, [area(844, 900)], 900)).toBe(64);
  expect(noticeLift(notices, [area(844, 900), area(780, 836)], 900)).toBe(128);
  expect(noticeLift(notices, [area(780, 836), area(844, 900)], 900)).toBe(128);
});

test('notices stay where they are when a bar is beside them, above them or not shown', () => {
  expect(noticeLift(notices, [area(844, 900, 600, 1440)], 900)).toBe(16);
  expect(noticeLift(notices, [area(0, 56)], 900)).toBe(16);
  expect(noticeLift(notices, [area(0, 0, 0, 0)], 900)).toBe(16);
  expect(noticeLift(notices, [area(950, 1000)], 900)).toBe(16);
});

test('notices go to the top when there is no room over what is there', () => {
  expect(noticeLift(notices, [area(40, 600)], 600)).toBe(524);
});
