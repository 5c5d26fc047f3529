// @vitest-environment page

import type { DavLink, FoundServers } from '@steps/business/host';
import { type MailAccount, mailAccounts } from '@steps/business/mail';
import { davLinks } from '@steps/business/src/nouns/dav/davLink';
import { mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { mailServerSearches } from '@steps/business/src/nouns/mail/mailServerSearch';
import { mailFolders } from '@steps/business/src/nouns/mailbox/mailFolder';
import { connectTeam } from '@steps/journal/team';
import { AddressRouter } from '@steps/platform/host';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { notify, Overlays } from '@steps/platform/ui';
import { mailAccount, openMemoryStore, setCurrentPerson, tomWith } from '@steps/testing';
import { memoryTeamServer, openTeamConnection } from '@steps/testing/team';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostCard } from './PostCard';

const user = userEvent.setup({ delay: null });
const oauth = {
  provider: 'other',
  issuer: 'https://login.example',
  clientId: 'steps',
  scope: 'mail',
  flow: 'page',
} as const;
const google = {
  outgoing: { host: 'smtp.gmail.com', port: 587, security: 'starttls' },
  incoming: { host: 'imap.gmail.com', port: 993, security: 'tls' },
} as const;
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
async function show(
  accounts: readonly MailAccount[] = [],
  onServer = true,
  links: readonly DavLink[] = [],
): Promise<void> {
  const records = { mailAccounts: accounts, davLinks: links };
  ({ close } = await openMemoryStore(records, { client: { businessName: 'Bakery' } }));
  if (onServer) await connectTeam({ address: 'ws://localhost:4280', code: team.code });
  render(
    <AddressRouter>
      <PostCard />
      <Overlays />
    </AddressRouter>,
  );
}

