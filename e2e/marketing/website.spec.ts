import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violations } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { BuilderPage } from '../pages/BuilderPage';
import { expect, test } from '../test';

// The product, its zip, and a second place that serves it: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * A web host as plain as they come: files, the index.html of a folder, and 404.html for the rest. It reads no redirects and
 * guesses no endings. What is posted to /answers is kept.
 */
async function plainHost(folder: string) {
  const posted: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (request.method === 'POST') {
      let body = '';
      for await (const part of request) body += part;
      posted.push(`${pathname} ${body}`);
      response.writeHead(200, { 'content-type': 'text/plain' }).end('Thank you');
      return;
    }
    const at = join(folder, pathname);
    if (existsSync(at) && statSync(at).isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const file = pathname.endsWith('/') ? join(at, 'index.html') : at;
    const [status, shown] = existsSync(file) ? [200, file] : [404, join(folder, '404.html')];
    response.writeHead(status, { 'content-type': types[extname(shown)] ?? 'application/octet-stream' });
    response.end(await readFile(shown));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, posted, close: () => new Promise((done) => server.close(done)) };
}

/** A square of one colour as a PNG file. */
async function squareOf(page: Page, colour: string): Promise<Buffer> {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const drawing = canvas.getContext('2d');
    if (drawing) drawing.fillStyle = fill;
    drawing?.fillRect(0, 0, 64, 64);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

test(
  'a website is made, saved as a zip, served by a plain host and walked; an answer in its preview becomes a contact',
  { tag: '@journey' },
  async ({ page, browser }, info) => {
    const folder = info.outputPath('site');
    const host = await plainHost(folder);
    await enterOwnBusiness(page);
    const notices = page.getByRole('region', { name: 'Notifications' });
    const builder = new BuilderPage(page, '/marketing/landing');
    const tab = (name: string | RegExp) => page.getByRole('tab', { name });

    await test.step('the brand takes a logo and a colour out of it', async () => {
      await page.goto('/?module=branding');
      const buffer = await squareOf(page, '#17506b');
      // By its name: the field of the icon may be loaded first.
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^Logo: / }).click();
      await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await expect(page.getByRole('img', { name: 'Logo on white' })).toBeVisible();
      await page.getByRole('button', { name: 'Take colours from the logo' }).click();
      await page.getByRole('button', { name: 'Use #17506b' }).click();
      await page.getByRole('menuitem', { name: 'As the main colour' }).press('Enter');
      await expect(page.getByRole('list', { name: 'Palette' })).toContainText('#17506b');
    });

    await test.step('two pages are built by keyboard, one with a form', async () => {
      for (const blocks of [['Hero', 'Form'], ['Hero']]) {
        await page.goto('/?module=website');
        await page.getByRole('button', { name: 'New page' }).press('Enter');
        for (const name of blocks) await builder.block(name).press('Enter');
        await expect.poll(builder.outline).toEqual(blocks);
      }
      await page.goto('/?module=website');
      await page.getByRole('button', { name: 'Actions for New page' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Address and search' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'New page' });
      await dialog.getByLabel('Address').fill('Our prices');
      await dialog.getByLabel('Name in the menu').fill('Prices');
      await dialog.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.getByText('/our-prices.html')).toBeVisible();
    });

    await test.step('address, form and redirect are set', async () => {
      await tab('Settings').click();
      await page.getByLabel('Address of the website').fill(host.url);
      await page.getByLabel('Answers go to').fill(`${host.url}/answers`);
      await page.getByLabel('Old address').fill('/old-prices');
      await page.getByLabel('New address').fill('/our-prices');
      await page.getByLabel('New address').press('Enter');
      await expect(page.getByText('/old-prices → /our-prices')).toBeVisible();
      expect(await violations(page), 'settings of the website').toEqual([]);
    });

    await test.step('the zip is unpacked into a folder', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as zip' }).press('Enter');
      const files = unzipSync(await readFile(await (await download).path()));
      for (const [name, bytes] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), bytes);
      }
      const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
      expect(pages.sort()).toEqual(['404.html', 'index.html', 'old-prices/index.html', 'our-prices.html']);
      for (const name of pages)
        expect(await readFile(join(folder, name), 'utf8'), name).not.toMatch(/<script|\son\w+=/);
    });

    await test.step('a visitor without scripts walks the served site', async () => {
      const visitor = await browser.newContext({ javaScriptEnabled: false });
      const site = await visitor.newPage();
      const current = site.locator('nav [aria-current=page]');
      await site.goto(host.url);
      await expect(current).toHaveText('Home');
      await expect(site.getByRole('banner').getByRole('img')).toHaveJSProperty('naturalWidth', 64);
      await site.getByRole('link', { name: 'Prices' }).press('Enter');
      await expect(site).toHaveURL(`${host.url}/our-prices.html`);
      await expect(current).toHaveText('Prices');

      const lost = await site.goto(`${host.url}/not/here/at-all`);
      expect(lost?.status()).toBe(404);
      await expect(site.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
      await site.getByRole('link', { name: 'Prices' }).click();
      await expect(site).toHaveURL(`${host.url}/our-prices.html`);

      await site.goto(`${host.url}/old-prices`);
      await expect(site).toHaveURL(`${host.url}/our-prices.html`);

      await site.goto(host.url);
      await site.getByLabel('Name', { exact: true }).fill('Grace Hopper');
      await site.getByLabel('Email').fill('grace@ships.example');
      await site.getByRole('checkbox').check();
      await site.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(site.getByText('Thank you')).toBeVisible();
      expect(host.posted.join()).toMatch(/^\/answers .*Grace\+Hopper.*grace%40ships\.example.*consent=yes/);

      const sitemap = await (await site.request.get(`${host.url}/sitemap.xml`)).text();
      const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      expect(addresses).toEqual([`${host.url}/`, `${host.url}/our-prices.html`]);
      for (const address of addresses) expect((await site.request.get(address)).status(), address).toBe(200);
      await visitor.close();
      await host.close();
    });

    await test.step('an answer in the preview is in the inbox, and a contact', async () => {
      await tab('Preview').click();
      const form = builder.preview();
      await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
      await form.getByLabel('Email').fill('ada@engines.example');
      // By keys: the frame is scaled to fit, and Playwright's clicks into it miss by that much.
      await form.getByRole('checkbox').press('Space');
      await form.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(notices.getByText('Answer kept in the inbox')).toBeVisible();
      await tab(/^Inbox/).click();
      await page.getByRole('link', { name: 'Ada Lovelace' }).click();
      await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    });
  },
);
