import { activeClient, activities, aiResults, approveAiResult, completeActivity, deals } from '@steps/shared';
import { campaigns } from '@steps/shared/campaigns';
import { aiResult, deal, openMemoryStore } from '@steps/shared/testing';
import { beforeEach, expect, it } from 'vitest';
import { makeWork, workHref, workStanding } from './workState';

const finding = 'Ask each customer for one introduction.';
const wish = (kind: Parameters<typeof makeWork>[0]['kind'], dealId?: string) => {
  const result = aiResults.get('one');
  if (!result) throw new Error('Expected the entry of the test.');
  return { result, finding, kind, href: '/?module=strategy&tab=tracker&phase=4', ...(dealId && { dealId }) };
};

beforeEach(() =>
  openMemoryStore({ aiResults: [aiResult({ id: 'one', output: `- ${finding}` })], deals: [deal({ id: 'd1' })] }),
);

it('a finding that nobody approved becomes no work', () => {
  expect(() => makeWork(wish('task'))).toThrow('Approve the result first.');
  expect(activities.size).toBe(0);
});

it('an approved finding becomes a task that names where it came from, and the finding shows what came of it', () => {
  approveAiResult('one');
  const work = makeWork(wish('task'));
  const task = activities.get(work.target.id);
  expect(task).toMatchObject({ type: 'task', subject: finding });
  expect(task?.body).toContain('/?module=strategy&tab=tracker&phase=4');
  expect(workStanding(work)).toBe('Open');
  completeActivity(work.target.id);
  expect(workStanding(work)).toBe('Done');
});

it('a deal action is the next step of its deal, with a note in the timeline', () => {
  approveAiResult('one');
  expect(() => makeWork(wish('deal-action'))).toThrow('Choose the deal');
  expect(workHref(makeWork(wish('deal-action', 'd1')))).toContain('deal=d1');
  expect(deals.get('d1')?.nextStep).toBe(finding);
  expect(activities.all().find(({ type }) => type === 'note')).toMatchObject({ dealId: 'd1', subject: finding });
});

it.each([
  ['content-brief', 'blog'],
  ['campaign-idea', 'email'],
] as const)('a %s is a draft of kind %s', (kind, type) => {
  approveAiResult('one');
  const work = makeWork(wish(kind));
  expect(campaigns.get(work.target.id)).toMatchObject({ type, status: 'draft' });
  expect(workStanding(work)).toBe('Draft');
});

it('a brand rule is a line of the guidelines', () => {
  approveAiResult('one');
  makeWork(wish('brand-rule'));
  expect(activeClient()?.brandGuidelines.split('\n')).toContain(finding);
});
