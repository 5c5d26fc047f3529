// @vitest-environment page
import {
  activeClient,
  activities,
  aiResults,
  completeActivity,
  deals,
  updateClient,
  updateDeal,
} from '@steps/business';
import { briefs } from '@steps/business/briefs';
import { campaigns } from '@steps/business/campaigns';
import { useFindingsBehind, type WorkTarget } from '@steps/business/findings';
import { paths } from '@steps/platform/paths';
import { aiResult, approveAiResult, deal, openMemoryStore } from '@steps/testing';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeWork, type WorkKind, workHref, workStanding } from './workState';

const finding = 'Ask each customer for one introduction.';
const from = { title: 'Phase 4: Competitors', href: '/?module=strategy&tab=tracker&session=s1&phase=4' };
const wish = (kind: WorkKind, dealId?: string) => {
  const result = aiResults.get('one');
  if (!result) throw new Error('Expected the entry of the test.');
  return { result, finding, kind, from, dealId };
};

beforeEach(() =>
  openMemoryStore({ aiResults: [aiResult({ id: 'one', output: `- ${finding}` })], deals: [deal({ id: 'd1' })] }),
);

it('a finding that nobody approved becomes no work', () => {
  expect(() => makeWork(wish('task'))).toThrow('Approve the result first.');
  expect(activities.size).toBe(0);
});

const behind = (record: WorkTarget) => renderHook(() => useFindingsBehind(record)).result.current;

it('an approved finding becomes a task, and each links to the other', () => {
  approveAiResult('one');
  const work = makeWork(wish('task'));
  expect(activities.get(work.target.id)).toMatchObject({ type: 'task', subject: finding });
  expect(workHref(work)).toBe(paths.module.href('crm', { tab: 'tasks', q: finding }));
  expect(workStanding(work)).toBe('Open');
  completeActivity(work.target.id);
  expect(workStanding(work)).toBe('Done');
  expect(behind(work.target)).toMatchObject([{ finding, from }]);
});

it('a deal action is the next step of its deal, with a note in the timeline; both link to the finding', () => {
  approveAiResult('one');
  expect(() => makeWork(wish('deal-action'))).toThrow('Choose the deal');
  const work = makeWork(wish('deal-action', 'd1'));
  expect(workHref(work)).toContain('deal=d1');
  expect(deals.get('d1')?.nextStep).toBe(finding);
  expect(workStanding(work)).toBe('Next step');
  const note = activities.all().find(({ type }) => type === 'note');
  expect(note).toMatchObject({ dealId: 'd1', subject: finding });
  for (const record of [work.target, { collection: 'activities', id: note?.id ?? '' }])
    expect(behind(record)).toEqual([work]);
  updateDeal('d1', { nextStep: 'Ring on Monday' });
  expect(workStanding(work)).toBe('Next step changed since');
});

it('a content brief waits in the content studio, and a campaign idea is a draft of an email', () => {
  approveAiResult('one');
  const brief = makeWork(wish('content-brief'));
  expect(briefs.get(brief.target.id)).toMatchObject({ kind: 'blog', words: finding });
  expect([workStanding(brief), workHref(brief)]).toEqual(['To be made', '/?module=content&tab=briefs']);
  const idea = makeWork(wish('campaign-idea'));
  expect(campaigns.get(idea.target.id)).toMatchObject({ type: 'email', status: 'draft', content: finding });
  expect([workStanding(idea), workHref(idea)]).toEqual(['Draft', `/marketing/campaigns/${idea.target.id}`]);
  for (const work of [brief, idea]) expect(behind(work.target)).toEqual([work]);
});

it('a brand rule is a line of the guidelines, for as long as somebody leaves it there', () => {
  approveAiResult('one');
  const work = makeWork(wish('brand-rule'));
  const client = activeClient();
  expect(client?.brandGuidelines.split('\n')).toContain(finding);
  expect(workStanding(work)).toBe('In the brand guidelines');
  expect(behind({ collection: 'clients', id: client?.id ?? '' })).toEqual([work]);
  updateClient(client?.id ?? '', { brandGuidelines: 'Never shout.' });
  expect(workStanding(work)).toBe('Changed or removed since');
});