/** Lets a post office in by the command that the owner is shown, and by nothing else. Resolves to its device. */
async function letIn(name = 'Post office on shed'): Promise<string> {
  await user.click(await screen.findByRole('button', { name: /^Add a(nother)? post office$/ }));
  const command = await screen.findByText(/^echo '.+' \| npm run post -- -$/);
  const office = await team.ask(/'(.+)'/.exec(command.textContent)?.[1] ?? '', name, 'post');
  expect(await office.given).toMatchObject({ name: 'Bakery', role: { id: 'role-post' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return openTeamConnection().devices.find((device) => device.name === name)?.id ?? '';
}

/** What a post office writes. */
const keep = (changed: MailAccount): void => {
  commit({ label: 'Check', changes: [put(mailAccounts, changed)], undoable: false });
};
const answer = (found: FoundServers): void => {
  const search = { id: 'bramble.co.uk', askedAt: '2026-11-03T12:00:00.000Z', answer: found };
  commit({ label: 'Find', changes: [put(mailServerSearches, search)], undoable: false });
};
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

it('a post office comes in with one press and its command, and is asked for the address that it sends from', async () => {
  await show();
  expect(await screen.findByText('Not connected')).toBeDefined();
  await letIn();
  expect(officeRow()).toHaveLength(1);
  expect(await screen.findByText('Post office on shed is in')).toBeDefined();
  expect(card().getByText('No address yet')).toBeDefined();
});

it('a post office that keeps a calendar alone is in use', async () => {
  const at = '2026-11-03T12:00:00.000Z';
  const link: DavLink = {
    ...{ id: 'link', kind: 'calendar', url: 'https://cal.example/sam/', name: 'Work', username: 'sam', secrets: {} },
    ...{ mode: 'both', state: 'connected', lastSyncedAt: at, createdAt: at, updatedAt: at },
  };
  await show([], true, [link]);
  await letIn();
  expect(await card().findByText('In use')).toBeDefined();
  const stuck: DavLink = { ...link, state: 'problem' };
  act(() => commit({ label: 'Read', changes: [put(davLinks, stuck)], undoable: false }));
  expect(card().getByText('Needs attention')).toBeDefined();
});

it('the card says whether the post office runs, and what to do when it does not', async () => {
  await show([mailAccount()]);
  const office = await letIn();
  expect(await card().findByText(/This browser has not seen it running/)).toBeDefined();
  expect(card().getByText(/Email waits until it does/)).toBeDefined();
  expect(card().getAllByText('Not running')).toHaveLength(2);
  await runsNow(office);
  expect(await card().findByText('Running')).toBeDefined();
  expect(card().queryByText('Not running')).toBeNull();
  expect(card().getByText('In use')).toBeDefined();
});

it('without its server, this browser does not claim to know whether the post office runs', async () => {
  await show([mailAccount()]);
  await letIn();
  team.server.away = true;
  act(() => team.server.cut());
  expect(await card().findByText(/Whether it runs shows once this browser is connected/)).toBeDefined();
});

describe('addresses', () => {
  it('each shows its state, in words a person can act on', async () => {
    await show([
      mailAccount({ id: 'a1' }),
      mailAccount({ id: 'a2', address: 'new@bramble.example', state: 'unchecked' }),
      mailAccount({ id: 'a3', address: 'old@bramble.example', state: 'problem', problem: 'It refuses this password.' }),
    ]);
    await runsNow(await letIn());
    expect(addressRow('ada@bramble.example').getByText('Works')).toBeDefined();
    expect(addressRow('new@bramble.example').getByText('Being checked')).toBeDefined();
    expect(addressRow('old@bramble.example').getByText('Does not work')).toBeDefined();
    expect(addressRow('old@bramble.example').getByText('It refuses this password.')).toBeDefined();
    expect(await card().findByText('Needs attention')).toBeDefined();
  });

  it('a password that was sealed for another post office is asked for again', async () => {
    await show([mailAccount()]);
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
    await show([mailAccount({ secrets })]);
    await letIn();
    await user.click(card().getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change ada@bramble.example' }));
    await user.clear(dialog.getByLabelText('Name that people see'));
    await user.type(dialog.getByLabelText('Name that people see'), 'Ada at Bramble');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mailAccounts.get('account-1')?.senderName).toBe('Ada at Bramble'));
    expect(mailAccounts.get('account-1')).toMatchObject({ secrets, state: 'unchecked' });
  });

  it('the servers are those that the post office finds, and what was typed meanwhile stays', async () => {
    await show();
    await letIn();
    await user.click(card().getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await user.type(dialog.getByLabelText('Email address'), 'ada@bramble.co.uk');
    await user.tab();
    expect(await dialog.findByText('Looking for the servers of bramble.co.uk…')).toBeDefined();
    expect(mailServerSearches.get('bramble.co.uk')).toBeDefined();
    await act(async () => answer({ from: 'provider', ...google, user: 'address', provider: 'google' }));
    expect(dialog.getByText('Email of bramble.co.uk is at Google: smtp.gmail.com, port 587.')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'make one there' })).toBeDefined();
    const host = dialog.getByLabelText<HTMLInputElement>('Server for outgoing mail (SMTP)');
    await user.clear(host);
    await user.type(host, 'relay.bramble.co.uk');
    await act(async () => answer({ from: 'dns', ...google, user: 'address' }));
    expect(host.value).toBe('relay.bramble.co.uk');
    await user.type(dialog.getByLabelText('Password'), 'plum orchard 7');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mailAccounts.all()).toHaveLength(1));
    expect(mailAccounts.all()[0]).toMatchObject({
      server: { host: 'relay.bramble.co.uk', port: 587 },
      incoming: google.incoming,
      user: 'ada@bramble.co.uk',
    });
  });

  it('an address at Microsoft signs in there, as the application of the business', async () => {
    await show();
    const office = await letIn();
    await user.click(card().getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await user.type(dialog.getByLabelText('Email address'), 'ada@outlook.com');
    await user.tab();
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /Save$/ }));
    expect(await dialog.findByText(/^Client ID: enter the one of the application/)).toBeDefined();
    await user.type(dialog.getByLabelText('Client ID'), 'steps');
    await user.type(dialog.getByLabelText(/^Directory \(tenant\) ID/), 'bramble.onmicrosoft.com');
    await user.click(dialog.getByRole('button', { name: /Save$/ }));
    await waitFor(() => expect(mailAccounts.all()).toHaveLength(1));
    const [saved] = mailAccounts.all();
    expect(saved).toMatchObject({
      secrets: {},
      oauth: {
        provider: 'microsoft',
        issuer: 'https://login.microsoftonline.com/bramble.onmicrosoft.com/v2.0',
        clientId: 'steps',
        flow: 'code',
      },
    });
    if (!saved) return;
    const signIn = { by: `${office}.run`, page: 'https://microsoft.com/devicelogin', code: 'ABCD-EFGH', until: '' };
    await act(async () => keep({ ...saved, signIn }));
    expect(addressRow('ada@outlook.com').getByText('Waits for you')).toBeDefined();
    expect(addressRow('ada@outlook.com').getByText('ABCD-EFGH')).toBeDefined();
    expect(addressRow('ada@outlook.com').getByRole('link', { name: 'Open the page' })).toHaveProperty(
      'href',
      'https://microsoft.com/devicelogin',
    );
  });

  it('a page that leads back elsewhere has its address pasted, sealed for the post office', async () => {
    const page = 'https://login.example/auth?redirect_uri=http%3A%2F%2F127.0.0.1%3A4000%2Fsign-in';
    const signIn = { by: 'office.run', page, until: '' };
    await show([mailAccount({ state: 'unchecked', oauth, signIn })]);
    const office = await letIn();
    const row = addressRow('ada@bramble.example');
    await user.type(row.getByLabelText(/^Address of the page/), 'http://127.0.0.1:4000/sign-in?code=a');
    await user.click(row.getByRole('button', { name: 'End the sign-in' }));
    await waitFor(() => expect(Object.keys(mailAccounts.get('account-1')?.signIn?.ended ?? {})).toEqual([office]));
    expect(JSON.stringify(mailAccounts.get('account-1'))).not.toContain('code=a');
  });

  it('a sign-in page that would run something is no link', async () => {
    const signIn = { by: 'office.run', page: 'javascript:alert(1)', code: 'ABCD', until: '' };
    await show([mailAccount({ state: 'unchecked', oauth, signIn })]);
    await letIn();
    expect(addressRow('ada@bramble.example').queryByRole('link')).toBeNull();
  });

  it('a sign-in that is over is begun anew, and what a domain lacks is checked again', async () => {
    const secrets = { 'office-1': { from: 'a', iv: 'b', data: 'c' } };
    const over = mailAccount({ state: 'problem', problem: 'Sign in again.', oauth, secrets });
    const lacking = mailAccount({ id: 'account-2', address: 'kim@bramble.example', advice: ['It has no SPF record.'] });
    await show([over, lacking]);
    await letIn();
    expect(addressRow('kim@bramble.example').getByText('It has no SPF record.')).toBeDefined();
    await user.click(addressRow('kim@bramble.example').getByRole('button', { name: 'Check again' }));
    expect(mailAccounts.get('account-2')).toMatchObject({ state: 'unchecked' });
    expect(mailAccounts.get('account-2')).not.toHaveProperty('advice');
    await user.click(addressRow('ada@bramble.example').getByRole('button', { name: 'Sign in again' }));
    expect(mailAccounts.get('account-1')).toMatchObject({ state: 'unchecked', secrets: {}, oauth });
  });

  it('an address is removed once that is confirmed', async () => {
    await show([mailAccount()]);
    await letIn();
    await user.click(card().getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the address' }));
    await waitFor(() => expect(mailAccounts.all()).toEqual([]));
  });

  it('whoever may not change integrations sees them and changes none', async () => {
    await show([mailAccount()]);
    await letIn();
    await act(async () => tomWith({ integrations: ['view'] }));
    expect(addressRow('ada@bramble.example').getByText('Works')).toBeDefined();
    for (const name of ['Change', 'Remove', 'Add an address', 'Add another post office']) {
      expect(card().getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
    }
  });
});

