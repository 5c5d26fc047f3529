import type { Page } from '@playwright/test';
import { enterOwnBusiness } from '../journeys/steps';
import { killWorker } from '../offline/kept';
import { OwnBrowser } from '../ownBrowser';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { SettingsPage } from '../pages/SettingsPage';
import { Shell } from '../pages/Shell';
import { expect, test as withPages } from '../test';

// The worker keeps the key over a reload; the setting reaches browsers that a test starts itself.
withPages.use({ serviceWorkers: 'allow' });

const passphrase = 'violet harbour tin ladder';
const encoder = new TextEncoder();

const test = withPages.extend<{ own: OwnBrowser }>({
  own: async ({ baseURL, browserName, channel, launchOptions, viewport }, use) => {
    const own = await OwnBrowser.withNewProfile({ baseURL, browserName, channel, launchOptions, viewport });
    await use(own);
    await own.remove();
  },
});

// A browser that is started anew, with an empty cache, up to three times.
test.slow();

/** The bytes of the data key, as anybody with the passphrase and the workspace's record can compute them. */
async function dataKey(page: Page): Promise<Uint8Array> {
  const { id, protection } = JSON.parse(await page.evaluate(() => localStorage.getItem('steps.workspace') ?? ''));
  const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
  const material = await crypto.subtle.importKey('raw', encoder.encode(passphrase), 'PBKDF2', false, ['deriveKey']);
  const derivation = { ...protection, name: 'PBKDF2', salt: bytes(protection.salt) };
  const aes = { name: 'AES-GCM', length: 256 };
  const wrapper = await crypto.subtle.deriveKey(derivation, material, aes, false, ['decrypt']);
  const opened = {
    name: 'AES-GCM',
    iv: bytes(protection.iv),
    additionalData: encoder.encode(`steps/${id}/passphrase`),
  };
  return new Uint8Array(await crypto.subtle.decrypt(opened, wrapper, bytes(protection.wrappedKey)));
}

test('a reload and a second tab stay unlocked; closing the browser locks, and the key was never on the disk', {
  tag: '@journey',
}, async ({ own }) => {
  const page = await own.open();
  await enterOwnBusiness(page, passphrase);
  const key = await dataKey(page);
  for (let reload = 1; reload <= 2; reload++) {
    await page.reload();
    await expect(new DashboardPage(page).heading, `after reload ${reload}`).toBeVisible();
  }
  const second = await own.newPage();
  await second.goto('/?module=dashboard');
  await expect(new DashboardPage(second).heading).toBeVisible();
  expect(own.filesWith(key), 'while the workspace is open').toEqual([]);
  await own.close();
  expect(own.filesWith(key), 'after the browser was closed').toEqual([]);

  const later = await own.open();
  await later.goto('/');
  await new GatePage(later).unlockWith(passphrase);
  await expect(new DashboardPage(later).heading).toBeVisible();
  await new Shell(later).logOut();
  await expect(new GatePage(later).unlock).toBeVisible();
  await later.reload();
  await expect(new GatePage(later).unlock, 'a reload after logging out stays at the gate').toBeVisible();
  expect(own.filesWith(key), 'after logging out').toEqual([]);
});

test('a worker that the browser ends keeps nothing: work goes on, and who comes back then is asked for the passphrase', async ({
  page,
  crm,
  shell,
  gate,
}) => {
  await enterOwnBusiness(page, passphrase);
  await killWorker(page);
  await shell.open('CRM');
  await crm.addContact({ name: 'Ada King', email: 'ada@engines.example' });
  // Handed over on leaving, the key was in the worker alone.
  await page.goto('/remotes.json');
  await killWorker(page);
  await page.goto('/?module=crm');
  await gate.unlockWith(passphrase);
  await expect(crm.contact('Ada King')).toBeVisible();
});

test('“Stay unlocked on this device” keeps the key over a restart, on the disk, until it is given up', async ({
  own,
}) => {
  const page = await own.open();
  await enterOwnBusiness(page, passphrase);
  const key = await dataKey(page);
  await new Shell(page).logOut();
  const gate = new GatePage(page);
  await expect(gate.stayUnlocked).toHaveAccessibleDescription(/whoever can open this computer’s files can then read/);
  await gate.stayUnlocked.check();
  await gate.unlockWith(passphrase);
  await expect(new DashboardPage(page).heading).toBeVisible();
  await own.close();
  // The search finds what is there, or it would prove nothing.
  expect(own.filesWith(key)).not.toEqual([]);

  const later = await own.open();
  await later.goto('/?module=dashboard');
  await expect(new DashboardPage(later).heading).toBeVisible();
  await new SettingsPage(later).goto('workspace');
  await later.getByRole('button', { name: 'Lock when the browser is closed' }).click();
  await expect(later.getByText('The workspace locks.')).toBeVisible();
  await later.reload();
  await expect(later.getByText('The workspace locks.'), 'it is open until then').toBeVisible();
  await own.close();
  const last = await own.open();
  await last.goto('/');
  await expect(new GatePage(last).unlock).toBeVisible();
});

test('the key that an earlier release had stored is deleted by the first visit, which asks for the passphrase', async ({
  own,
}) => {
  const page = await own.open();
  await enterOwnBusiness(page, passphrase);
  const key = await dataKey(page);
  await page.evaluate(async (raw) => {
    const bytes = Uint8Array.from(raw);
    const stored = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open('steps-keys', 2);
      open.onupgradeneeded = () => {
        open.result.createObjectStore('keys');
        open.result.createObjectStore('records');
      };
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const transaction = open.result.transaction('keys', 'readwrite');
        // A row may lie across two blocks of the browser's log, where its bytes are not found in one piece.
        for (const name of ['workspace', 'copy', 'another copy']) transaction.objectStore('keys').put(stored, name);
        transaction.oncomplete = () => {
          open.result.close();
          resolve();
        };
      };
    });
  }, Array.from(key));
  await own.close();
  expect(own.filesWith(key)).not.toEqual([]);

  const later = await own.open();
  await later.goto('/');
  await expect(new GatePage(later).unlock).toBeVisible();
  // The browser's own files may hold the deleted bytes until it tidies them (decision 0004).
  const databases = () => later.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('steps-keys');
});
