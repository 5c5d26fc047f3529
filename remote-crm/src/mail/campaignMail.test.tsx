// @vitest-environment page

import { openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordActivity } from '../activities/RecordActivity';
import { renderAt } from '../testing/renderAt';
import { campaignMailOf } from './campaignMail';
import { SentMail } from './SentMail';

const at = '2026-11-26T09:00:00.000Z';
const later = '2026-11-27T09:00:00.000Z';

async function campaigns(signs: string, more: object = {}, mailing: object = {}): Promise<void> {
  const recipients = ['c1', 'c2'].map((contactId) => ({
    contactId,
    address: `${contactId}@e.com`,
    letter: 0,
    values: [],
  }));
  const rows = {
    mailings: [
      {
        ...{
          id: 'm',
          campaignId: 'camp',
          name: 'Open day',
          kind: 'campaign',
          accountId: 'a',
          status: 'done',
          startAt: at,
        },
        ...{ clicks: true, hasB: false, recipients: 2, chunks: 1, createdAt: at, updatedAt: at, ...mailing },
      },
    ],
    mailingChunks: [{ id: 'm.0', mailingId: 'm', recipients }],
    mailingProgress: [{ id: 'm.0', mailingId: 'm', by: 'o.1', signs, tries: 0, said: { 1: '550 No such user' }, at }],
    mailingAnswers: [{ id: 'm.0.o', mailingId: 'm', clicked: {}, left: {}, ...more }],
  };
  await openMemoryStore(rows as Parameters<typeof openMemoryStore>[0]);
}
afterEach(cleanup);

it('a contact shows the campaigns that were sent to them, and what they did', async () => {
  await campaigns('sb', { clicked: { 0: later }, left: { 0: later } });
  render(<SentMail about={{ contactId: 'c1' }} />);
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Open day')).toBeDefined();
  expect(row.getByText('Sent')).toBeDefined();
  expect(row.getByText(/Clicked/)).toBeDefined();
  expect(row.getByText(/Unsubscribed/)).toBeDefined();
});

it('below an email of a campaign nothing says that nothing has happened', async () => {
  await campaigns('s');
  renderAt('/', '/', () => <RecordActivity about={{ contactId: 'c1' }} activities={[]} />);
  expect(await screen.findByText('Open day')).toBeDefined();
  expect(screen.getByText('No activities yet. Add the first one above.')).toBeDefined();
  expect(screen.queryByText(/Nothing has happened/)).toBeNull();
});

it('what did not arrive says why, at the door and later', async () => {
  await campaigns('sb');
  expect(campaignMailOf('c2')).toMatchObject([{ state: 'bounced', words: '550 No such user' }]);
  for (const [kind, state] of [
    ['bounced', 'bounced'],
    ['refused', 'failed'],
    ['delayed', 'sent'],
  ]) {
    await campaigns('sb', { reports: { 0: { kind, words: '5.2.1 Closed', at: later } } });
    expect(campaignMailOf('c1')).toMatchObject([{ state, words: '5.2.1 Closed' }]);
  }
  await campaigns('sb', { reports: { 0: { kind: 'complained', words: 'Spam', at: later } } });
  expect(campaignMailOf('c1')).toMatchObject([
    { state: 'sent', words: '', events: [{ label: 'Complained', at: later }] },
  ]);
});

it('whom nothing was sent to, and a test, show nothing', async () => {
  await campaigns('.o');
  expect([...campaignMailOf('c1'), ...campaignMailOf('c2'), ...campaignMailOf('c3')]).toEqual([]);
  await campaigns('ss', {}, { kind: 'test' });
  expect(campaignMailOf('c1')).toEqual([]);
});
