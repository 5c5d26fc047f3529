import { recordAiResult } from '@steps/business';
import { campaigns } from '@steps/business/campaigns';
import { review } from '@steps/business/results';
import { undo } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { describeTools } from '@steps/testing/tasks';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { facts } from '../facts';
import { tools } from '.';
import { proposeCampaign } from './proposeCampaign';

describeTools(tools, facts.tools);

beforeEach(() => openMemoryStore({}));
const { signal } = new AbortController();
const made = { module: 'marketing', engine: 'built-in', model: 'built-in', prompt: '' } as const;

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
  review.approveAndApply(entry.id);
  expect(campaigns.all()).toMatchObject([
    { name: 'Winter', type: 'email', status: 'draft', content: 'Invite to the sale' },
  ]);
  await expect(async () => proposeCampaign.run(v.parse(proposeCampaign.input, input), { signal })).rejects.toThrow(
    'There is a campaign called Winter already.',
  );
  undo();
  expect(campaigns.size).toBe(0);
});
