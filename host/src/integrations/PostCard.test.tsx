// @vitest-environment page

import { type MailAccount, mailAccounts } from '@steps/business/mail';
import { connectTeam } from '@steps/journal/team';
import { AddressRouter } from '@steps/platform/host';
import { notify, Overlays } from '@steps/platform/ui';
import { openMemoryStore, setCurrentPerson, tomWith } from '@steps/testing';
import { memoryTeamServer, openTeamConnection } from '@steps/testing/team';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostCard } from './PostCard';

const user = userEvent.setup({ delay: null });
const slowly = { timeout: 8_000 };
const account = (of: Partial<MailAccount>): MailAccount => ({
  id: 'account-1',
  senderName: 'Ada Bramble',
  address: 'ada@bramble.example',
  server: { host: 'mail.bramble.example', port: 465, security: 'tls' },
  user: 'ada',
  secrets: {},
  state: 'works',
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...of,
});
let team: ReturnType<typeof memoryTeamServer>;
let close: () => Promise<void>;

// Its code is fetched where a business is on a server: not in the time of a test.
beforeAll(() => import('./PostOffices'));
beforeEach(() => {
  localStorage.clear();
  team = memoryTeamServer();
});
afterEach(async () => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
  await close();
  team.undo();
});

/** The card of a business, on a server unless told otherwise. */
async function show(accounts: readonly MailAccount[] = [], onServer = true): Promise<void> {
  ({ close } = await openMemoryStore({ mailAccounts: accounts }, { client: { businessName: 'Bakery' } }));
  if (onServer) await connectTeam({ address: 'ws://localhost:4280', code: team.code });
  render(
    <AddressRouter>
      <PostCard />
      <Overlays />
    </AddressRouter>,
  );
}

