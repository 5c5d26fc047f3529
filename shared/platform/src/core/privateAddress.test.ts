import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { hiddenSearch, keepAddressesPrivate, shownSearch } from './privateAddress';

const sorted = (search: string) => [...new URLSearchParams(search)].map(String).sort();

afterEach(() => keepAddressesPrivate(false));

describe('addresses of a workspace without a passphrase', () => {
  it('stay as they are, so that they can be shared', () => {
    expect(hiddenSearch('?module=crm&tab=contacts&q=ada')).toBe('?module=crm&tab=contacts&q=ada');
    expect(shownSearch('?module=crm&tab=contacts&q=ada')).toBe('?module=crm&tab=contacts&q=ada');
  });
});

describe('addresses of an encrypted workspace', () => {
  it('hold what was searched, and names in filters, under an opaque key', () => {
    keepAddressesPrivate(true);
    const hidden = hiddenSearch('?module=crm&tab=contacts&q=ada+lovelace&company=has%3AAcme&p.Fleet=12');
    expect(hidden).toMatch(/^\?module=crm&tab=contacts&held=[0-9a-f]{20}$/);
    expect(shownSearch(hidden)).toBe('?module=crm&tab=contacts&q=ada+lovelace&company=has%3AAcme&p.Fleet=12');
  });

  it('keep places, days and ids, so that a reload finds them', () => {
    keepAddressesPrivate(true);
    for (const search of [
      '?module=calendar&view=week&date=2026-11-03&at=2026-11-03T09:30:00.000Z',
      '?module=crm&tab=deals&deal=deal-0123456789abcdef0123',
      '?module=crm&contact=contact-0123456789abcdef0123',
      '?module=analytics&board=customers&compare=previous&from=2026-10-01',
    ]) {
      expect(sorted(hiddenSearch(search))).toEqual(sorted(search));
    }
  });

  it('hide free text also in a parameter that holds words of the application', () => {
    keepAddressesPrivate(true);
    expect(hiddenSearch('?module=crm&view=Ada%20Lovelace')).not.toContain('Ada');
  });

  it('are the same for the same search, so that Back and links fit', () => {
    keepAddressesPrivate(true);
    expect(hiddenSearch('?module=crm&q=ada')).toBe(hiddenSearch('?module=crm&q=ada'));
    expect(hiddenSearch('?module=crm&q=ada')).not.toBe(hiddenSearch('?module=crm&q=bob'));
  });

  it('lead to the page without it when the key is unknown: after a reload, a log out, in another browser', () => {
    keepAddressesPrivate(true);
    const hidden = hiddenSearch('?module=crm&q=ada');
    keepAddressesPrivate(true);
    expect(shownSearch(hidden)).toBe('?module=crm');
  });

  it('give every parameter back', () => {
    keepAddressesPrivate(true);
    const params = fc.array(
      fc.tuple(
        fc.string().filter((name) => name !== 'held'),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(params, (all) => {
        const search = `?${new URLSearchParams(all)}`;
        expect(sorted(shownSearch(hiddenSearch(search)))).toEqual(sorted(search));
      }),
    );
  });

  it('forget the oldest when there are very many, and not one in use', () => {
    keepAddressesPrivate(true);
    const used = hiddenSearch('?q=used');
    const old = hiddenSearch('?q=old');
    for (let index = 0; index < 2500; index++) {
      hiddenSearch(`?q=${index}`);
      hiddenSearch('?q=used');
    }
    expect([shownSearch(used), shownSearch(old)]).toEqual(['?q=used', '']);
  });
});
