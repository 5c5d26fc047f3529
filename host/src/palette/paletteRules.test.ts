import { company, contact, deal } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { filterEntries, findRecords, fitOf, inGroups, type PaletteEntry } from './paletteRules';

const entry = (title: string, keywords: string[] = []): PaletteEntry => ({
  id: title,
  group: 'Go to',
  title,
  keywords,
  run: () => {},
});

describe('finding an entry', () => {
  const entries = [
    entry('Marketing'),
    entry('Email Marketing Studio', ['newsletter']),
    entry('CRM', ['contacts']),
    entry('Settings'),
  ];
  const titles = (query: string) => filterEntries(query, entries).map(({ title }) => title);

  it('shows everything while nothing is typed', () => {
    expect(titles('  ')).toEqual(['Marketing', 'Email Marketing Studio', 'CRM', 'Settings']);
  });

  it('puts what begins with the typed letters first', () => {
    expect(titles('mark')).toEqual(['Marketing', 'Email Marketing Studio']);
    expect(titles('email')).toEqual(['Email Marketing Studio']);
  });

  it('wants every typed word, in any order', () => {
    expect(titles('studio email')).toEqual(['Email Marketing Studio']);
    expect(titles('studio crm')).toEqual([]);
  });

  it('finds by other words too', () => {
    expect(titles('contacts')).toEqual(['CRM']);
    expect(titles('newsl')).toEqual(['Email Marketing Studio']);
  });

  it('takes no notice of case and accents', () => {
    expect(fitOf('CAFE', entry('Café'))).toBeGreaterThan(0);
  });
});

describe('the groups', () => {
  const action = (title: string) => ({ ...entry(title), group: 'Actions' });
  const shown = (query: string, entries: readonly PaletteEntry[]) =>
    inGroups(query, entries).map(([group, inGroup]) => [group, inGroup.map(({ title }) => title)]);

  it('begin with the recent places and five actions while nothing is typed', () => {
    const actions = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(action);
    const recent = { ...entry('Priya Nair'), group: 'Recent' };
    expect(shown('', [...actions, entry('CRM'), recent])).toEqual([
      ['Recent', ['Priya Nair']],
      ['Actions', ['One', 'Two', 'Three', 'Four', 'Five']],
      ['Go to', ['CRM']],
    ]);
  });

  it('are ordered by their best answer while something is typed, and hold all that fit', () => {
    const record = { ...entry('Settle Pottery'), group: 'Records' };
    const late = { ...entry('About settling in'), group: 'Help' };
    const found = [action('Quote settings'), entry('Settings'), late, record];
    expect(shown('settle', [late, record])).toEqual([
      ['Records', ['Settle Pottery']],
      ['Help', ['About settling in']],
    ]);
    expect(shown('settings', found).map(([group]) => group)).toEqual(['Go to', 'Actions', 'Records', 'Help']);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => action(`Add ${letter}`));
    expect(shown('add', many)[0]?.[1]).toHaveLength(6);
  });

  it('show what two packages offer under one name once', () => {
    expect(shown('', [action('Add deal'), action('Add deal')])).toEqual([['Actions', ['Add deal']]]);
  });
});

describe('finding records', () => {
  const records = {
    contacts: [
      contact({ id: 'c1', name: 'Joan Priestley', email: 'joan@mill.example', company: 'Mill' }),
      contact({ id: 'c2', name: 'Priya Nair', email: 'priya@fenwick.example', phone: '07700 900999' }),
      contact({ id: 'c3', name: 'Priya Old', archivedAt: '2026-01-01T00:00:00.000Z' }),
    ],
    companies: [company({ id: 'k1', name: 'Prism Glass' })],
    deals: [deal({ id: 'd1', name: 'Pricing review' })],
  };
  const titles = (query: string) => findRecords(query, records).map(({ title }) => title);

  it('waits for two letters', () => {
    expect(titles('p')).toEqual([]);
  });

  it('finds contacts, companies and deals, beginnings first, and no archived ones', () => {
    expect(titles('pri')).toEqual(['Priya Nair', 'Joan Priestley', 'Prism Glass', 'Pricing review']);
  });

  it('finds by email, company and phone', () => {
    expect(titles('fenwick.example')).toEqual(['Priya Nair']);
    expect(titles('900999')).toEqual(['Priya Nair']);
    expect(titles('joan mill')).toEqual(['Joan Priestley']);
  });

  it('leads to the record', () => {
    expect(findRecords('priya', records)[0]?.href).toBe('/crm/contacts/c2');
    expect(findRecords('pricing', records)[0]?.href).toBe('/?module=crm&tab=deals&deal=d1');
  });

  it('shows at most 20', () => {
    const contacts = Array.from({ length: 500 }, (_, at) => contact({ name: `Sam ${at}` }));
    expect(findRecords('sam', { ...records, contacts })).toHaveLength(20);
  });
});

it('records and entries are found however their letters are written', () => {
  const people = ['Łucja Żak', 'Søren Ørsted', 'Weiß & Co', 'Işıl Ünal'].map((name, at) =>
    contact({ id: `letters-${at}`, name, email: '', company: '' }),
  );
  const ids = (query: string) => findRecords(query, { contacts: people, companies: [], deals: [] }).map(({ id }) => id);
  expect(['lucja zak', 'soeren', 'weiss', 'isil', 'ışıl unal'].map(ids)).toEqual([
    ['letters-0'],
    ['letters-1'],
    ['letters-2'],
    ['letters-3'],
    ['letters-3'],
  ]);
  expect(fitOf('cafe', { title: 'Open Café Łódź' })).toBeGreaterThan(0);
  expect(fitOf('lodz', { title: 'Open Café Łódź' })).toBeGreaterThan(0);
});
