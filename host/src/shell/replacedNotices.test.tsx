// @vitest-environment page
import { contacts } from '@steps/business';
import { flush } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, editContact, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fieldLabel, useReplacedNotices } from './replacedNotices';

function Notices() {
  useReplacedNotices();
  return <Overlays />;
}

afterEach(() => {
  act(notify.clear);
  cleanup();
});

it('says which field another tab changed, both values, and takes back what was typed here', async () => {
  const { port, close } = await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada', phone: '1' })] });
  render(<Notices />);
  await flush();
  const other = await port.open('client-1');
  const unseen = other.seen;
  editContact('ada', { phone: '2' });
  await flush();
  const theirs = { collection: 'contacts', id: 'ada', value: { v: 2, r: { phone: '3' } }, fields: ['phone'] };
  await act(() => other.write([theirs], unseen));

  expect(await screen.findByText('Phone of Ada was changed in another tab')).toBeDefined();
  expect(screen.getByText('You wrote “2”. The other tab’s “3” came later and was kept.')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Use mine' }).click());
  expect(contacts.get('ada')?.phone).toBe('2');
  await other.close();
  await close();
});

it('names fields in words', () => {
  expect(['lastContact', 'phone', 'properties/Shoe size'].map(fieldLabel)).toEqual([
    'Last contact',
    'Phone',
    'Shoe size',
  ]);
});
