import type { Page } from '@playwright/test';
import { builtFolder } from '../built';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { SettingsPage } from '../pages/SettingsPage';
import { Shell } from '../pages/Shell';
import { laterBuild } from '../remoteVariants';
import { expect, test } from '../test';
import { isKeptPage, keepAll, killWorker } from './kept';

test.use({ serviceWorkers: 'allow' });

/** Restarts with the network cut; the whole hundred takes ten minutes: `OFFLINE_RESTARTS=100`. */
const restarts = Number(process.env.OFFLINE_RESTARTS ?? 5);
const seed = Number(process.env.OFFLINE_SEED ?? 15);

/** What a browser says of servers that are away: the page's icon, and the next look for what is published. The last is Firefox's. */
const networkIsCut = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to load ‘(|\S+\/favicon\.svg)’\. A ServiceWorker intercepted the request/,
];

/** The same sequence for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What stands in for a page or a part of one that could not be fetched. */
const failuresOf = (page: Page) => page.getByRole('alert').filter({ hasText: /not available|could not be fetched/ });

test('after one visit, with the network cut and the worker ended, every page of every remote opens, and restarts lose nothing', {
  tag: '@journey',
}, async ({ page, context, console, deployment }) => {
  test.setTimeout(300_000 + restarts * 15_000);
  console.allow(...networkIsCut);
  await page.clock.install();
  await enterDemo(page);
  await keepAll(page);
  const { remotes } = JSON.parse(await deployment.readList());
  await context.setOffline(true);
  await deployment.cut();
  await killWorker(page);

  await page.reload();
  await expect(new DashboardPage(page).heading).toBeVisible();
  expect(await isKeptPage(page)).toBe(true);

  const addresses: string[] = remotes.flatMap((remote: { modules?: { id: string }[]; pages?: { path: string }[] }) => [
    ...(remote.modules ?? []).map(({ id }) => `/?module=${id}`),
    ...(remote.pages ?? []).map(({ path }) => path.replace(/:\w+/g, 'unknown')),
  ]);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    await test.step(address, async () => {
      // As a link of the page: a start at each address is what the restarts below are for.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^Loading/ }),
      ).toHaveCount(0);
      await expect(failuresOf(page)).toHaveCount(0);
    });
  }

  const random = randomFrom(seed);
  const added: string[] = [];
  let workspace = 'Tests';
  let tab = page;
  for (let restart = 1; restart <= restarts; restart++) {
    await test.step(`restart ${restart}, seed ${seed}`, async () => {
      if (random() < 0.5) {
        const name = `Contact ${restart} of ${Math.floor(random() * 1e6)}`;
        const crm = new CrmPage(tab);
        await crm.goto();
        await crm.addContact({ name, email: `contact${restart}@offline.example` });
        added.push(name);
      } else {
        workspace = `Workspace ${restart} of ${Math.floor(random() * 1e6)}`;
        const settings = new SettingsPage(tab);
        await settings.goto('workspace');
        await settings.workspaceName.fill(workspace);
        await tab.getByRole('button', { name: 'Save name' }).click();
        await expect(new Shell(tab).messages.getByText('Workspace renamed')).toBeVisible();
      }
      await expect(new Shell(tab).saveStatus).toHaveAttribute('data-state', 'saved');
      const way = random();
      if (way < 0.3) await killWorker(tab);
      if (way < 0.6) await tab.reload();
      else {
        const next = await context.newPage();
        await tab.close();
        tab = next;
      }
      const latest = added.at(-1);
      if (latest) {
        const crm = new CrmPage(tab);
        await crm.goto();
        await expect(await crm.find(latest)).toBeVisible();
      }
      const settings = new SettingsPage(tab);
      await settings.goto('workspace');
      await expect(settings.workspaceName).toHaveValue(workspace);
    });
  }
  const crm = new CrmPage(tab);
  await crm.goto();
  for (const name of added) await expect(await crm.find(name)).toBeVisible();
});

test('a release published while a tab is open is offered, not forced, and no load mixes it with the one before; the key survives', async ({
  page,
  context,
  console,
  deployment,
  shell,
}) => {
  // Everything is fetched, twice.
  test.setTimeout(300_000);
  console.allow(...networkIsCut);
  const update = page.getByRole('region', { name: 'Update' });
  const isLater = () => page.evaluate(() => 'laterDocs' in globalThis);
  const openDocs = async () => {
    await shell.open('Documentation');
    await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
    await expect(failuresOf(page)).toHaveCount(0);
  };
  await page.clock.install();
  await enterOwnBusiness(page, 'violet harbour tin ladder');
  await keepAll(page);
  await expect(update, 'the tab runs what is published').toHaveCount(0);

  // The files of the build before are gone from its server: only what is kept can show them.
  await deployment.publish('remote-docs', laterBuild(builtFolder('remote-docs'), 'laterDocs'));
  await test.step('a reload stays unlocked and goes on with the release of before, its pages included', async () => {
    await page.reload();
    await openDocs();
    expect(await isLater()).toBe(false);
    await expect(update).toHaveCount(0);
  });
  await test.step('it is offered once it is kept whole; a new tab and a reload go on with the release of before', async () => {
    await keepAll(page);
    await expect(update).toContainText('A new version of Steps is ready.');
    const other = await context.newPage();
    await other.goto('/documentation');
    await expect(other.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
    expect(await other.evaluate(() => 'laterDocs' in globalThis)).toBe(false);
    await other.close();
  });
  await test.step('taken up, the next load is the newer release, also without a network', async () => {
    await update.getByRole('button', { name: 'Update now' }).click();
    await expect(update).toHaveCount(0);
    await openDocs();
    expect(await isLater()).toBe(true);
    await context.setOffline(true);
    await deployment.cut();
    await page.reload();
    await openDocs();
    expect(await isLater()).toBe(true);
  });
  await test.step('what is kept is lost in part: the start takes the network, and the next visit keeps it again', async () => {
    await context.setOffline(false);
    await deployment.restore();
    await page.evaluate(() => caches.delete('steps-files'));
    await page.reload();
    await openDocs();
    expect(await isKeptPage(page)).toBe(false);
  });
});
