import { activities, contacts, deals } from '@steps/business';
import { mailMarks, receivedMail } from '@steps/business/mail';
import { querySchema } from '@steps/business/queries';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { runQuery } from '@steps/business/src/ai/queries/runQuery';
import { commit, put } from '@steps/platform';
import { openMemoryStore, tomWith } from '@steps/testing';
import { answersAsFiltered } from '@steps/testing/tasks';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { quotes } from '../nouns/quote';
import { quoteTotals } from '../quotes/quoteRules';
import { sample } from '../sample';
import { received } from '../testing/mail';
import { lookUp } from './lookUp';
import { nouns } from './nouns';

const now = new Date(2026, 10, 3, 12, 0);
const { signal } = new AbortController();
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await openMemoryStore();
  await openSampleClient(now);
  await addSamplePart('remote-crm', async () => sample, now);
});
afterEach(() => void vi.useRealTimers());

const ask = (query: v.InferInput<typeof querySchema>) => runQuery(nouns, v.parse(querySchema, query), lookUp, signal);

it('for any field, operator and value the answer equals the list with that filter', () =>
  answersAsFiltered(nouns, ask, { now, runs: 400 }));

it('any, all and not mean what they say, and a step without records is one that nothing belongs to', async () => {
  const of = async (where: v.InferInput<typeof querySchema>['where']) =>
    (await ask({ noun: 'contacts', where, measure: 'count' })).total;
  const hot = { field: 'temperature', op: 'is', value: 'hot' } as const;
  const warm = { field: 'temperature', op: 'is', value: 'warm' } as const;
  const high = { field: 'score', op: 'above', value: 60 } as const;
  const all = await of([]);
  expect(await of([{ any: [hot, warm] }])).toBe((await of([hot])) + (await of([warm])));
  expect(await of([{ not: [hot] }])).toBe(all - (await of([hot])));
  expect(await of([{ any: [{ all: [hot, high] }, warm] }])).toBe((await of([hot, high])) + (await of([warm])));
  const inLeeds = (has: 'some' | 'none') =>
    of([{ relation: 'company', has, where: [{ field: 'location', op: 'is', value: 'Leeds' }] }]);
  expect(await inLeeds('some')).toBe(await of([{ field: 'location', op: 'is', value: 'Leeds' }]));
  expect((await inLeeds('some')) + (await inLeeds('none'))).toBe(all);
});

it('tasks are read again only after a change or on another day, as one may be overdue then', () => {
  const edition = () => nouns.tasks?.edition?.();
  const first = edition();
  expect(first).toBeDefined();
  vi.setSystemTime(now.getTime() + 3_600_000);
  expect(edition()).toBe(first);
  vi.setSystemTime(now.getTime() + 86_400_000);
  expect(edition()).not.toBe(first);
});

it('works out average, median, least, most and share', async () => {
  const scores = contacts
    .all()
    .map(({ score }) => score)
    .toSorted((one, other) => one - other);
  const of = async (measure: 'average' | 'median' | 'min' | 'max') =>
    (await ask({ noun: 'contacts', measure, of: 'score' })).figure;
  const middle = scores.length / 2;
  expect(await of('min')).toBe(scores[0]);
  expect(await of('max')).toBe(scores.at(-1));
  expect(await of('median')).toBe(((scores[middle - 1] ?? 0) + (scores[middle] ?? 0)) / 2);
  expect(await of('average')).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2);
  const share = await ask({
    noun: 'contacts',
    measure: 'share',
    part: [{ field: 'temperature', op: 'is', value: 'hot' }],
  });
  const hot = contacts.all().filter(({ temperature }) => temperature === 'hot').length;
  expect(share).toMatchObject({ counted: hot, total: contacts.size, unit: 'percent' });
  expect(share.figure).toBeCloseTo((hot / contacts.size) * 100, 2);
});

it('a query with an unknown field, or an impossible value, says what was expected', async () => {
  const wrong = (query: v.InferInput<typeof querySchema>) => expect(ask(query)).rejects;
  await wrong({ noun: 'people' }).toThrow('Expected one of contacts');
  await wrong({ noun: 'contacts', where: [{ field: 'shoe', op: 'filled' }] }).toThrow('Expected a field of contacts');
  await wrong({ noun: 'contacts', where: [{ field: 'score', op: 'above', value: 'much' }] }).toThrow(
    'Expected a number',
  );
  await wrong({ noun: 'contacts', measure: 'sum', of: 'name' }).toThrow('Expected a field with numbers');
  await wrong({ noun: 'contacts', where: [{ relation: 'cousins' }] }).toThrow('Expected a relation of contacts');
});

