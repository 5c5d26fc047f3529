import type { DateOrder } from '@steps/platform/zones';
import { describe, expect, it } from 'vitest';
import type { ColumnTarget } from './importFields';
import type { ImportColumn } from './importMappingRules';
import { proposeMapping } from './importMappingRules';
import { contactsFrom } from './importRowRules';
import { readTable } from './importTable';

interface Asked {
  readonly dates?: DateOrder;
  readonly chosenDates?: Readonly<Record<number, DateOrder>>;
  readonly targets?: Readonly<Record<string, ColumnTarget>>;
}

const read = (text: string, { targets = {}, ...asked }: Asked = {}) => {
  const table = readTable(text);
  const columns: readonly ImportColumn[] = proposeMapping(table).columns.map((column) => ({
    ...column,
    target: targets[column.header] ?? column.target,
  }));
  return contactsFrom(table, columns, { zone: 'America/New_York', ...asked });
};
const lastContacts = (text: string, asked?: Asked) => read(text, asked).contacts.map(({ lastContact }) => lastContact);

const american = 'Name,Last contact\nAmy,12/01/2026\nBob,10/31/2026\nCat,3/4/2026 2:15 PM\n';

describe('the last contact of an imported file', () => {
  it('is read in the order that one cell of the column proves, whatever the region', () => {
    const right = ['2026-12-01T17:00:00.000Z', '2026-10-31T16:00:00.000Z', '2026-03-04T19:15:00.000Z'];
    expect(lastContacts(american, { dates: 'month' })).toEqual(right);
    expect(lastContacts(american, { dates: 'day' })).toEqual(right);
    expect(read(american, { dates: 'day' }).problems).toEqual([]);
    expect(read(american, { dates: 'day' }).dates).toEqual([
      { index: 1, header: 'Last contact', order: 'month', by: 'told', example: '10/31/2026', count: 3 },
    ]);
  });

  it('is read by the region if the column could be either, and as a person chose', () => {
    const either = 'Name,Last contact\nAmy,12/01/2026\n';
    expect(lastContacts(either, { dates: 'day' })).toEqual(['2026-01-12T17:00:00.000Z']);
    expect(lastContacts(either, { dates: 'month' })).toEqual(['2026-12-01T17:00:00.000Z']);
    const chosen = { dates: 'month', chosenDates: { 1: 'day' } } as const;
    expect(lastContacts(either, chosen)).toEqual(['2026-01-12T17:00:00.000Z']);
    expect(read(either, chosen).dates?.[0]).toMatchObject({ order: 'day', by: 'chosen' });
  });

  it('that contradicts the others is left out and reported with its row', () => {
    const { contacts, dates, problems } = read('Name,Last contact\nAmy,10/31/2026\nBob,31/10/2026\n', { dates: 'day' });
    expect(contacts.map(({ lastContact }) => lastContact)).toEqual([undefined, '2026-10-31T16:00:00.000Z']);
    expect(dates?.[0]?.by).toBe('mixed');
    expect(problems.map(({ reason }) => reason)).toEqual([
      'The last contact “10/31/2026” is not a date such as 2026-11-03 or 3/11/2026, so it was left out.',
    ]);
  });
});

describe('a column of dates that becomes a property', () => {
  const renewals = 'Name,Renewal\nAmy,12/01/2026\nBob,10/31/2026\nCat,\n';

  it('holds days, in the order that the column proves', () => {
    const { contacts, properties, dates } = read(renewals, { targets: { Renewal: 'custom' } });
    expect(properties).toEqual([{ name: 'Renewal', kind: 'date' }]);
    expect(contacts.map((one) => one.properties?.Renewal)).toEqual(['2026-12-01', '2026-10-31', undefined]);
    expect(dates).toMatchObject([{ header: 'Renewal', order: 'month', by: 'told' }]);
  });

  it('stays text if a time or another word would be lost', () => {
    const { contacts, properties, dates } = read('Name,Visit\nAmy,12/01/2026 9:00\nBob,soon\n', {
      targets: { Visit: 'custom' },
    });
    expect(properties).toEqual([{ name: 'Visit', kind: 'text' }]);
    expect(contacts.map((one) => one.properties?.Visit)).toEqual(['12/01/2026 9:00', 'soon']);
    expect(dates).toEqual([]);
  });
});
