import { contacts } from '@steps/business';
import { campaigns } from '@steps/business/campaigns';
import { undo } from '@steps/platform';
import { company, contact, deal, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerRequest } from './answerRequest';
import { testKey } from './endpoints';

const now = new Date('2026-11-22T12:00:00Z');
const authorization = `Bearer ${testKey}`;
const get = (path: string, query: Record<string, string> = {}) =>
  answerRequest({ method: 'GET', path: `/api/v1/${path}`, authorization, query }, now);
const post = (path: string, body: unknown) =>
  answerRequest({ method: 'POST', path: `/api/v1/${path}`, authorization, body }, now);
const names = ({ body }: ReturnType<typeof get>) => (body as { data: { name: string }[] }).data.map(({ name }) => name);

beforeEach(async () => {
  const [old, recent] = ['2026-01-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
  await openMemoryStore({
    companies: [
      company({ id: 'oak', name: 'Oak', industry: 'Joinery', size: 'small', updatedAt: old }),
      company({ id: 'elm', name: 'Elm', industry: 'Retail', size: 'large', updatedAt: recent }),
    ],
    contacts: [
      contact({
        id: '1',
        name: 'Ann Hart',
        email: 'ann@oak.example',
        companyId: 'oak',
        tags: ['Champion', 'Technical'],
        createdAt: old,
        updatedAt: old,
      }),
      contact({
        id: '2',
        name: 'Bea Lin',
        email: 'bea@elm.example',
        companyId: 'elm',
        tags: ['Champion'],
        createdAt: recent,
        updatedAt: recent,
      }),
      contact({ id: '3', name: 'Cy Gone', email: 'cy@gone.example', archivedAt: old, updatedAt: old }),
    ],
    deals: [deal({ id: 'd', companyId: 'oak', stage: 'new', valuePence: 100_00 })],
  });
});

describe('GET /api/v1/contacts', () => {
  it('gives those that are not archived, newest change first, with the total', () => {
    const answer = get('contacts');
    expect(answer.status).toBe(200);
    expect(names(answer)).toEqual(['Bea Lin', 'Ann Hart']);
    expect(answer.body).toMatchObject({ total: 2, limit: 20, offset: 0 });
  });

  it('honours limit and offset', () => {
    const answer = get('contacts', { limit: '1', offset: '1' });
    expect(names(answer)).toEqual(['Ann Hart']);
    expect(answer.body).toMatchObject({ total: 2, limit: 1, offset: 1 });
  });

  it('searches name, email and company, and wants all tags', () => {
    expect(names(get('contacts', { search: 'ELM' }))).toEqual(['Bea Lin']);
    expect(names(get('contacts', { tags: 'champion' }))).toEqual(['Bea Lin', 'Ann Hart']);
    expect(names(get('contacts', { tags: 'Champion, Technical' }))).toEqual(['Ann Hart']);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'ten'],
    ['offset', '-1'],
    ['colour', 'red'],
  ])('answers 400 and names %s for %s', (parameter, value) => {
    expect(get('contacts', { [parameter]: value })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_parameter', parameter } },
    });
  });
});

describe('POST /api/v1/contacts', () => {
  const sam = { name: 'Sam', email: 'sam@north.example', company: 'North', tags: ['Champion'] };

  it('makes a contact with its company, and undo takes it back', () => {
    expect(post('contacts', sam)).toMatchObject({ status: 201, body: { data: sam } });
    expect(contacts.all()).toHaveLength(4);
    undo();
    expect(contacts.all()).toHaveLength(3);
  });

  it.each([
    ['neither name nor email', {}, 400],
    ['an email that is none', { name: 'Sam', email: 'sam' }, 400],
    ['an email that somebody has', { name: 'Ann', email: 'ANN@oak.example' }, 409],
    ['eleven tags', { name: 'Sam', tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 400],
    ['a field that does not exist', { name: 'Sam', age: '4' }, 400],
    ['a list where a text belongs', { name: ['Sam'] }, 400],
    ['no object', 'Sam', 400],
  ])('refuses %s and writes nothing', (_what, body, status) => {
    expect(post('contacts', body).status).toBe(status);
    expect(contacts.all()).toHaveLength(3);
  });
});

it('GET /api/v1/companies honours industry and size', () => {
  expect(names(get('companies'))).toEqual(['Elm', 'Oak']);
  expect(names(get('companies', { industry: 'joinery' }))).toEqual(['Oak']);
  expect(names(get('companies', { size: 'large' }))).toEqual(['Elm']);
  expect(get('companies', { size: 'tiny' })).toMatchObject({ status: 400, body: { error: { parameter: 'size' } } });
});

it('POST /api/v1/campaigns makes a draft, and undo takes it back', () => {
  const body = { name: 'Winter', type: 'email', audience: 'All', content: 'Hello' };
  expect(post('campaigns', body)).toMatchObject({ status: 201, body: { data: { ...body, status: 'draft' } } });
  undo();
  expect(campaigns.all()).toHaveLength(0);
  expect(post('campaigns', { name: 'Winter' })).toMatchObject({ status: 400, body: { error: { parameter: 'type' } } });
});

describe('GET /api/v1/analytics/dashboard', () => {
  const dashboard = (query: Record<string, string>) => get('analytics/dashboard', query).body as { data: object };

  it('counts in the period', () => {
    expect(dashboard({ period: '7d', metrics: 'new_contacts' }).data).toEqual({ new_contacts: 1 });
    expect(dashboard({ period: '12m', metrics: 'new_contacts' }).data).toEqual({ new_contacts: 2 });
  });

  it('gives all metrics without a choice, of one industry when it is named', () => {
    expect(dashboard({}).data).toMatchObject({ contacts: 2, companies: 2, open_deals: 1, open_pipeline_pence: 100_00 });
    expect(dashboard({ industry: 'Retail' }).data).toMatchObject({ contacts: 1, companies: 1, open_deals: 0 });
  });

  it('refuses a metric that does not exist', () => {
    expect(get('analytics/dashboard', { metrics: 'mood' })).toMatchObject({
      status: 400,
      body: { error: { parameter: 'metrics' } },
    });
  });
});

describe('the rest of the API', () => {
  it('answers 401 without a key or with a wrong one', () => {
    for (const key of [undefined, 'Bearer wrong', testKey]) {
      expect(answerRequest({ method: 'GET', path: '/api/v1/contacts', authorization: key })).toMatchObject({
        status: 401,
        body: { error: { code: 'unauthorised' } },
      });
    }
  });

  it('answers 404 for an unknown address, 405 for another method', () => {
    expect(get('deals').status).toBe(404);
    expect(post('companies', {}).status).toBe(405);
  });
});
