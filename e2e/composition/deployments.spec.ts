import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { activate } from '../../shared/build/activate.mjs';
import { builtFolder, runFolder } from '../built';
import { enterDemo } from '../journeys/steps';
import { Shell } from '../pages/Shell';
import { laterBuild } from '../remoteVariants';
import { expect, test } from '../test';

/** Opens the documentation as a person does and tells which of the two builds of its remote this page runs. */
async function buildShown(page: Page): Promise<'first' | 'later'> {
  await new Shell(page).open('Documentation');
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0);
  return (await page.evaluate(() => 'laterDocs' in globalThis)) ? 'later' : 'first';
}

test('an update of one remote: open tabs keep their build, a rollback leads back, one tab tries a build, failures are reported', async ({
  page,
  context,
  console,
  deployment,
}) => {
  // The product is opened six times.
  test.setTimeout(150_000);
  const name = 'remote-docs';
  const origin = deployment.originOf(name);
  const root = join(runFolder, `published-${process.pid}`);
  mkdirSync(root, { recursive: true });
  cpSync(builtFolder(name), join(root, 'first'), { recursive: true });
  const edit = (...args: string[]) => activate(['--file', deployment.remotesFile, ...args]);
  const list = (folder: string) => edit('--dist', join(root, folder), '--url', `${origin}/${folder}/`);
  const visit = async (address = '/') => {
    const tab = await context.newPage();
    await tab.goto(address);
    return tab;
  };
  await deployment.serveAgain(name, root);
  await list('first');
  await enterDemo(page);

  await test.step('published and activated, the next visit has the later build; a tab that was open has its own', async () => {
    cpSync(laterBuild(builtFolder(name), 'laterDocs'), join(root, 'later'), { recursive: true });
    await list('later');
    const tab = await visit();
    expect(await buildShown(tab)).toBe('later');
    expect(await buildShown(page)).toBe('first');
    await tab.close();
  });

  await test.step('rolled back, the next visit has the build of before', async () => {
    await edit('--rollback', '1', '--remote', name);
    const tab = await visit();
    expect(await buildShown(tab)).toBe('first');
    await tab.close();
  });

  await test.step('one tab tries another build where the operator allows it, with a badge that leads back', async () => {
    const link = `/?mfe.${name}=${origin}/later/mf-manifest.json`;
    await edit('--overrides', origin);
    const tab = await context.newPage();
    tab.on('dialog', (dialog) => void dialog.accept());
    await tab.goto(link);
    expect(await buildShown(tab)).toBe('later');
    await tab.getByRole('button', { name: '1 overridden · reset' }).click();
    await expect(tab.getByRole('button', { name: /overridden/ })).toHaveCount(0);
    expect(await buildShown(tab)).toBe('first');
    await tab.close();
  });

  await test.step('a load that fails is reported to the address that the operator gave', async () => {
    const reports: string[] = [];
    const collector = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      reports.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''} ${body}`);
      response.writeHead(204).end();
    });
    collector.listen(deployment.portOf('reports'), 'localhost');
    await once(collector, 'listening');
    try {
      await edit('--report-to', `http://localhost:${deployment.portOf('reports')}/steps`);
      console.allow(/status of 404/, /Refused to execute script/, /could not show/, /RemoteError/, /preload/);
      // Another address than before: what was fetched from that one, the browser still has.
      await deployment.writeList((await deployment.readList()).replaceAll(`${origin}/first/`, `${origin}/gone/`));
      const tab = await visit();
      await new Shell(tab).open('Documentation');
      await expect(tab.getByRole('alert').filter({ hasText: 'not available' })).toBeVisible();
      const { remotes } = JSON.parse(await deployment.readList());
      const { entry } = remotes.find((remote: { name: string }) => remote.name === name).manifest;
      const version = /\.([0-9a-f]+)\.js$/.exec(entry)?.[1];
      const report = { package: name, version, address: entry, error: 'unreachable' };
      await expect.poll(() => reports).toEqual([`POST /steps  ${JSON.stringify(report)}`]);
      await tab.close();
    } finally {
      collector.close();
      collector.closeAllConnections();
    }
  });
});
