import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import PostalMime from 'postal-mime';
import { violations } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { BuilderPage } from '../pages/BuilderPage';
import { expect, test } from '../test';

// A builder and the writer of emails, which is loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

/** What emails need and web pages must not have: tables for layout, attributes of old HTML, comments for Outlook. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attribute-allowed-values': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-conditional-comment': 'off',
    'no-deprecated-attr': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
});
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** What a press downloads, as text. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

test('an email is made from nothing by mouse, exported, read back by a mail parser, and its template comes back equal', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await enterOwnBusiness(page);
  const builder = new BuilderPage(page, '/email-builder');
  await builder.list();
  await page.getByRole('button', { name: 'New email' }).click();
  const exported = (what: string) =>
    saved(page, async () => {
      await builder.header('Export').click();
      await page.getByRole('menuitem', { name: what, exact: true }).click();
    });

  await test.step('blocks are dragged to the email and into columns, and words typed where they are read', async () => {
    await builder.drag(builder.block('Heading'), builder.canvas);
    await builder.drag(builder.block('Columns'), builder.words('A heading that says it all'), { y: 30 });
    await expect.poll(builder.outline).toEqual(['Heading', 'Columns', '>Column', '>Column']);
    await builder.drag(builder.block('Text'), builder.empty(1));
    await expect.poll(builder.outline).toEqual(['Heading', 'Columns', '>Column', '>Column', '>>Text']);
    await builder.block('Footer').click();
    const heading = builder.canvas.getByRole('heading', { name: 'A heading that says it all' });
    await builder.layer(/^Heading/).click();
    await heading.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Doors open, {first name}');
    await page.getByLabel('Subject').fill('Open day on Saturday');
    await page.getByLabel('Preheader').fill('Coffee and cake');
    expect(await violations(page), 'the builder').toEqual([]);
  });

  await test.step('the HTML is written in a worker, valid, and has no script', async () => {
    const html = await exported('HTML');
    expect(html).toContain('Doors open, there');
    expect(html).not.toMatch(/<script/iu);
    expect(await faults(html)).toEqual([]);
    const workers = await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.name)));
    expect(workers).toContain('mjml');
    expect(warnings.filter((text) => text.startsWith('Emails are written in the page'))).toEqual([]);
  });

  await test.step('the email file is read back as it was written', async () => {
    const file = await saved(page, async () => {
      await builder.header('Export').click();
      await page.getByRole('menuitem', { name: 'Email file (.eml)' }).click();
      await page.getByLabel('From').fill('hello@bakery.example');
      await page.getByLabel('To', { exact: true }).fill('ada@engines.example');
      await page.getByRole('button', { name: 'Save email file' }).click();
    });
    const mail = await PostalMime.parse(file);
    expect(mail).toMatchObject({ subject: 'Open day on Saturday', to: [{ address: 'ada@engines.example' }] });
    expect(mail.html).toContain('Doors open, there');
    expect(mail.text).toMatch(/doors open, there/iu);
  });

  await test.step('the template comes back equal', async () => {
    const template = await exported('Template');
    await builder.list();
    await page.getByLabel('Email file').setInputFiles({
      name: 'email.json',
      mimeType: 'application/json',
      buffer: Buffer.from(template),
    });
    await expect(builder.canvas.getByText('Doors open, {first name}')).toBeVisible();
    expect(await exported('Template')).toBe(template);
  });
});

test('by keyboard alone an email is made, changed, undone and exported', { tag: '@journey' }, async ({ page }) => {
  await enterOwnBusiness(page);
  const builder = new BuilderPage(page, '/email-builder');
  await builder.list();
  await page.getByRole('button', { name: 'New email' }).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Heading', 'Columns']) {
    await builder.block(name).focus();
    await page.keyboard.press('Enter');
  }
  await builder.block('Text').focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('button', { name: 'Place at the top' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(builder.outline).toEqual(['Heading', 'Columns', '>Column', '>>Text', '>Column']);

  await builder.layer(/^Text/).focus();
  await page.keyboard.press('Delete');
  await expect.poll(builder.outline).toEqual(['Heading', 'Columns', '>Column', '>Column']);
  await page.keyboard.press('Control+z');
  await expect.poll(builder.outline).toEqual(['Heading', 'Columns', '>Column', '>>Text', '>Column']);

  await builder.layer(/^Heading/).focus();
  await page.keyboard.press('Home');
  await page.getByRole('region', { name: 'Properties' }).getByLabel('Heading', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Doors open');
  const html = await saved(page, async () => {
    await builder.header('Export').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  expect(html).toMatch(/<h2[^>]*>Doors open<\/h2>/u);
  expect(await faults(html)).toEqual([]);
});