it('the module’s list shows the same filters, if it has them', async () => {
  expect((await ask({ noun: 'contacts', where: [{ field: 'temperature', op: 'is', value: 'hot' }] })).list).toBe(
    '/?module=crm&tab=contacts&temperature=is:hot',
  );
  const withDeals = await ask({ noun: 'contacts', where: [{ relation: 'deals' }] });
  expect([withDeals.list, withDeals.unlisted]).toEqual([undefined, 'deals']);
  const inLeeds = await ask({ noun: 'contacts', where: [{ field: 'location', op: 'is', value: 'Leeds' }] });
  expect([inLeeds.list, inLeeds.unlisted]).toEqual([undefined, 'Location']);
  const is = (value: string) => ({ field: 'temperature', op: 'is', value }) as const;
  const either = await ask({ noun: 'contacts', where: [{ any: [is('hot'), is('warm')] }] });
  expect(either.unlisted).toBe('several values of Temperature');
  expect(contactCatalogue.temperature.label).toBe('Temperature');
});

it('quotes can be asked about by what their list shows: today’s status, total, deal', async () => {
  const [sent] = quotes.all().filter(({ status }) => status === 'sent');
  const total = quotes.all().reduce((sum, quote) => sum + quoteTotals(quote).totalPence, 0) / 100;
  expect(await ask({ noun: 'quotes', measure: 'sum' })).toMatchObject({ figure: total, unit: 'pounds' });
  const where = [{ field: 'number', op: 'is', value: sent?.number ?? '' }] as const;
  const [found] = (await ask({ noun: 'quotes', where: [...where] })).records ?? [];
  expect(found).toMatchObject({ title: sent?.number, facts: { status: 'sent', answer: 'unanswered' } });
  const withQuote = new Set(quotes.all().map(({ dealId }) => dealId));
  const { total: ofDeals } = await ask({ noun: 'deals', where: [{ relation: 'quotes' }] });
  expect(ofDeals).toBe(deals.all().filter(({ id }) => withQuote.has(id)).length);
  expect(ofDeals).toBeGreaterThan(0);
  vi.setSystemTime(new Date(2027, 10, 3));
  expect((await ask({ noun: 'quotes', where: [...where] })).records?.[0]?.facts.status).toBe('expired');
  expect((await ask({ noun: 'quotes', where: [{ field: 'answer', op: 'is', value: 'unanswered' }] })).total).toBe(
    quotes.all().filter(({ status }) => status === 'sent').length,
  );
});

it('long texts are included only on request', async () => {
  const query = { noun: 'contacts', where: [{ field: 'notes', op: 'filled' as const }], limit: 1 };
  expect((await ask(query)).records?.[0]?.facts).not.toHaveProperty('notes');
  expect((await ask({ ...query, show: ['notes'] })).records?.[0]?.facts.notes).toMatch(/\S/);
  const pinned = activities.all().filter(({ pinned: isPinned, type }) => isPinned && type === 'note');
  const where = [
    { field: 'pinned', op: 'is', value: 'Yes' },
    { field: 'type', op: 'is', value: 'note' },
  ] as const;
  expect((await ask({ noun: 'activities', where: [...where], measure: 'count' })).total).toBe(pinned.length);
});

it('a person who may not see sales or the notes of contacts gets nothing of them', async () => {
  tomWith({ crm: ['view'] }, ['contacts.notes']);
  expect(await ask({ noun: 'quotes', group: 'company' })).toMatchObject({ total: 0, lookedAt: 0, groups: [] });
  const notes = await ask({ noun: 'contacts', where: [{ field: 'notes', op: 'filled' }], show: ['notes'] });
  expect([notes.total, notes.lookedAt > 0]).toEqual([0, true]);
});

it('tells the emails that came, from whom and whether they were read since', async () => {
  const [contact] = contacts.all();
  const from = { name: '', address: contact?.email ?? '' };
  const mail = [
    received({ id: 'one', subject: 'Plums', from, isUnread: true }),
    received({ id: 'two', subject: 'Pears', from, isUnread: true }),
    received({ id: 'three', subject: 'From us', from, direction: 'out' }),
  ];
  const mark = { id: 'two', isUnread: false, isAnswered: true, at: now.toISOString() };
  commit({ label: 'Mail', changes: [...mail.map((one) => put(receivedMail, one)), put(mailMarks, mark)] });
  const titles = async (where: v.InferInput<typeof querySchema>['where']) =>
    (await ask({ noun: 'receivedMail', where })).records?.map(({ title }) => title);
  expect(await titles([{ field: 'contact', op: 'is', value: contact?.name ?? '' }])).toEqual(['Plums', 'Pears']);
  expect(await titles([{ field: 'state', op: 'is', value: 'unread' }])).toEqual(['Plums']);
  expect(await titles([{ field: 'reply', op: 'is', value: 'answered' }])).toEqual(['Pears']);
});
