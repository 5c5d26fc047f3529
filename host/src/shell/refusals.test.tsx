// @vitest-environment page

import { setCurrentPerson } from '@steps/business/host';
import { RuleError } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, dropContacts, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPerson } from '../people/peopleState';
import { watchRefusals } from './refusals';

let stop: () => void;
beforeEach(async () => {
  setCurrentPerson(undefined);
  await openMemoryStore({ contacts: [contact({ id: 'c1' })] });
  stop = watchRefusals();
  render(<Overlays />);
});
afterEach(() => {
  stop();
  act(notify.clear);
  cleanup();
  setCurrentPerson(undefined);
});

/** As the browser reports what a handler threw. Whether it is still to be treated as a fault. */
const thrown = (error: unknown): boolean => {
  const event = Object.assign(new Event('error', { cancelable: true }), { error });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
};
const rejected = (reason: unknown): boolean => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
};

it('reports what a role may not do, also where a page ignores the refusal', async () => {
  setCurrentPerson(addPerson({ name: 'Tom', email: '', roleId: 'role-member' }).id);
  let refusal: unknown;
  try {
    dropContacts(['c1']);
  } catch (error) {
    refusal = error;
  }
  expect(thrown(refusal)).toBe(false);
  expect(await screen.findByText('This was not done')).toBeDefined();
  expect(screen.getByText(/The role “Member” may not delete from CRM/)).toBeDefined();
});

it('reports a refusal that comes later, and leaves other errors alone', async () => {
  expect(rejected(new RuleError('Enter a name.'))).toBe(false);
  expect(await screen.findByText('Enter a name.')).toBeDefined();
  expect(thrown(new TypeError('x is undefined'))).toBe(true);
  expect(rejected(new Error('boom'))).toBe(true);
  expect(screen.getAllByText('This was not done')).toHaveLength(1);
});
