import { companies, contacts, contactWithEmail } from '@steps/business';
import { historySteps, UnapprovedAiChangeError, undo } from '@steps/platform';
import { aiResult, company, contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { importContacts } from './contactImport';
import { matchRows } from './importMatchRules';

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'ann', name: 'Ann', email: 'ann@one.example', title: 'Owner', tags: ['VIP'] })],
    companies: [company({ id: 'k1', name: 'North Ltd' })],
  });
});

const rows = [
  { name: 'Ann Lee', email: 'ANN@one.example', title: '', phone: '020 7946 0001', tags: ['Champion'] },
  { name: 'Ben', email: 'ben@two.example', company: 'north ltd' },
  { name: 'Cat', email: 'cat@three.example', company: 'South Ltd' },
  { name: 'Dan', email: 'dan@three.example', company: 'South Ltd' },
  { name: 'Bad', email: 'nowhere' },
];

describe('an import', () => {
  it('creates and updates by email, links or creates companies, and skips what breaks a rule with the reason', async () => {
    const counts = await importContacts(rows, { mode: 'both' });
    expect(counts).toMatchObject({ created: 3, updated: 1, unchanged: 0, companiesCreated: 1, cancelled: false });
    expect(counts.skipped).toEqual([
      { row: 4, reason: 'Enter an email address such as sam@example.com, not “nowhere”.' },
    ]);
    expect(contactWithEmail('ben@two.example')?.companyId).toBe('k1');
    expect(companies.all().map((found) => found.name)).toEqual(['North Ltd', 'South Ltd']);
    expect(contactWithEmail('cat@three.example')?.companyId).toBe(contactWithEmail('dan@three.example')?.companyId);
  });

  it('leaves out a row with words of AI that nobody approved, says so, and imports all others', async () => {
    const words = 'Words that only a draft of the agent holds';
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai', title: 'Reply to Cat', output: words })] });
    const counts = await importContacts(
      rows.slice(1, 4).map((row) => (row.name === 'Cat' ? { ...row, notes: words } : row)),
      { mode: 'both' },
    );
    expect(counts).toMatchObject({ created: 2, companiesCreated: 2 });
    expect(counts.skipped).toEqual([{ row: 1, reason: expect.stringMatching(/^“Reply to Cat” was made by AI/) }]);
    expect(contacts.all().map(({ name }) => name)).toEqual(['Ben', 'Dan']);
  });

  it('imports nothing in the name of AI that nobody approved', async () => {
    await openMemoryStore({
      aiResults: [aiResult({ id: 'ai' }), aiResult({ id: 'no', status: 'rejected', reason: 'No' })],
    });
    for (const resultId of ['ai', 'no', 'unknown']) {
      const importing = importContacts(rows, { mode: 'both', origin: { by: 'ai', resultId } });
      await expect(importing).rejects.toThrow(UnapprovedAiChangeError);
    }
    expect([contacts.size, companies.size, historySteps()]).toEqual([0, 0, []]);
  });

  it('never clears a field that the row leaves empty, and adds to the tags', async () => {
    await importContacts(rows, { mode: 'both' });
    expect(contacts.get('ann')).toMatchObject({
      name: 'Ann Lee',
      title: 'Owner',
      email: 'ann@one.example',
      phone: '020 7946 0001',
      tags: ['VIP', 'Champion'],
    });
  });

  it('never replaces a known name by an email', async () => {
    const counts = await importContacts([{ name: 'ann@one.example', email: 'Ann@one.example', phone: '1' }], {
      mode: 'both',
    });
    expect(counts.updated).toBe(1);
    expect(contacts.get('ann')).toMatchObject({ name: 'Ann', phone: '1' });
  });

  it('adds no tag that exists already in another case', async () => {
    await importContacts([{ email: 'ann@one.example', tags: ['vip', 'New'] }], { mode: 'both' });
    expect(contacts.get('ann')?.tags).toEqual(['VIP', 'New']);
  });

  it('is one undo step, companies included', async () => {
    await importContacts(rows, { mode: 'both' });
    expect(historySteps()).toHaveLength(1);
    undo();
    expect(contacts.all().map((found) => found.name)).toEqual(['Ann']);
    expect(companies.size).toBe(1);
  });

  it('that only creates leaves known contacts alone', async () => {
    const counts = await importContacts(rows, { mode: 'create' });
    expect(counts).toMatchObject({ created: 3, updated: 0 });
    expect(counts.skipped[0]).toEqual({ row: 0, reason: 'ANN@one.example is already a contact.' });
  });

  it('that only updates creates nobody', async () => {
    const counts = await importContacts([...rows, { name: 'No mail' }], { mode: 'update' });
    expect(counts).toMatchObject({ created: 0, updated: 1, companiesCreated: 0 });
    expect(counts.skipped.map((skipped) => skipped.reason)).toContain('No contact has the email ben@two.example.');
    expect(counts.skipped.at(-1)?.reason).toBe('No email to find the contact by.');
  });

  it('of the same rows a second time changes nothing', async () => {
    await importContacts(rows, { mode: 'both' });
    expect(await importContacts(rows, { mode: 'both' })).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
    expect(historySteps()).toHaveLength(1);
  });

  it('with the same email twice makes one contact', async () => {
    const twice = [
      { name: 'Eve', email: 'eve@five.example' },
      { name: 'Eve Grey', email: 'EVE@five.example', title: 'Chair' },
    ];
    expect(await importContacts(twice, { mode: 'both' })).toMatchObject({ created: 1, updated: 1 });
    expect(contactWithEmail('eve@five.example')).toMatchObject({ name: 'Eve Grey', title: 'Chair' });
  });

  it('that is stopped leaves nothing: no contact, no company, no change, no step to undo', async () => {
    const stop = new AbortController();
    const many = [...rows, ...Array.from({ length: 1200 }, (_, index) => ({ name: `Person ${index}` }))];
    const before = [contacts.all(), companies.all(), historySteps().length];
    const counts = await importContacts(many, { mode: 'both', signal: stop.signal, onProgress: () => stop.abort() });
    expect(counts).toMatchObject({ created: 0, updated: 0, companiesCreated: 0, cancelled: true });
    expect([contacts.all(), companies.all(), historySteps().length]).toEqual(before);
  });

  it('that fails on the way leaves nothing, and the next change can be undone', async () => {
    async function* broken() {
      yield rows;
      throw new Error('the file is gone');
    }
    await expect(importContacts(broken(), { mode: 'both' })).rejects.toThrow('the file is gone');
    expect(contacts.all().map(({ id }) => id)).toEqual(['ann']);
    await importContacts(rows, { mode: 'both', label: 'Import 4 contacts' });
    expect(undo()?.label).toBe('Import 4 contacts');
  });
});

