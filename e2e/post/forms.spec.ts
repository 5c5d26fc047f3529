import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort } from '../../shared/build/freePort.mjs';
import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { BuilderPage } from '../pages/BuilderPage';
import { CrmPage } from '../pages/CrmPage';
import { TeamPage } from '../pages/TeamPage';
import { test as twoBrowsers, withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { PostProgram } from './postProgram';
import { letPostOfficeIn } from './postSteps';

/** Somebody else’s web server: one page at every address. */
interface Site {
  readonly url: string;
  html: string;
}

const test = twoBrowsers.extend<{ program: PostProgram; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  program: async ({}, use) => {
    const program = new PostProgram();
    await program.build();
    await use(program);
    await program.remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  site: async ({}, use) => {
    const site = { url: '', html: '' };
    const server: Server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(site.html);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(site);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

test.skip(...withoutServer);

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your question').fill('Can you paint two signs?');
  await page.getByLabel('You may use my details to answer me.').check();
}

/** When a page is next pressed, ms since 1970. */
const pressedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise<number>((resolve) => document.addEventListener('click', () => resolve(Date.now()), true)),
  );

/** When a page first shows a row of a list with some words, ms since 1970. */
const shownAt = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (![...document.querySelectorAll('main li')].some((row) => row.textContent?.includes(text))) return;
          watch.disconnect();
          resolve(Date.now());
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    words,
  );

test(
  'a form is published, strangers answer it on another website with and without scripts, and they become leads',
  {
    tag: ['@journey', '@alone'],
  },
  async ({ page, browser, server, program, site, console }, info) => {
    test.slow();
    console.allow(/WebSocket connection to .* failed/);
    await enterOwnBusiness(page);
    const team = new TeamPage(page);
    await team.goto();
    await team.connect(server.access);
    const office = `http://localhost:${await freePort()}`;
    const headerForm = page.locator('header').getByRole('button', { name: 'Form', exact: true });

    await test.step('a post office that visitors reach comes in', async () => {
      const { port } = new URL(office);
      await letPostOfficeIn(page, program, { options: ['--listen', port, '--public', office] });
    });

    await test.step('the form of a page is published, and the page exported', async () => {
      const builder = new BuilderPage(page, '/marketing/landing');
      await builder.list();
      await page.getByRole('button', { name: 'New page' }).click();
      await builder.block('Hero').click();
      await builder.block('Form').click();
      await headerForm.click();
      const dialog = page.getByRole('dialog', { name: 'Publish the form' });
      await expect(dialog.getByText('Not published')).toBeVisible();
      await dialog.getByLabel(/^Thank-you message/).fill('Thank you, we will ring.');
      await dialog.getByLabel(/^Websites/).fill(site.url);
      await dialog.getByRole('button', { name: 'Publish form' }).click();
      await expect(dialog.getByText('Takes answers')).toBeVisible();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Copy the form' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`action="${office}/f/form-`);
      await dialog.getByRole('button', { name: 'Done' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      site.html = await readFile(await (await download).path(), 'utf8');
    });

    await page.goto('/?module=website&tab=inbox');
    const answerOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

    await test.step('with scripts a stranger stays on the page, and the inbox has the answer within two seconds', async () => {
      const context = await browser.newContext();
      const stranger = await context.newPage();
      await stranger.goto(site.url);
      await fillIn(stranger, 'Sam Field', 'sam@example.com');
      // A person takes longer than this; the form waits for it by itself.
      await stranger.waitForTimeout(2_000);
      // Each page says when by the clock of the machine: a look of the test from outside comes up to a second late.
      const [begun, came] = [pressedAt(stranger), shownAt(page, 'Sam Field')];
      await stranger.getByRole('button', { name: 'Send' }).click();
      await expect(answerOf('Sam Field')).toBeVisible();
      const took = (await came) - (await begun);
      info.annotations.push({ type: 'form to inbox', description: `${took} ms` });
      expect(took).toBeLessThan(2_000);
      await expect(stranger.getByRole('status')).toHaveText('Thank you, we will ring.');
      await expect(stranger.getByLabel('Name')).toHaveValue('');
      expect(stranger.url()).toBe(`${site.url}/`);
      await context.close();
    });

    await test.step('without scripts a stranger is told what is wrong, and thanked', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const stranger = await context.newPage();
      await stranger.goto(site.url);
      await fillIn(stranger, 'Kim Hale', 'kim@nowhere');
      await stranger.getByRole('button', { name: 'Send' }).click();
      await expect(stranger.getByText('enter an email address such as sam@example.com')).toBeVisible();
      await stranger.goBack();
      await fillIn(stranger, 'Kim Hale', 'kim@example.com');
      await stranger.getByRole('button', { name: 'Send' }).click();
      await expect(stranger.getByText('Thank you, we will ring.')).toBeVisible();
      await expect(answerOf('Kim Hale')).toBeVisible();
      await context.close();
    });

    await test.step('whoever is known waits for a decision, and nothing of the contact is changed', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const stranger = await context.newPage();
      await stranger.goto(site.url);
      await fillIn(stranger, 'Samuel', 'SAM@example.com');
      await stranger.getByRole('button', { name: 'Send' }).click();
      const waiting = answerOf('Samuel');
      await expect(waiting.getByText('has this address already')).toBeVisible();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await waiting.getByRole('button', { name: 'Add to Sam Field' }).click();
      await expect(waiting.getByText('has this address already')).toBeHidden();
      await context.close();
    });

    await test.step('both are leads in the CRM', async () => {
      const crm = new CrmPage(page);
      await crm.goto();
      await expect(crm.contact('Sam Field')).toBeVisible();
      await expect(crm.contact('Kim Hale')).toBeVisible();
      await expect(crm.contact('Samuel')).toBeHidden();
    });
  },
);
