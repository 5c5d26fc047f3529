import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore, setCurrentPerson } from '@steps/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tomWith } from '../people/people.fixture';
import { type MailAccount, mailAccounts } from './mailAccount';
import { checkMailAccount, endSignIn, removeMailAccount, saveMailAccount, searchMailServers } from './mailAccountState';
import { mailServerSearches } from './mailServerSearch';

const sealed = { 'office-1': { from: 'a', iv: 'b', data: 'c' } };
const account: MailAccount = {
  id: 'account-1',
  senderName: 'Ada',
  address: 'ada@bramble.example',
  server: { host: 'mail.bramble.example', port: 465, security: 'tls' },
  user: 'ada',
  secrets: sealed,
  state: 'problem',
  problem: 'The server refuses this user and password.',
  advice: ['bramble.example has no SPF record.'],
  checkedAt: '2026-11-01T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const oauth = {
  provider: 'microsoft',
  issuer: 'https://login.example',
  clientId: 'steps',
  scope: 'mail',
  flow: 'code',
} as const;
let close: () => Promise<void>;

beforeEach(async () => {
  const signsIn: MailAccount = { ...account, id: 'account-2', oauth };
  ({ close } = await openMemoryStore({ mailAccounts: [account, signsIn] }));
});
afterEach(async () => {
  setCurrentPerson(undefined);
  await close();
});

it('an address that is changed is checked again, and its earlier problem is forgotten', () => {
  const { senderName, address, server, secrets } = account;
  saveMailAccount({ senderName, address, server, user: 'ada.bramble', secrets }, account.id);
  const changed = mailAccounts.get(account.id);
  expect(changed).toMatchObject({ user: 'ada.bramble', state: 'unchecked', createdAt: account.createdAt, secrets });
  expect(changed).not.toHaveProperty('problem');
  expect(changed).not.toHaveProperty('advice');
  removeMailAccount(account.id);
  expect(mailAccounts.get(account.id)).toBeUndefined();
});

it('only people who may change integrations change addresses', () => {
  tomWith({ crm: ['view', 'add', 'change'] });
  const { senderName, address, server, user, secrets } = account;
  const same = { senderName, address, server, user, secrets };
  expect(() => saveMailAccount(same, account.id)).toThrow();
  expect(() => saveMailAccount(same)).toThrow();
  expect(() => removeMailAccount(account.id)).toThrow();
  expect(() => checkMailAccount(account.id)).toThrow();
  expect(() => endSignIn(account.id, sealed)).toThrow();
  expect(() => searchMailServers('bramble.example')).toThrow();
  expect(mailAccounts.get(account.id)).toEqual(account);
});

it('an address that is checked again keeps its password', () => {
  checkMailAccount(account.id);
  expect(mailAccounts.get(account.id)).toMatchObject({ state: 'unchecked', secrets: sealed });
});

it('a sign-in that no longer works is asked for again, with the same provider and application', () => {
  checkMailAccount('account-2', true);
  expect(mailAccounts.get('account-2')).toMatchObject({ state: 'unchecked', secrets: {}, oauth });
});

it('the address that a sign-in ended on reaches the post office sealed, if one was started', () => {
  endSignIn(account.id, sealed);
  expect(mailAccounts.get(account.id)).toEqual(account);
  const signIn = { by: 'office-1.run', page: 'https://login.example', until: '2026-11-01T09:10:00.000Z' };
  commit({ label: 'Begin', changes: [put(mailAccounts, { ...account, signIn })], undoable: false });
  endSignIn(account.id, sealed);
  expect(mailAccounts.get(account.id)?.signIn).toEqual({ ...signIn, ended: sealed });
});

it('a domain is looked up again when it is asked for again', () => {
  searchMailServers('bramble.example');
  expect(mailServerSearches.get('bramble.example')).toMatchObject({ id: 'bramble.example' });
  expect(mailServerSearches.get('bramble.example')).not.toHaveProperty('answer');
});
