import { campaign, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { metrics } from './metrics';

const at = '2026-11-03T09:00:00.000Z';
const sent = campaign({
  id: 'camp',
  status: 'sent',
  sentAt: at,
  results: { A: { opens: 9, clicks: 7, replies: 4, orders: 0 } },
});
const mailing = {
  id: 'm',
  campaignId: 'camp',
  name: 'Jam',
  kind: 'campaign',
  accountId: 'a',
  status: 'done',
  startAt: at,
  clicks: true,
  hasB: false,
  recipients: 3,
  chunks: 1,
  createdAt: at,
  updatedAt: at,
};
const figure = async (id: string) => (await metrics.find((one) => one.id === id)?.read())?.recordOf(0)?.value;

it('what a post office counted of a campaign is in place of what was typed in', async () => {
  await openMemoryStore({ campaigns: [sent] });
  expect([await figure('campaign-clicks'), await figure('campaign-emails')]).toEqual([7, undefined]);
  expect([await figure('campaign-replies'), await figure('campaign-bounced')]).toEqual([4, undefined]);
  const progress = { id: 'm.0', mailingId: 'm', by: 'o.1', signs: 'ssb', tries: 0, said: {}, at };
  const answer = { id: 'm.0.o', mailingId: 'm', clicked: { 0: at }, left: { 0: at, 1: at } };
  await openMemoryStore({
    campaigns: [sent],
    mailings: [mailing],
    mailingProgress: [progress],
    mailingAnswers: [answer],
  } as Parameters<typeof openMemoryStore>[0]);
  expect(await Promise.all(['campaign-clicks', 'campaign-emails', 'campaign-unsubscribed'].map(figure))).toEqual([
    1, 2, 2,
  ]);
  expect(await Promise.all(['campaign-bounced', 'campaign-replies'].map(figure))).toEqual([1, 0]);
});
