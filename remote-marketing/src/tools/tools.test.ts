import { recordAiResult, undo } from '@steps/shared';
import { campaigns, createCampaign } from '@steps/shared/campaigns';
import { approveAndApply } from '@steps/shared/results';
import { openMemoryStore } from '@steps/shared/testing';
import { describeTools } from '@steps/shared/testing/tasks';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { facts } from '../facts';
import { addResult } from '../pieces/pieceState';
import { tools } from '.';
import { campaignStatus, contentStatus } from './campaignTools';
import { proposeCampaign } from './proposeCampaign';

describeTools(tools, facts.tools);

beforeEach(() => openMemoryStore({}));
const { signal } = new AbortController();
const made = { module: 'marketing', engine: 'built-in', model: 'built-in', prompt: '' } as const;

it('tells campaigns with their status and what they brought, each with its address', async () => {
  const results = { A: { opens: 40, clicks: 9, replies: 2, orders: 1 } };
  const { id } = createCampaign({ name: 'Autumn', type: 'email', status: 'sent', recipients: 90, results });
  createCampaign({ name: 'Spring', type: 'social' });
  expect(await campaignStatus.run(v.parse(campaignStatus.input, {}), { signal })).toMatchObject({
    total: 2,
    byStatus: { sent: 1, draft: 1 },
  });
  expect(await campaignStatus.run({ status: 'sent' }, { signal })).toMatchObject({
    total: 1,
    lookedAt: 2,
    campaigns: [{ title: 'Autumn', href: `/marketing/campaigns/${id}`, recipients: 90, results }],
  });
});

it('tells where each piece of content is', async () => {
  const { id } = recordAiResult({ ...made, kind: 'subject-line', title: 'Subject', output: 'Come and see the oak' });
  addResult({ pieceId: 'p1', kind: 'email', part: 'subject', resultId: id, brief: { about: 'Oak' }, words: 'Oak' });
  expect(await contentStatus.run({ status: 'waiting' }, { signal })).toMatchObject({
    total: 1,
    lookedAt: 1,
    pieces: [{ title: 'Oak', kind: 'email', status: 'waiting' }],
  });
  expect(await contentStatus.run({ status: 'published' }, { signal })).toMatchObject({
    total: 0,
    byStatus: { waiting: 1 },
  });
});

it('a brief becomes a draft of a campaign only once a person accepts it, and undo takes it away', async () => {
  const input = { name: 'Winter', type: 'email', audience: 'Everybody tagged Champion', brief: 'Invite to the sale' };
  const proposal = await proposeCampaign.run(v.parse(proposeCampaign.input, input), { signal });
  if (!('text' in (proposal as object))) throw new Error('Expected a proposal');
  const { text, about, risk, ...rest } = proposal as {
    text: string;
    about: object;
    kind: string;
    title: string;
    risk: 'medium';
    data: unknown;
  };
  expect(campaigns.size).toBe(0);
  const entry = recordAiResult({
    ...made,
    ...rest,
    risk,
    output: text,
    about: about as { collection: string; id: string },
  });
  approveAndApply(entry.id);
  expect(campaigns.all()).toMatchObject([
    { name: 'Winter', type: 'email', status: 'draft', content: 'Invite to the sale' },
  ]);
  await expect(async () => proposeCampaign.run(v.parse(proposeCampaign.input, input), { signal })).rejects.toThrow(
    'There is a campaign called Winter already.',
  );
  undo();
  expect(campaigns.size).toBe(0);
});
