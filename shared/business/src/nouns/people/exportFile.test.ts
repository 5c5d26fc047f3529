// @vitest-environment page

import { openMemoryStore, savedFiles } from '@steps/testing';
import { afterEach, expect, it } from 'vitest';
import { setCurrentPerson } from './currentPerson';
import { exportFile } from './exportFile';
import { logEntries } from './logEntry';
import { tomWith } from './people.fixture';

afterEach(() => setCurrentPerson(undefined));

it('a file leaves with its name and a line in the log, unless the role may not export', async () => {
  await openMemoryStore({});
  const saved = savedFiles();
  tomWith({ crm: ['view', 'export'] });
  expect(exportFile('crm', 'contacts.csv', 'Name', 'text/csv')).toBe(true);
  expect(exportFile('sales', 'deals.csv', 'Deal', 'text/csv')).toBe(false);
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['contacts.csv', 'text/csv;charset=utf-8']]);
  expect(await saved[0]?.file.text()).toBe('Name');
  expect(logEntries.all().map(({ label }) => label)).toContain('Export contacts.csv');
});
