import { company, contact } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyNameKey, findDuplicates, nameKey, switchboard, websiteKey } from './duplicateRules';

const found = async (contacts: Parameters<typeof contact>[0][]) =>
  (
    await findDuplicates(
      'contact',
      contacts.map((fields) => contact({ email: '', phone: '', ...fields })),
    )
  ).map(({ ids, reasons }) => [[...ids].sort(), [...reasons].sort()]);

describe('duplicates among contacts', () => {
  it('share an email in any case, a phone however written, or a name at a company', async () => {
    expect(
      await found([
        { id: 'a', name: 'Ann', email: 'ann@x.example' },
        { id: 'b', name: 'A. Lee', email: 'ANN@x.example', phone: '07700 900123' },
        { id: 'c', name: 'Annie', phone: '+44 7700 900123', company: 'Mill Ltd' },
        { id: 'd', name: 'annie ', company: 'The Mill' },
        { id: 'e', name: 'Ann' },
      ]),
    ).toEqual([
      [
        ['a', 'b', 'c', 'd'],
        ['email', 'name', 'phone'],
      ],
    ]);
  });

  it('are not those who only share a switchboard, or a name without a company', async () => {
    const people = Array.from({ length: switchboard + 1 }, (_, index) => ({
      name: `P${index}`,
      phone: '0113 496 0000',
    }));
    expect(await found([...people, { name: 'Ann' }, { name: 'Ann' }])).toEqual([]);
  });

  it('are found among all pairs that share an email, and nowhere else', async () => {
    const emails = fc.array(fc.constantFrom('', 'a@x.example', 'B@x.example', 'b@x.example', 'c@x.example'), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(emails, async (list) => {
        const groups = await findDuplicates(
          'contact',
          list.map((email, index) => contact({ id: `${index}`, email, phone: '', company: '' })),
        );
        const groupOf = (id: string) => groups.findIndex(({ ids }) => ids.includes(id));
        for (const [one, email] of list.entries()) {
          for (const [other, twin] of list.entries()) {
            if (one === other) continue;
            const same = email !== '' && email.toLowerCase() === twin.toLowerCase();
            expect(groupOf(`${one}`) >= 0 && groupOf(`${one}`) === groupOf(`${other}`)).toBe(same);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are searched for until somebody stops it', async () => {
    const stop = AbortSignal.abort();
    await expect(findDuplicates('contact', [contact()], { signal: stop })).rejects.toThrow();
  });
});

describe('companies are compared', () => {
  it('by name without its legal form, and by the site of the website', async () => {
    const records = [
      company({ id: 'a', name: 'The Mill Ltd.', website: '' }),
      company({ id: 'b', name: 'mill limited', website: 'https://www.mill.example/about' }),
      company({ id: 'c', name: 'Windmill', website: 'mill.example' }),
      company({ id: 'd', name: 'Other', website: 'not a site' }),
    ].map((one) => ({ ...one, phone: '', email: '' }));
    expect(await findDuplicates('company', records)).toEqual([{ ids: ['a', 'b', 'c'], reasons: ['name', 'website'] }]);
  });

  it('never by an empty name, and a firm called Limited keeps its name', () => {
    expect(companyNameKey(' ')).toBeUndefined();
    expect(companyNameKey('Limited')).toBe('limited');
    expect(nameKey('Ann', '')).toBeUndefined();
    expect(websiteKey('not a site')).toBeUndefined();
  });
});
