import { contact } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { decodeFile } from '../import/importFileRules';
import { recogniseLayout } from '../import/importLayouts';
import { proposeMapping } from '../import/importMappingRules';
import { contactsFrom } from '../import/importRowRules';
import { readTable } from '../import/importTable';
import { contactsCsv } from './recordCsv';

const readBack = (csv: string) => {
  const table = readTable(decodeFile(new TextEncoder().encode(csv))?.text ?? '');
  return {
    layout: recogniseLayout(table.headers)?.name,
    ...contactsFrom(table, proposeMapping(table).columns, { own: true }),
  };
};

describe('contacts exported as CSV', () => {
  it('come back whole through the import', () => {
    const one = contact({
      name: '=HYPERLINK("http://evil.example")',
      phone: '+44 7700 900123',
      company: 'Müller & Söhne; "Leeds"',
      tags: ['Key Account', 'Friends'],
      notes: 'line one\r\nline two\twith tab',
      lastContact: '2026-10-01T09:30:00.000Z',
      score: 85,
      properties: { 'Shoe size': 5, Vegetarian: true },
    });
    const { layout, contacts, problems } = readBack(contactsCsv([one]));
    expect(layout).toBe('Steps');
    expect(problems).toEqual([]);
    expect(contacts[0]).toMatchObject({
      name: one.name,
      email: one.email,
      phone: one.phone,
      company: one.company,
      tags: one.tags,
      notes: one.notes,
      lastContact: one.lastContact,
      score: 85,
      properties: { 'Shoe size': 5, Vegetarian: true },
    });
  });

  it('hold no cell that a spreadsheet would run', () => {
    const csv = contactsCsv(['=1+1', '+1', '-1', '@x', '\t=1', '＝1'].map((name) => contact({ name, email: '' })));
    const cells = csv
      .slice(1)
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1] ?? '');
    for (const cell of cells) expect(cell.replace(/^"/, '')).toMatch(/^'/);
  });

  it('start with the mark by which Excel recognises UTF-8', () => {
    expect(contactsCsv([]).charCodeAt(0)).toBe(0xfeff);
  });
});
