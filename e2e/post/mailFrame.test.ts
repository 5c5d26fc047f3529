import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { rspack } from '@rspack/core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumArgs } from '../../shared/build/chromiumArgs.mjs';
import { hostPolicy } from '../../shared/build/headers.mjs';
import { projectRoot } from '../../shared/build/ports.mjs';
import { oddMail } from './oddMail';

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const why = existsSync(executablePath) ? undefined : 'chromium is not installed';
const address = 'http://mail.test';
const policy = hostPolicy({ remoteOrigins: [], connectSrc: [] });
/** Longest that a browser may take to show one of them (ms). */
const longest = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'steps-frame-'));
const pages = oddMail().filter(({ isPage }) => isPage);
let browser: Browser;

/** The frame's own code, as `mail` in a page. */
async function buildFrame(): Promise<void> {
  const rule = { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } };
  const compiler = rspack({
    mode: 'production',
    context: projectRoot,
    entry: './remote-crm/src/mail/mailFrame.ts',
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ ...rule, type: 'javascript/auto' }] },
    output: { path: folder, filename: 'frame.js', library: { name: 'mail', type: 'var' } },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else compiler.close(() => resolve());
    });
  });
}

interface Watched {
  readonly page: Page;
  /** Whom it asked besides the page itself. */
  readonly asked: string[];
  /** Whether a script of a message said so. */
  readonly ran: () => Promise<boolean>;
}

/** A page with the product's policy, or none. */
async function opened(csp?: string): Promise<Watched> {
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== address) {
      asked.push(url.href);
      return route.abort();
    }
    if (url.pathname === '/frame.js') return route.fulfill({ path: join(folder, 'frame.js') });
    const headers = { 'content-type': 'text/html', ...(csp && { 'content-security-policy': csp }) };
    return route.fulfill({ headers, body: '<!doctype html><title>Steps</title><script src="/frame.js"></script>' });
  });
  await page.goto(address);
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data === 'ran') document.documentElement.dataset.ran = 'yes';
    });
  });
  return { page, asked, ran: () => page.evaluate(() => document.documentElement.dataset.ran === 'yes') };
}

/** Shows HTML in a frame; `isClean`: as the dialog of an email does. Resolves with the page of the frame once it has loaded. */
const show = (page: Page, html: string, isClean: boolean): Promise<string> =>
  page.evaluate(
    async ([text, clean]) => {
      const { mailFrame, mailSandbox } = (
        globalThis as unknown as { mail: { mailFrame(html: string): string; mailSandbox: string } }
      ).mail;
      const frame = document.createElement('iframe');
      if (clean) frame.setAttribute('sandbox', mailSandbox);
      frame.srcdoc = clean ? mailFrame(text) : text;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.replaceChildren(frame);
      await loaded;
      // What a page does once it is there: its pictures, its timers, its first frame.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return frame.srcdoc;
    },
    [html, isClean] as const,
  );

describe.skipIf(why)(`pages that strangers send, in Chromium${why ? ` (skipped: ${why})` : ''}`, () => {
  beforeAll(async () => {
    await buildFrame();
    browser = await chromium.launch({ executablePath, args: chromiumArgs });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('would run and ask if they were shown as they came: so it is noticed', async () => {
    const { page, asked, ran } = await opened();
    for (const { message } of pages.filter(({ name }) => ['script', 'pictures'].includes(name)))
      await show(page, (await PostalMime.parse(message)).html ?? '', false);
    // What a page asks for comes here by another way than what is shown.
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(5), { timeout: longest });
    await vi.waitFor(async () => expect(await ran()).toBe(true), { timeout: longest });
  });

  it.each(pages)(
    'run nothing, ask nobody and hold nothing up when they are opened: $name',
    async ({ name, message }) => {
      const { page, asked, ran } = await opened(policy);
      const { html = '' } = await PostalMime.parse(Buffer.from(message, 'latin1'));
      const began = performance.now();
      const shown = await show(page, html, true);
      expect(performance.now() - began).toBeLessThan(longest);
      expect(shown).toContain(`Shown ${name}`);
      expect(asked).toEqual([]);
      expect(await ran()).toBe(false);
      expect(await page.title()).toBe('Steps');
      await page.close();
    },
  );
});
