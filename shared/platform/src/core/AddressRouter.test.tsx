// @vitest-environment page
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddressRouter } from './AddressRouter';
import { currentAddress, keepAddressesPrivate } from './privateAddress';
import { Link, useNavigate, useSearchParams } from './router';

function List() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <output>{params.get('q')}</output>
      <button type="button" onClick={() => setParams({ module: 'crm', q: 'Lovelace' })}>
        Search
      </button>
      <button type="button" onClick={() => navigate('/?module=crm&tab=tasks&q=Call+Ada')}>
        Go
      </button>
      <Link to="/?module=crm&q=Babbage">Babbage</Link>
    </>
  );
}

const show = (address: string) => {
  window.history.replaceState(null, '', address);
  return render(
    <AddressRouter>
      <List />
    </AddressRouter>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const searched = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const inWindow = () => window.location.href;

beforeEach(() => keepAddressesPrivate(true));
afterEach(() => {
  cleanup();
  keepAddressesPrivate(false);
});

test('in an encrypted workspace the page knows what was searched and the browser does not', async () => {
  show('/?module=crm');
  await press('Search');
  await searched('Lovelace');
  expect(inWindow()).toMatch(/\?module=crm&held=[0-9a-f]{20}$/);
  expect(currentAddress().searchParams.get('q')).toBe('Lovelace');
  await press('Go');
  await searched('Call Ada');
  expect(inWindow()).not.toMatch(/Ada|Lovelace/);
});

test('Back brings the earlier search', async () => {
  show('/?module=crm');
  await press('Search');
  await press('Go');
  await searched('Call Ada');
  act(() => window.history.back());
  await searched('Lovelace');
});

test('a link says to the browser where it leads without what it searches, and leads there', async () => {
  show('/?module=crm');
  const link = screen.getByRole('link', { name: 'Babbage' });
  expect(link.getAttribute('href')).toMatch(/^\/\?module=crm&held=/);
  await userEvent.click(link);
  await searched('Babbage');
  expect(inWindow()).not.toContain('Babbage');
});

test('a bookmark with a name in it is followed, and replaced', async () => {
  show('/?module=crm&q=Margarethe');
  await searched('Margarethe');
  expect(inWindow()).not.toContain('Margarethe');
});

test('without a passphrase an address can be shared', async () => {
  keepAddressesPrivate(false);
  show('/?module=crm');
  await press('Search');
  await searched('Lovelace');
  expect(inWindow()).toMatch(/\?module=crm&q=Lovelace$/);
});
