// @vitest-environment page

import { campaigns } from '@steps/business/campaigns';
import { mailingChunks, mailingLetters, mailings } from '@steps/business/mailings';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  campaign,
  contact,
  MemoryRouter,
  mailAccount,
  openMemoryStore,
  reopenAiResult,
} from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CampaignEditor } from './CampaignEditor';
import { useCampaign } from './campaignVerbs';
import { startMailing, stopMailing } from './sending/mailingState';

const at = '2026-11-03T09:00:00.000Z';
const account = mailAccount();
const address = { id: 'office', url: 'https://post.bramble.example' };
const ready = campaign({
  id: 'camp',
  name: 'Open day',
  status: 'ready',
  subject: 'An open day for {company}',
  content: 'Hello {first name}, come by on Saturday.',
  aiResultId: 'body',
  audienceFrom: { by: 'all', name: '' },
});

function Open() {
  const known = useCampaign('camp');
  return known ? <CampaignEditor campaign={known} /> : null;
}

async function open(fields: Partial<typeof ready> = {}, rows: object = {}) {
  await openMemoryStore({
    campaigns: [{ ...ready, ...fields }],
    mailAccounts: [account],
    postAddresses: [address],
    aiResults: [aiResult({ id: 'body', status: 'approved', output: ready.content })],
    contacts: [
      contact({ name: 'Ada Byron', email: 'ada@engines.example', company: 'Engines' }),
      contact({ name: 'Bea', email: 'bea@gmail.com', company: '' }),
      contact({ name: 'Cal', email: 'cal@gmail.com', status: 'customer' }),
    ],
    ...(rows as Parameters<typeof openMemoryStore>[0]),
  });
  render(
    <MemoryRouter>
      <Open />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

// Their code is fetched when they are first shown: not in the time of a test.
beforeAll(() =>
  Promise.all([
    import('./sending/SendCampaign'),
    import('./sending/MailingStatus'),
    import('./sending/MailingResults'),
  ]),
);
afterEach(() => {
  cleanup();
  notify.clear();
});

it('a campaign is handed to the post office once somebody has confirmed it, without those who never agreed', async () => {
  const user = await open();
  expect(screen.queryByText(/Steps cannot send email/)).toBeNull();
  expect(await screen.findByText('Checked: nothing is missing.')).toBeTruthy();
  expect(screen.getByText('Leave out 1 person without recorded consent')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send “Open day” to 2 people?' }));
  expect(mailings.size, 'nothing before that').toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Send campaign' }));
  expect(await screen.findByText('The campaign goes out in ten seconds')).toBeTruthy();
  const [mailing] = mailings.all();
  expect(mailing).toMatchObject({
    campaignId: 'camp',
    status: 'sending',
    pace: 100,
    recipients: 2,
    aiResultIds: ['body'],
  });
  expect(mailingChunks.get(`${mailing?.id}.0`)?.recipients.map(({ address }) => address)).toEqual([
    'ada@engines.example',
    'cal@gmail.com',
  ]);
  expect(mailingLetters.get(`${mailing?.id}.0`)?.html).not.toContain('{first name}');
  expect(campaigns.get('camp')?.status).toBe('sent');
  await user.click(screen.getAllByRole('button', { name: 'Take it back' })[0] as HTMLElement);
  expect([mailings.size, mailingChunks.size, mailingLetters.size]).toEqual([0, 0, 0]);
  expect(campaigns.get('camp')).toMatchObject({ status: 'ready' });
});

it('somebody may take the answer for consent that is written down elsewhere', async () => {
  const user = await open();
  await user.click(await screen.findByLabelText('Leave out 1 person without recorded consent'));
  expect(await screen.findByText(/1 person has neither agreed, nor bought/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send “Open day” to 3 people?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(mailings.size).toBe(0);
});

it('who gets it is counted without those who are left out, and with them once they are not', async () => {
  const user = await open();
  const count = () => screen.getByText(/^\d people$/, { selector: 'b' }).textContent;
  expect(count()).toBe('2 people');
  expect(screen.getByText('1 left out, without recorded consent')).toBeTruthy();
  await user.click(await screen.findByLabelText('Leave out 1 person without recorded consent'));
  expect(count()).toBe('3 people');
  expect(screen.queryByText(/left out, without/)).toBeNull();
});

it('a campaign to people without recorded consent alone can be made ready, where that is decided', async () => {
  const user = await open({ status: 'draft' }, { contacts: [contact({ email: 'bea@gmail.com', company: '' })] });
  await user.click(screen.getByRole('button', { name: 'Make ready' }));
  expect(await screen.findByLabelText('Leave out 1 person without recorded consent')).toBeTruthy();
  expect(campaigns.get('camp')?.status).toBe('ready');
});

it('a test goes to oneself with the words of a real reader, and leaves the campaign as it is', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('The test is on its way…')).toBeTruthy();
  const [test] = mailings.all();
  expect(test).toMatchObject({ kind: 'test', recipients: 1 });
  expect(mailingChunks.get(`${test?.id}.0`)?.recipients[0]).toMatchObject({ address: 'ada@bramble.example' });
  expect(campaigns.get('camp')?.status).toBe('ready');
});

it('says what has to be mended first: an address that does not work, and a way out that is missing', async () => {
  await open({}, { mailAccounts: [{ ...account, state: 'problem', problem: 'Wrong password.' }], postAddresses: [] });
  expect(await screen.findByText('ada@bramble.example does not work: Wrong password.')).toBeTruthy();
  expect(screen.getByText(/People unsubscribe by replying/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send campaign' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Count who presses a link' }).disabled).toBe(true);
});

it('while it is sent its figures are counted, and it can be paused, resumed and stopped', async () => {
  const mailing = {
    id: 'mailing-1',
    campaignId: 'camp',
    name: 'Open day',
    kind: 'campaign',
    accountId: 'account-1',
    status: 'sending',
    startAt: at,
    clicks: true,
    hasB: false,
    recipients: 3,
    chunks: 1,
    createdAt: at,
    updatedAt: at,
  };
  const user = await open(
    { status: 'sent', sentAt: at, recipients: 3 },
    {
      mailings: [mailing],
      mailingChunks: [
        {
          id: 'mailing-1.0',
          mailingId: 'mailing-1',
          recipients: ['a', 'b', 'c'].map((name) => ({ address: `${name}@example.com`, letter: 0, values: [] })),
        },
      ],
      mailingProgress: [
        { id: 'mailing-1.0', mailingId: 'mailing-1', by: 'office.1', signs: 'sd.', tries: 0, said: {}, at },
      ],
      mailingAnswers: [{ id: 'mailing-1.0.office', mailingId: 'mailing-1', clicked: { 0: at }, left: {} }],
    },
  );
  expect(await screen.findByText('2 of 3')).toBeTruthy();
  const results = within(await screen.findByRole('region', { name: 'Results' }));
  const figure = (label: string) => results.getByText(label).nextElementSibling?.textContent;
  expect(['Sent', 'Clicked', 'In doubt', 'Waiting'].map(figure)).toEqual(['1', '1', '1', '1']);
  await user.click(screen.getByText('Who did not get it'));
  expect(await screen.findByText(/b@example\.com/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(mailings.get('mailing-1')?.status).toBe('paused');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Stop sending' }));
  expect(mailings.get('mailing-1')?.status).toBe('stopped');
  expect(screen.getAllByText('Stopped').length).toBeGreaterThan(0);
});

it('words of AI that are not approved are not handed over, and a campaign whose approval is taken back can still be stopped', async () => {
  await open({}, { aiResults: [aiResult({ id: 'body', output: ready.content })] });
  const input: Parameters<typeof startMailing>[0] = {
    campaignId: 'camp',
    kind: 'campaign',
    accountId: 'account-1',
    clicks: false,
    hasB: false,
    letters: [{ subject: 'Jam', html: '', text: '', links: [], pictures: [] }],
    recipients: [{ address: 'a@example.com', letter: 0, values: [] }],
  };
  await expect(startMailing(input)).rejects.toThrow(/was made by AI/);
  expect([mailings.size, mailingLetters.size, mailingChunks.size]).toEqual([0, 0, 0]);
  cleanup();
  await open();
  const { id } = await startMailing(input);
  reopenAiResult('body', 'Not yet.');
  expect(mailingLetters.get(`${id}.0`)?.status, 'the post office sends no more of it').toBe('draft');
  stopMailing(id);
  expect(mailings.get(id)?.status).toBe('stopped');
});

it('what came back, who answered and who complained is counted, and the server’s words can be read', async () => {
  const mailing = {
    ...{ id: 'm', campaignId: 'camp', name: 'Open day', kind: 'campaign', accountId: 'account-1', status: 'done' },
    ...{ startAt: at, endedAt: at, clicks: false, hasB: false, recipients: 3, chunks: 1, createdAt: at, updatedAt: at },
  };
  const recipients = ['sam', 'kim', 'lee'].map((name) => ({ address: `${name}@example.com`, letter: 0, values: [] }));
  const reports = {
    0: { kind: 'bounced', words: '5.1.1 No such user', at },
    1: { kind: 'complained', words: 'Marked as spam by its reader.', at },
  };
  const answer = {
    ...{ id: 'r1', accountId: 'account-1', place: { path: 'INBOX', uidValidity: '1', uid: 1 }, direction: 'in' },
    ...{ messageId: '', references: [`<office~m.0~2~~${'a'.repeat(22)}@bramble.example>`], subject: 'Re: Open day' },
    ...{ from: { name: '', address: 'lee@example.com' }, to: [], cc: [], date: at, preview: '', attachments: [] },
  };
  const user = await open(
    { status: 'sent', sentAt: at, recipients: 3 },
    {
      mailings: [mailing],
      mailingChunks: [{ id: 'm.0', mailingId: 'm', recipients }],
      mailingProgress: [{ id: 'm.0', mailingId: 'm', by: 'o.1', signs: 'sss', tries: 0, said: {}, at }],
      mailingAnswers: [{ id: 'm.0.o', mailingId: 'm', clicked: {}, left: {}, reports }],
      receivedMail: [answer],
    },
  );
  const results = await screen.findByRole('region', { name: 'Results' });
  const figure = (label: string) => within(results).getByText(label).parentElement?.textContent;
  for (const [label, count] of [
    ['Sent', 3],
    ['Delivered', 2],
    ['Bounced', 1],
    ['Complained', 1],
    ['Replied', 1],
  ])
    expect(figure(String(label))).toContain(`${label}${count}`);
  await user.click(await screen.findByText('Who did not get it'));
  expect(await screen.findByText('5.1.1 No such user')).toBeDefined();
});
