import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import type { ImapFlow } from 'imapflow';
import { beforeEach, expect, it, vi } from 'vitest';
import { Errands } from './errands';
import { accountOf, mailboxOf, readingOf, type Sent } from './mailbox.fixture';

const addresses = Array.from({ length: 50 }, (_, nth) => `new${nth}@example.com`);
const letters: readonly Sent[] = addresses.map((from) => ({ subject: from, text: Buffer.from('Jam'), from }));
const [well, ill] = [accountOf({ id: 'well' }), accountOf({ id: 'ill' })];
let now = 0;
let isAway = true;
/** Addresses that were looked for in the healthy mailbox. */
let searched: string[] = [];
let handed: string[] = [];
const connects = vi.fn<(accountId: string) => Promise<{ account: typeof well; client: ImapFlow }>>();

beforeEach(async () => {
  [now, isAway, searched, handed] = [0, true, [], []];
  connects.mockReset().mockImplementation(async (accountId) => {
    if (accountId === 'ill' && isAway) throw new Error('away');
    const client = mailboxOf(letters, (some) => accountId === 'well' && searched.push(...some));
    return { account: accountId === 'well' ? well : ill, client };
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openMemoryStore({
    mailAccounts: [well, ill],
    mailReadings: [readingOf('well'), readingOf('ill')],
    knownAddresses: addresses.map((id) => ({ id, isNew: true })),
  });
});

const asked = (id: string) => connects.mock.calls.filter(([accountId]) => accountId === id).length;
const errandsOf = () =>
  new Errands({
    connect: connects,
    now: () => now,
    wordsOf: String,
    handOver: async (collection, { id }) => handed.push(`${collection} ${id}`) > 0,
  });

it('while one mailbox is away all new addresses are looked for in the others, once, and it is asked less and less often', async () => {
  const errands = errandsOf();
  for (now = 0; now < 600_000; now += 5_000) await errands.look();
  expect(searched.toSorted()).toEqual(addresses.toSorted());
  expect(handed.filter((row) => row.startsWith('receivedMail'))).toHaveLength(50);
  expect(asked('well')).toBe(1);
  expect(asked('ill')).toBe(3);
  expect(knownAddresses.all().filter(({ isNew }) => isNew)).toHaveLength(50);
  isAway = false;
  now += 600_000;
  await errands.look();
  expect(knownAddresses.all().filter(({ isNew }) => isNew)).toEqual([]);
  expect(asked('well')).toBe(1);
});

it('an account that was changed is searched at once, and an address that becomes new again is looked for again', async () => {
  const errands = errandsOf();
  await errands.look();
  isAway = false;
  commit({ label: 'Mend', changes: [put(mailAccounts, { ...ill, updatedAt: '2030-01-01T00:00:00.000Z' })] });
  await errands.look();
  expect(knownAddresses.all().filter(({ isNew }) => isNew)).toEqual([]);
  await errands.look();
  commit({ label: 'Add again', changes: [put(knownAddresses, { id: 'new7@example.com', isNew: true })] });
  await errands.look();
  expect(searched.filter((address) => address === 'new7@example.com')).toHaveLength(2);
});
