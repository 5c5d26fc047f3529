import { readFile } from 'node:fs/promises';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { writeGarbage } from '../rawStorage';
import { expect, test } from '../test';

test('a browser whose disk is full says so, keeps the work in memory and saves it once there is room', {
  tag: '@journey',
}, async ({ page, crm, shell, console }) => {
  console.allow(/quota/i, /could not be saved/i);
  await page.addInitScript(() => {
    const real = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...args: Parameters<typeof real>) {
      if (this.name === 'journal' && 'diskFull' in globalThis) throw new DOMException('Full', 'QuotaExceededError');
      return real.apply(this, args);
    };
  });
  await enterOwnBusiness(page);
  await shell.open('CRM');
  await expect(crm.heading).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { diskFull: true }));

  await crm.addContact({ name: 'Ada Quota', email: 'ada@quota.example' });
  await expect(crm.contact('Ada Quota')).toBeVisible();
  await expect(shell.saveStatus).toContainText(/not saved/i);

  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'diskFull'));
  await shell.saveAgain();
  await expect(shell.saveStatus).toContainText(/^saved/i);
  await page.reload();
  await expect(crm.contact('Ada Quota')).toBeVisible();
});

test('a browser without storage says so at the gate and offers to go on in memory', { tag: '@journey' }, async ({
  page,
  gate,
  hero,
  console,
}) => {
  console.allow(/storage/i, /unavailable/i, /IndexedDB/i);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new DOMException('The user denied permission.', 'SecurityError');
        },
        deleteDatabase: () => {
          throw new DOMException('The user denied permission.', 'SecurityError');
        },
        databases: async () => [],
      }),
    });
  });
  await gate.createWorkspace('Private window');
  await expect(gate.heading('This browser stores nothing')).toBeVisible();
  await gate.memoryOnly.click();
  await expect(hero.start).toBeVisible();
});

test('records that do not parse are set aside, reported in the settings, and everything else is there', {
  tag: '@journey',
}, async ({ page, dashboard, settings, shell, crm, console }) => {
  console.allow(/set aside/i);
  await enterDemo(page);
  await shell.open('CRM');
  const contacts = await crm.count();
  await writeGarbage(page, ['not even JSON', '[["contacts","broken-1",{"v":1,"id":"broken-1","firstName":7}]]']);

  await page.goto('/?module=dashboard');
  await expect(dashboard.heading).toBeVisible();
  await shell.open('CRM');
  await expect.poll(() => crm.count()).toBe(contacts);
  const banner = page.getByRole('region', { name: 'Records', exact: true });
  await expect(banner).toContainText('2 records or changes could not be read.');
  const download = page.waitForEvent('download');
  await banner.getByRole('button', { name: 'Download them' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('not even JSON');
  await banner.getByRole('button', { name: 'Dismiss: Records' }).click();
  await page.reload();
  await expect(crm.heading).toBeVisible();
  await expect(banner).toHaveCount(0);
  await settings.goto('data');
  await expect(settings.section('Records set aside')).toContainText(/2 records/i);
  await expect(settings.section('Records set aside')).toContainText(/broken-1/);
});

test('storage that is cleared under an open tab is noticed at once, and the rescue copy holds what the tab holds', async ({
  page,
  crm,
  shell,
  settings,
  console,
}) => {
  console.allow(/closed by the browser/i, /emptied/i, /unavailable/i, /InvalidState/i);
  await enterOwnBusiness(page);
  await shell.open('CRM');
  await crm.addContact({ name: 'Ada Rescue', email: 'ada@rescue.example' });
  await expect(shell.saveStatus).toContainText(/^saved/i);

  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await expect(shell.saveStatus).toContainText('Not saved');
  await expect(shell.saveStatus).toContainText('Download a copy');

  await shell.saveStatus.click();
  await expect(settings.section('Storage and backup')).toContainText('kept in this tab alone');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Ada Rescue');
  await expect(settings.section('Download everything')).toContainText('Last backup: today');
});