it('reading the mailbox of an address is switched on knowing what is read, changed and stopped', async () => {
  const server = { host: 'mail.bramble.example', port: 993, security: 'tls' } as const;
  await show([mailAccount({ incoming: server })]);
  await letIn();
  const row = addressRow('ada@bramble.example');
  expect(row.getByText('Incoming email is not read.')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Read email' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/Email from and to your contacts then appears with them.*nothing there is changed/),
  ).toBeDefined();
  const domains = dialog.getByRole('textbox', { name: /^Leave out these domains/ });
  await user.type(domains, 'bank');
  await user.click(dialog.getByRole('button', { name: 'Read email' }));
  expect(dialog.getByText(/expected names such as example.com, got “bank”/)).toBeDefined();
  await user.type(domains, '.example, @Jam.example');
  await user.selectOptions(dialog.getByLabelText(/^Folders/), 'inbox');
  await user.click(dialog.getByRole('checkbox', { name: 'This is a support address' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Offer people who write to us and are not contacts' }));
  await user.click(dialog.getByRole('button', { name: 'Read email' }));
  await waitFor(() => expect(mailReadings.get('account-1')?.withoutDomains).toEqual(['bank.example', 'jam.example']));
  expect(mailReadings.get('account-1')?.supportSince).toBeDefined();
  expect(mailReadings.get('account-1')).toMatchObject({ offersUnknown: true, withoutFolders: ['sent'] });
  expect(row.getByText('The post office begins to read as soon as it runs. New email opens tickets.')).toBeDefined();
  const folder = {
    id: 'account-1.inbox',
    accountId: 'account-1',
    use: 'inbox',
    path: 'INBOX',
    uidValidity: '1',
  } as const;
  const says = (of: object) =>
    act(() => {
      const progress = { ...folder, by: 'd.1', low: 900, high: 2000, total: 2000, seen: 1100, at: '', ...of };
      commit({ label: 'Read', changes: [put(mailFolders, progress)], undoable: false });
    });
  says({});
  expect(row.getByText('Reading, newest first: 1,100 of 2,000 messages. New email opens tickets.')).toBeDefined();
  says({ low: 1, seen: 2000 });
  expect(
    row.getByText('Email with your contacts is read. 2,000 messages looked at. New email opens tickets.'),
  ).toBeDefined();
  says({ problem: 'Incoming mail: it does not answer.' });
  expect(row.getByText('Incoming mail: it does not answer.')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Reading options' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop reading' }));
  await waitFor(() => expect(mailReadings.size).toBe(0));
});

it('an address whose mailbox nobody named says nothing of reading', async () => {
  await show([mailAccount()]);
  await letIn();
  expect(addressRow('ada@bramble.example').queryByText(/Incoming email/)).toBeNull();
});
