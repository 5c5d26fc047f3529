import { createClient, switchClient } from '@steps/business';
import { deleteClient } from '@steps/business/host';
import { aesCipher } from '@steps/journal';
import { contact, createContact, openMemoryStore, privateFiles } from '@steps/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeCopyFolder, sealCopiesWith } from '../files/copyFolder';
import { parseBackup } from './backupSchema';
import { makeCopy, readCopy } from './copies';
import { copyInterval, readCopyName } from './copyRules';

let files: ReturnType<typeof privateFiles>;
const copies = () =>
  [...files.names()]
    .flatMap((name) => readCopyName(name) ?? [])
    .sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
const textOf = async (at: number) => {
  const copy = copies()[at];
  if (!copy) throw new Error('Expected a copy.');
  return readCopy(copy);
};
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T12:00:00Z') });
  files = privateFiles();
  await openMemoryStore({ contacts: Array.from({ length: 40 }, (_, at) => contact({ id: `c${at}` })) });
});
afterEach(() => {
  sealCopiesWith(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a copy is made of what changed, after some hours, and can be restored like a backup', async () => {
  expect(await makeCopy('Haworth')).toBe('made');
  expect(await makeCopy('Haworth')).toBe('not needed');
  createContact({ name: 'Ada Byron' });
  expect(await makeCopy('Haworth')).toBe('not needed');
  later(copyInterval);
  expect(await makeCopy('Haworth')).toBe('made');
  expect(copies()).toHaveLength(2);
  const backup = parseBackup(await textOf(0));
  expect(JSON.stringify(backup.clients)).toContain('Ada Byron');
});

it('a copy is made at once on request', async () => {
  await makeCopy('Haworth');
  createContact({ name: 'Ada Byron' });
  later(1000);
  expect(await makeCopy('Haworth', { asked: true })).toBe('made');
});

it('full copies stay when next to nothing is left, until somebody asks for a new copy', async () => {
  await makeCopy('Haworth');
  await switchClient(createClient({ businessName: 'Florist' }).id);
  await deleteClient('client-1');
  later(copyInterval);
  expect(await makeCopy('Haworth')).toBe('emptied');
  expect(copies().map(({ records }) => records)).toEqual([40]);
  expect(await makeCopy('Haworth', { asked: true })).toBe('made');
  expect(copies().map(({ records }) => records)).toEqual([0, 40]);
});

it('a copy of an encrypted workspace can only be read with its key', async () => {
  const keyOf = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  sealCopiesWith(aesCipher(await keyOf()));
  createContact({ name: 'Ada Byron' });
  await makeCopy('Haworth');
  expect(files.texts()).not.toContain('Ada Byron');
  expect(await textOf(0)).toContain('Ada Byron');
  vi.spyOn(console, 'info').mockImplementation(() => {});
  sealCopiesWith(aesCipher(await keyOf()));
  await expect(textOf(0)).rejects.toThrow('made with another key');
});

it('a full disk leaves the earlier copies whole and no half-written one', async () => {
  await makeCopy('Haworth');
  createContact({ name: 'Ada Byron' });
  later(copyInterval);
  files.full = true;
  await expect(makeCopy('Haworth')).rejects.toThrow('QuotaExceededError');
  files.full = false;
  expect(copies()).toHaveLength(1);
  expect(parseBackup(await textOf(0)).clients).toHaveLength(1);
});

it('all copies can be removed at once, and a browser without a place for them makes none', async () => {
  await makeCopy('Haworth');
  await removeCopyFolder();
  expect(copies()).toEqual([]);
  vi.stubGlobal('navigator', {});
  expect(await makeCopy('Haworth')).toBe('not needed');
});
