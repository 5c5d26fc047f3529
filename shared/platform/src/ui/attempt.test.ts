// @vitest-environment page
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RuleError } from '../core/store/ruleError';
import { attempt, attemptLater, failureText, problemOf } from './attempt';
import { notify, useNotices } from './notify';

afterEach(notify.clear);
const shown = () => renderHook(useNotices).result.current.map(({ title, description }) => `${title}: ${description}`);
const refuse = () => {
  throw new RuleError('The name is taken.');
};
const broken = new Error('disk');
const breakDown = () => {
  throw broken;
};

it('what works says nothing', async () => {
  expect(attempt('Not saved', () => {})).toBe(true);
  expect(await attemptLater('Not saved', async () => {})).toBe(true);
  expect([shown(), problemOf(() => {})]).toEqual([[], undefined]);
});

it('a broken rule speaks for itself', async () => {
  expect(attempt({ title: 'Not saved', description: 'Try again.' }, refuse)).toBe(false);
  expect(await attemptLater('Not sent', async () => refuse())).toBe(false);
  expect(shown()).toEqual(expect.arrayContaining(['Not saved: The name is taken.', 'Not sent: The name is taken.']));
  expect(problemOf(refuse)).toBe('The name is taken.');
  expect(failureText(new RuleError('The name is taken.'), 'Try again.')).toBe('The name is taken.');
});

it('any other fault is described and logged, or said in its own words, or thrown on', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(attempt({ title: 'Not saved', description: 'Try again.' }, breakDown)).toBe(false);
  expect(log).toHaveBeenCalledWith('Not saved', broken);
  expect(failureText(broken, 'Please try again.')).toBe('Please try again.');
  expect(log).toHaveBeenLastCalledWith('Please try again.', broken);
  expect(attempt({ title: 'Not read', description: (error) => String(error) }, breakDown)).toBe(false);
  expect(shown()).toEqual(expect.arrayContaining(['Not saved: Try again.', 'Not read: Error: disk']));
  expect(() => attempt('Not saved', breakDown)).toThrow(broken);
  expect(() => problemOf(breakDown)).toThrow(broken);
});
