import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { expect, it, vi } from 'vitest';
import { accountOf, mailboxOf, refusal } from './mailbox.fixture';
import { MailboxDoor } from './mailboxDoor';

const secrets = { now: 'plum' };
const doorWith = (open: ConstructorParameters<typeof MailboxDoor>[0]['open']) =>
  new MailboxDoor({ secretOf: async () => secrets.now, open });

it('a mailbox that refused the password is asked once, however many ask, and anew once the account is changed', async () => {
  await openMemoryStore({ mailAccounts: [accountOf()] });
  const open = vi.fn(() => Promise.reject(refusal()));
  const door = doorWith(open);
  const asked = await Promise.allSettled([1, 2, 3].map(() => door.connect('account-1')));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(door.connect('account-1')).rejects.toMatchObject({ authenticationFailed: true });
  expect(open).toHaveBeenCalledTimes(1);
  const said = accountOf({ state: 'problem', problem: 'The password is wrong.' });
  commit({ label: 'Say so', changes: [put(mailAccounts, said)] });
  await expect(door.connect('account-1')).rejects.toThrow();
  expect(open).toHaveBeenCalledTimes(1);
  commit({ label: 'Try again', changes: [put(mailAccounts, { ...said, updatedAt: '2030-01-01T00:00:00.000Z' })] });
  await expect(door.connect('account-1')).rejects.toThrow();
  expect(open).toHaveBeenCalledTimes(2);
  // A sign-in that was renewed.
  secrets.now = 'damson';
  await expect(door.connect('account-1')).rejects.toThrow();
  expect(open).toHaveBeenCalledTimes(3);
});

it.each([[new Error('ECONNREFUSED')], [refusal('UNAVAILABLE')]])(
  'a server that is away, or cannot look at passwords just now, is asked again',
  async (problem) => {
    await openMemoryStore({ mailAccounts: [accountOf()] });
    const open = vi.fn().mockRejectedValueOnce(problem).mockResolvedValue(mailboxOf([]));
    const door = doorWith(open);
    await expect(door.connect('account-1')).rejects.toThrow();
    expect(await door.connect('account-1')).toMatchObject({ account: { id: 'account-1' } });
  },
);
