import { company, contact, deal } from '@steps/shared/testing';
import { describe, expect, it } from 'vitest';
import { filterEntries, findRecords, fitOf, type PaletteEntry } from './paletteRules';

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
