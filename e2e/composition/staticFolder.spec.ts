import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../shared/build/headers.mjs';
import { writeStatic } from '../../shared/build/staticFolder.mjs';
import { packages, runFolder } from '../built';
import { keepAll } from '../offline/kept';
import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';

test.use({ serviceWorkers: 'allow' });

/** A web space: hands out files, knows no header but their type, and answers what is missing with 404.html. */
async function webSpace(root: string, base: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inFolder = path.startsWith(base) ? path.slice(base.length) || 'index.html' : 'nowhere';
    readFile(join(root, inFolder))
      .then((bytes) => response.writeHead(200, { 'content-type': contentType(inFolder) }).end(bytes))
      .catch(async () => {
        const page = await readFile(join(root, '404.html'));
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return server;
}

test('one folder in a path of any web space holds host and remotes, from the gate to a contact, and starts without a network', async ({
  page,
  gate,
  hero,
  onboarding,
  dashboard,
  shell,
  crm,
  importDialog,
  contactPage,
  console,
}) => {
  test.setTimeout(300_000);
  // The page for missing addresses comes with its status; after the cut nobody answers.
  console.allow(/status of 404/, /ERR_CONNECTION_REFUSED/, /ERR_FAILED/);
  const folder = join(runFolder, 'static');
  const base = '/shop/steps/';
  await writeStatic(packages, { folder, base });
  const server = await webSpace(folder, base);
  const site = `http://localhost:${(server.address() as AddressInfo).port}${base}`;
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(site)) strangers.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`);
    });
  });
  await page.clock.install();

  await gate.createWorkspace('Anywhere', undefined, site);
  await hero.start.click();
  await onboarding.complete(letterpress);
  await expect(dashboard.heading).toBeVisible();
  await shell.open('CRM');
  await crm.import.click();
  await importDialog.choose.setInputFiles(importDialog.fixture('hubspot-contacts.csv'));
  await importDialog.go.click();
  await importDialog.finish();
  await (await crm.find('Jürgen Müller')).click();
  await expect(page).toHaveURL((address) => address.href.startsWith(`${site}crm/contacts/`));
  await expect(contactPage.heading('Jürgen Müller')).toBeVisible();
  await page.reload();
  await expect(contactPage.heading('Jürgen Müller')).toBeVisible();
  await page.goto(`${site}documentation`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(contactPage.heading('Jürgen Müller')).toBeVisible();
  expect(strangers, 'requests that left the folder').toEqual([]);

  await keepAll(page);
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await page.reload();
  await expect(contactPage.heading('Jürgen Müller')).toBeVisible();
  await rm(folder, { recursive: true });
});
