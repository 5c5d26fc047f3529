// @vitest-environment page
import { contacts, switchClient } from '@steps/business';
import { setCurrentPerson } from '@steps/business/host';
import { aesCipher, createWorkspace } from '@steps/journal';
import { contact, createContact, memoryFolder, openMemoryStore, removeWorkspace } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealCopiesWith } from '../files/copyFolder';
import { addPerson } from '../people/peopleState';
import { restoreClient } from './backup';
import { parseBackup } from './backupSchema';
import { copyInterval } from './copyRules';
import { allowFolder, chooseFolder, copyIntoFolder, leaveFolder, lookAtFolder } from './folderCopies';
import { openSealed, readSealed } from './sealedBackup';

/** What the browser and the person at it do. */
const browser = vi.hoisted(() => ({
  folder: undefined as unknown,
  kept: undefined as unknown,
  picks: (): unknown => browser.folder,
  permission: 'granted' as PermissionState,
  answer: 'granted' as PermissionState,
}));
vi.mock('../files/ownFolder', () => ({
  hasFolders: () => true,
  askForFolder: async () => browser.picks(),
  chosenFolder: async () => browser.kept,
  keepFolder: async (folder: unknown) => {
    browser.kept = folder;
  },
  forgetFolder: async () => {
    browser.kept = undefined;
  },
  folderPermission: async () => browser.permission,
  askForPermission: async () => {
    browser.permission = browser.answer;
    return browser.permission;
  },
}));

let files: ReturnType<typeof memoryFolder>['fixture'];
const names = () => [...files.names()];
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T12:00:00Z') });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  localStorage.clear();
  setCurrentPerson(undefined);
  const { fixture, folder } = memoryFolder();
  files = fixture;
  Object.assign(browser, { folder, kept: undefined, permission: 'granted', answer: 'granted', picks: () => folder });
  await openMemoryStore({
    contacts: Array.from({ length: 30 }, (_, at) => contact({ id: `c${at}`, name: `Ada ${at}` })),
  });
});
afterEach(() => {
  sealCopiesWith(undefined);
  setCurrentPerson(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('copies in a folder of the user’s own', () => {
  it('are made when it is chosen and after some hours, and the oldest go, but no file of anybody else', async () => {
    const own = await (browser.folder as FileSystemDirectoryHandle).getFileHandle('holiday.json', { create: true });
    expect(own).toBeDefined();
    expect(await chooseFolder('Haworth')).toBe(true);
    expect(names()).toHaveLength(2);
    for (let at = 0; at < 12; at++) {
      createContact({ name: `New ${at}` });
      later(copyInterval / 2);
      expect(await copyIntoFolder('Haworth')).toBe('not needed');
      later(copyInterval / 2);
      expect(await copyIntoFolder('Haworth')).toBe('made');
    }
    expect(names()).toContain('holiday.json');
    expect(names().length).toBeLessThan(10);
  });

  it('wait after a reload until the browser was asked again, and say so when it refuses', async () => {
    await chooseFolder('Haworth');
    createContact({ name: 'New' });
    later(copyInterval);
    Object.assign(browser, { permission: 'prompt', answer: 'denied' });
    await lookAtFolder();
    expect(await copyIntoFolder('Haworth')).toBe('not needed');
    await expect(allowFolder('Haworth')).rejects.toThrow('The browser does not let Steps write into “Backups”.');
    expect(names()).toHaveLength(1);
    browser.answer = 'granted';
    await allowFolder('Haworth');
    expect(names()).toHaveLength(2);
  });

  it('are not begun when the person changes their mind, the browser refuses the folder, or the role may export nothing', async () => {
    browser.picks = () => undefined;
    expect(await chooseFolder('Haworth')).toBe(false);
    browser.picks = () => {
      throw new DOMException('Not this one.', 'SecurityError');
    };
    await expect(chooseFolder('Haworth')).rejects.toThrow('The browser does not let Steps have this folder.');
    setCurrentPerson(addPerson({ name: 'Tom', email: '', roleId: 'role-member' }).id);
    await expect(chooseFolder('Haworth')).rejects.toThrow('may not export from settings');
    expect(browser.kept).toBeUndefined();
  });

  it('leave no half file when the disk is full, and end when somebody stops them', async () => {
    await chooseFolder('Haworth');
    createContact({ name: 'New' });
    files.full = true;
    await expect(copyIntoFolder('Haworth', { asked: true })).rejects.toThrow('the disk is full');
    expect(names()).toHaveLength(1);
    files.full = false;
    await leaveFolder();
    expect(await copyIntoFolder('Haworth', { asked: true })).toBe('not needed');
  });

  it('of an encrypted workspace open in an empty browser with its passphrase and no other', async () => {
    const { key } = await createWorkspace({ name: 'Haworth', passphrase: 'correct horse battery' });
    if (!key) throw new Error('Expected a key.');
    sealCopiesWith(aesCipher(key));
    await chooseFolder('Haworth');
    expect(files.texts()).not.toContain('Ada 7');
    const text = files.texts();
    // Another browser: neither the workspace nor its key is there.
    sealCopiesWith(undefined);
    removeWorkspace();
    localStorage.clear();
    await openMemoryStore();
    const sealed = readSealed(text);
    if (!sealed) throw new Error('Expected a sealed copy.');
    await expect(openSealed(sealed, 'wrong horse battery')).rejects.toThrow('does not open the file');
    const [one] = parseBackup(await openSealed(sealed, 'correct horse battery')).clients;
    if (!one) throw new Error('Expected a business.');
    await switchClient((await restoreClient(one)).id);
    expect(contacts.get('c7')?.name).toBe('Ada 7');
  });
});
