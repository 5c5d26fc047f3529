import { aiResult, busyTime } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lastDecided,
  nearestShown,
  orderedReviews,
  type ReviewView,
  readReviewView,
  reviewFacets,
  startView,
  writeReviewView,
} from './reviewViewRules';

const post = aiResult({
  id: 'post',
  title: 'Post',
  module: 'marketing',
  risk: 'low',
  createdAt: '2026-11-01T10:00:00Z',
});
const reply = aiResult({
  id: 'reply',
  title: 'Reply',
  module: 'support',
  kind: 'ticket-reply',
  risk: 'high',
  output: 'We are sorry about the silence',
  createdAt: '2026-11-02T10:00:00Z',
});
const advert = aiResult({
  id: 'advert',
  title: 'Advert',
  engine: 'model-server',
  model: 'llama3',
  risk: 'medium',
  status: 'approved',
  createdAt: '2026-11-03T10:00:00Z',
});
const all = [advert, post, reply];
const ids = (results: readonly { id: string }[]) => results.map(({ id }) => id);
const view = (patch: Partial<ReviewView> = {}): ReviewView => ({ ...startView, status: '', ...patch });

describe('the queue', () => {
  it('comes oldest first, and by risk with the oldest of equal risk first', () => {
    expect(ids(orderedReviews(all, view()))).toEqual(['post', 'reply', 'advert']);
    const risky = view({ sort: { column: 'risk', direction: 'descending' } });
    const second = aiResult({ id: 'second', risk: 'high', createdAt: '2026-11-04T10:00:00Z' });
    expect(ids(orderedReviews([second, ...all], risky))).toEqual(['reply', 'second', 'advert', 'post']);
  });

  it('is searched by every word, in title, text and prompt', () => {
    expect(ids(orderedReviews(all, view({ q: 'SORRY reply' })))).toEqual(['reply']);
    expect(orderedReviews(all, view({ q: 'sorry advert' }))).toEqual([]);
  });

  it('is filtered by module, engine as it is labelled, kind and risk', () => {
    expect(ids(orderedReviews(all, view({ module: ['support'] })))).toEqual(['reply']);
    expect(ids(orderedReviews(all, view({ engine: ['llama3', 'Template'] })))).toHaveLength(3);
    expect(ids(orderedReviews(all, view({ engine: ['llama3'] })))).toEqual(['advert']);
    expect(ids(orderedReviews(all, view({ engine: ['Template'] })))).toEqual(['post', 'reply']);
    expect(ids(orderedReviews(all, view({ kind: ['ticket-reply'], risk: ['high'] })))).toEqual(['reply']);
  });

  it('shows what is assigned to me, and what one person has approved', () => {
    const mine = aiResult({ id: 'mine', assignee: 'Tom' });
    const read = aiResult({ id: 'read', assignee: 'Olive', reading: { at: '2026-11-04T10:00:00Z', actor: 'Tom' } });
    const both = [...all, mine, read];
    expect(ids(orderedReviews(both, view({ reader: ['me'] }), 'Tom'))).toEqual(['mine']);
    expect(ids(orderedReviews(both, view({ reader: ['second'] }), 'Tom'))).toEqual(['read']);
    expect(ids(orderedReviews(both, view({ reader: ['me', 'second'] }), 'Olive'))).toEqual(['read']);
  });

  it('goes on with the next one when an entry leaves it, or the one before at the end', () => {
    const ordered = orderedReviews(all, view());
    expect(nearestShown(ordered, [post, advert], 'reply')?.id).toBe('advert');
    expect(nearestShown(ordered, [post], 'advert')?.id).toBe('post');
    expect(nearestShown(ordered, [post, reply], 'nobody')?.id).toBe('post');
    expect(nearestShown(ordered, [], 'post')).toBeUndefined();
  });

  it('counts by status, module, engine and kind', () => {
    const facets = reviewFacets(all);
    expect(facets.status).toEqual({ pending: 2, approved: 1, modified: 0, rejected: 0 });
    expect(facets.modules).toEqual([
      ['marketing', 2],
      ['support', 1],
    ]);
    expect(facets.engines).toEqual([
      ['Template', 2],
      ['llama3', 1],
    ]);
  });

  it('takes back what was decided last, with all of one go, and nothing from before', () => {
    const at = (id: string, decidedAt?: string) => aiResult({ id, ...(decidedAt ? { decidedAt } : {}) });
    const ledger = [at('old', '2026-11-01'), at('one', '2026-11-03'), at('two', '2026-11-03'), at('waiting')];
    expect(ids(lastDecided(ledger, '2026-11-02'))).toEqual(['one', 'two']);
    expect(lastDecided(ledger, '2026-11-04')).toEqual([]);
  });
});

describe('the view of the queue in its address', () => {
  it('is read back as it was written, whatever it is, and leaves other parameters alone', () => {
    const values = (one: fc.Arbitrary<string>) => fc.uniqueArray(one, { maxLength: 3 });
    const views = fc.record<ReviewView>({
      q: fc.string(),
      status: fc.constantFrom('', 'pending', 'approved', 'modified', 'rejected'),
      module: values(fc.string({ minLength: 1 })),
      engine: values(fc.string({ minLength: 1 })),
      kind: values(fc.string({ minLength: 1 })),
      risk: values(fc.constantFrom('low', 'high')),
      reader: values(fc.constantFrom('me', 'second')),
      sort: fc.record({
        column: fc.constantFrom('title', 'risk', 'age'),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    });
    fc.assert(
      fc.property(views, (any) => {
        const params = writeReviewView(new URLSearchParams('module=human-loop&entry=ai1'), any);
        expect(readReviewView(new URLSearchParams(params.toString()))).toEqual(any);
        expect([params.get('module'), params.get('entry')]).toEqual(['human-loop', 'ai1']);
      }),
    );
  });

  it('names nothing that is at its start, and opens with what waits', () => {
    expect(writeReviewView(new URLSearchParams(), startView).toString()).toBe('');
    expect(readReviewView(new URLSearchParams('status=nonsense&sort=-shoe'))).toEqual(startView);
  });
});

describe('10,000 entries', () => {
  it('are filtered, counted and ordered within one frame after the first time', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      aiResult({ id: `ai${at}`, title: `Result ${at}`, createdAt: new Date(at * 1000).toISOString() }),
    );
    orderedReviews(many, view({ q: 'result' }));
    const time = await busyTime(() => {
      orderedReviews(many, view({ q: '99' }));
      reviewFacets(many);
    });
    // Measured 10 ms.
    expect(time).toBeLessThan(100);
  });
});