/** Lets a post office in, as the owner does. Resolves to its device. */
async function letIn(name = 'Post office on shed'): Promise<string> {
  await user.click(await screen.findByRole('button', { name: /^Add a(nother)? post office$/ }));
  const command = await screen.findByText(/^npm run post -- '/);
  const office = await team.ask(/'(.+)'/.exec(command.textContent)?.[1] ?? '', name);
  await screen.findByText(await office.digits);
  await user.click(screen.getByRole('button', { name: 'Let in' }));
  expect(await office.given).toMatchObject({ name: 'Bakery', role: { id: 'role-post' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return openTeamConnection().devices.find((device) => device.name === name)?.id ?? '';
}

const runsNow = (device: string) => act(() => team.says(device, { name: 'Post office', on: 'shed', places: [] }));
const card = () => within(screen.getByRole('region', { name: 'Post office' }));
const officeRow = () => within(card().getByRole('list', { name: 'Post offices' })).getAllByRole('listitem');
const addressRow = (address: string) => {
  const row = card().getByText(address).closest('li');
  if (!row) throw new Error(`Expected ${address} in the list, it is not.`);
  return within(row);
};

it('a business in one browser is told to put itself on a server first', async () => {
  await show([], false);
  expect(card().getByText('Not connected')).toBeDefined();
  expect(card().getByText(/put this business on a server first/)).toBeDefined();
  expect(card().getByRole('link', { name: 'Team settings' })).toBeDefined();
});

it('a post office comes in by a command and six digits, and is asked for the address that it sends from', async () => {
  await show();
  expect(await screen.findByText('Not connected')).toBeDefined();
  await letIn();
  expect(officeRow()).toHaveLength(1);
  expect(await screen.findByText('Post office on shed is in')).toBeDefined();
  expect(card().getByText('No address yet')).toBeDefined();
});

it('the card says whether the post office runs, and what to do when it does not', async () => {
  await show([account({})]);
  const office = await letIn();
  expect(await card().findByText(/This browser has not seen it running/, {}, slowly)).toBeDefined();
  expect(card().getByText(/Email waits until it does/)).toBeDefined();
  expect(card().getAllByText('Not running')).toHaveLength(2);
  await runsNow(office);
  expect(await card().findByText('Running')).toBeDefined();
  expect(card().queryByText('Not running')).toBeNull();
  expect(card().getByText('In use')).toBeDefined();
});

it('without its server, this browser does not claim to know whether the post office runs', async () => {
  await show([account({})]);
  await letIn();
  team.server.away = true;
  act(() => team.server.cut());
  expect(await card().findByText(/Whether it runs shows once this browser is connected/, {}, slowly)).toBeDefined();
});

describe('addresses', () => {
  it('each shows its state, in words a person can act on', async () => {
    await show([
      account({ id: 'a1' }),
      account({ id: 'a2', address: 'new@bramble.example', state: 'unchecked' }),
      account({ id: 'a3', address: 'old@bramble.example', state: 'problem', problem: 'It refuses this password.' }),
    ]);
    await runsNow(await letIn());
    expect(addressRow('ada@bramble.example').getByText('Works')).toBeDefined();
    expect(addressRow('new@bramble.example').getByText('Being checked')).toBeDefined();
    expect(addressRow('old@bramble.example').getByText('Does not work')).toBeDefined();
    expect(addressRow('old@bramble.example').getByText('It refuses this password.')).toBeDefined();
    expect(await card().findByText('Needs attention')).toBeDefined();
  });

  it('a password that was sealed for another post office is asked for again', async () => {
    await show([account({})]);
    await letIn();
    expect(
      addressRow('ada@bramble.example').getByText('Enter the password again for Post office on shed.'),
    ).toBeDefined();
  });

  it('an address is added with the usual server of its provider, and no browser can open its password', async () => {
    await show();
    const office = await letIn();
    await user.click(card().getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await user.type(dialog.getByLabelText('Email address'), 'ada@gmail.com');
    await user.tab();
    expect(dialog.getByLabelText<HTMLInputElement>('Server for outgoing mail (SMTP)').value).toBe('smtp.gmail.com');
    expect(dialog.getByLabelText<HTMLInputElement>('Port').value).toBe('587');
    await user.type(dialog.getByLabelText('Password'), 'plum orchard 7');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mailAccounts.all()).toHaveLength(1));
    const [saved] = mailAccounts.all();
    expect(saved).toMatchObject({ address: 'ada@gmail.com', user: 'ada@gmail.com', state: 'unchecked' });
    expect(Object.keys(saved?.secrets ?? {})).toEqual([office]);
    expect(JSON.stringify(saved)).not.toContain('plum orchard');
  });

  it.each([
    [{ 'Email address': 'ada' }, /^Email address: expected addresses such as/],
    [{ 'Email address': 'ada@bramble.example', Port: '99999' }, 'Port: expected a number from 1 to 65535.'],
    [{ 'Email address': 'ada@bramble.example' }, 'Password: enter the one that the server asks for.'],
  ])('what is missing is named, and nothing is kept: %o', async (typed, words) => {
    await show();
    await letIn();
    await user.click(card().getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    for (const [label, text] of Object.entries(typed)) {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), text);
      await user.tab();
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(mailAccounts.all()).toEqual([]);
  });

  it('a changed address keeps its password where none is typed', async () => {
    const secrets = { 'office-1': { from: 'a', iv: 'b', data: 'c' } };
    await show([account({ secrets })]);
    await letIn();
    await user.click(card().getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change ada@bramble.example' }));
    await user.clear(dialog.getByLabelText('Name that people see'));
    await user.type(dialog.getByLabelText('Name that people see'), 'Ada at Bramble');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mailAccounts.get('account-1')?.senderName).toBe('Ada at Bramble'));
    expect(mailAccounts.get('account-1')).toMatchObject({ secrets, state: 'unchecked' });
  });

  it('an address is removed once that is confirmed', async () => {
    await show([account({})]);
    await letIn();
    await user.click(card().getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the address' }));
    await waitFor(() => expect(mailAccounts.all()).toEqual([]));
  });

  it('whoever may not change integrations sees them and changes none', async () => {
    await show([account({})]);
    await letIn();
    await act(async () => tomWith({ integrations: ['view'] }));
    expect(addressRow('ada@bramble.example').getByText('Works')).toBeDefined();
    for (const name of ['Change', 'Remove', 'Add an address', 'Add another post office']) {
      expect(card().getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
    }
  });
});