describe('a row with another address of a known contact', () => {
  const nina = contact({
    id: 'nina',
    name: 'Nina',
    email: 'nina@work.example',
    otherEmails: 'nina@home.example',
    phone: '020 7946 0111',
  });

  it('is found before anything is written', async () => {
    const line = (emails: readonly string[], phones: readonly string[]) =>
      ['', emails.join(' '), phones.join('; '), 'N.', ''].join('\t');
    const people = [{ ...nina, otherPhones: '07700 900444' }];
    const keys = [
      line(['x@x.example', 'NINA@home.example'], []),
      line([], ['020 7946 0999', '+44 7700 900444']),
      line(['x@x.example'], []),
    ];
    const { rows } = await matchRows(keys.join('\n'), people);
    expect(rows.map((row) => row?.by)).toEqual(['email', 'phone', undefined]);
  });

  it('updates the contact, which keeps its main address and every other', async () => {
    await openMemoryStore({ contacts: [nina] });
    const rows = [
      { name: 'Nina', email: 'NINA@home.example', phone: '+44 20 7946 0111', otherPhones: '07700 900444' },
      { name: 'Nina', email: 'nina@third.example', otherEmails: 'nina@work.example' },
    ];
    const counts = await importContacts(rows, { mode: 'both' });
    expect([counts.created, contacts.size, counts.partly]).toEqual([0, 1, []]);
    expect(contacts.get('nina')).toMatchObject({
      ...{ email: 'nina@work.example', otherEmails: 'nina@home.example, nina@third.example' },
      ...{ phone: '020 7946 0111', otherPhones: '07700 900444' },
    });
  });

  it('adds nothing if all of it is known', async () => {
    await openMemoryStore({ contacts: [nina] });
    const counts = await importContacts([{ name: 'Nina', email: 'nina@home.example' }], { mode: 'both' });
    expect(counts.unchanged).toBe(1);
  });
});
