import { readFile, writeFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { violations } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { BuilderPage } from '../pages/BuilderPage';
import { Finger, middleOf } from '../pages/Finger';
import { expect, test } from '../test';

// A builder, its preview and a second browser: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

/** What is wrong with the file in the eyes of a public validator of HTML. */
async function faults(html: string): Promise<string[]> {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

test('a page is made from nothing by mouse, exported, imported back, shared, and its form makes a contact', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await enterOwnBusiness(page);
  const builder = new BuilderPage(page, '/marketing/landing');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await builder.list();
  await page.getByRole('button', { name: 'New page' }).click();

  await test.step('blocks are dragged to the page, into columns, between them and in the layers', async () => {
    await builder.drag(builder.block('Hero'), builder.canvas);
    await expect.poll(builder.outline).toEqual(['Hero']);
    await builder.drag(builder.block('Columns'), builder.words('Say what you offer, in one line'), { y: 170 });
    await expect.poll(builder.outline).toEqual(['Hero', 'Columns', '>Column', '>Column']);
    await builder.drag(builder.block('Text'), builder.empty(1));
    await expect.poll(builder.outline).toEqual(['Hero', 'Columns', '>Column', '>Column', '>>Text']);
    await page.keyboard.press('Escape');
    const text = builder.words('Write here. Leave an empty line for a new paragraph.');
    await builder.drag(text, builder.empty(0));
    await expect.poll(builder.outline).toEqual(['Hero', 'Columns', '>Column', '>>Text', '>Column']);
    await builder.drag(builder.layer(/^Text/), builder.layer(/^Hero/), { x: 6, y: 2 });
    await expect.poll(builder.outline).toEqual(['Text', 'Hero', 'Columns', '>Column', '>Column']);
    await page.keyboard.press('Control+z');
    await expect.poll(builder.outline).toEqual(['Hero', 'Columns', '>Column', '>>Text', '>Column']);
  });

  await test.step('dragging at the lower edge scrolls the page', async () => {
    for (const name of ['Features', 'Pricing', 'Form']) await builder.block(name).click();
    await builder.layer(/^Hero/).click();
    await builder.canvas.evaluate((stage) => stage.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Move Hero', exact: true }).hover();
    await page.mouse.down();
    const box = await builder.canvas.boundingBox();
    if (!box) throw new Error('Expected a canvas.');
    await page.mouse.move(box.x + 200, box.y + 200, { steps: 5 });
    await page.mouse.move(box.x + 200, box.y + box.height - 12, { steps: 5 });
    await expect.poll(() => builder.canvas.evaluate((stage) => stage.scrollTop)).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(async () => (await builder.outline())[0]).toBe('Hero');
  });

  await test.step('words are typed where they are read', async () => {
    await builder.canvas.evaluate((stage) => stage.scrollTo(0, 0));
    const title = builder.canvas.getByRole('heading', { level: 1 });
    await builder.layer(/^Hero/).click();
    await title.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Open day on Saturday');
    await expect(title).toHaveText('Open day on Saturday');
    expect(await violations(page), 'the builder').toEqual([]);
  });

  const html = await test.step('the exported file is valid, has no script, and comes back equal', async () => {
    const download = page.waitForEvent('download');
    await builder.header('Export').click();
    const exported = await readFile(await (await download).path(), 'utf8');
    expect(await faults(exported)).toEqual([]);
    expect(exported).not.toMatch(/<script(?! type="application\/json")/);
    const file = info.outputPath('page.html');
    await writeFile(file, exported);
    await builder.list();
    await page.getByLabel('Page file').setInputFiles(file);
    const again = page.waitForEvent('download');
    await builder.header('Export').click();
    expect(await readFile(await (await again).path(), 'utf8')).toBe(exported);
    return exported;
  });
  expect(html).toContain('Open day on Saturday');

  await test.step('the form in the preview makes a contact', async () => {
    await builder.header('Preview').click();
    const form = builder.preview();
    await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await form.getByLabel('Email').fill('ada@engines.example');
    // By keys: the frame is scaled to fit, and Playwright's clicks into it miss by that much.
    await form.getByRole('checkbox').press('Space');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(notices.getByText('Contact added from the form')).toBeVisible();
  });

  await test.step('a shared link opens on another machine without a workspace', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await builder.header('Share').click();
    await expect(notices.getByText('Preview link copied to clipboard')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const phone = await other.newPage();
    await phone.goto(link);
    await expect(
      phone.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Open day on Saturday' }),
    ).toBeVisible();
    await phone.getByText('Mobile', { exact: true }).click();
    const lefts = async () => {
      const columns = await phone.frameLocator('iframe').locator('.p-column').all();
      const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
      return [columns.length, new Set(boxes.map((box) => box?.x)).size];
    };
    await expect.poll(lefts, 'two columns are one below another on a phone').toEqual([2, 1]);
    await phone.goto('/marketing/landing');
    await expect(phone.getByRole('button', { name: 'Create workspace' })).toBeVisible();
    await other.close();
  });
});

test('by keyboard alone a page is made, changed, undone, and a block placed', { tag: '@journey' }, async ({ page }) => {
  await enterOwnBusiness(page);
  const builder = new BuilderPage(page, '/marketing/landing');
  await builder.list();
  await page.getByRole('button', { name: 'New page' }).focus();
  await page.keyboard.press('Enter');

  await test.step('blocks are added with Enter and placed with Alt+Enter', async () => {
    await builder.block('Hero').focus();
    await page.keyboard.press('Enter');
    await builder.block('Columns').focus();
    await page.keyboard.press('Enter');
    await builder.block('Text').focus();
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('button', { name: 'Place at the top' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Place in Column' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(builder.outline).toEqual(['Hero', 'Columns', '>Column', '>>Text', '>Column']);
  });

  await test.step('in the layers blocks move, and undo takes it back', async () => {
    await builder.layer(/^Text/).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await builder.outline()).at(-1)).toBe('Hero');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await builder.outline())[0]).toBe('Hero');
    await page.keyboard.press('Home');
  });

  await test.step('its words are changed in the properties, and it is exported', async () => {
    const properties = page.getByRole('region', { name: 'Properties' });
    await properties.getByLabel('Title', { exact: true }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Open day');
    await builder.header('Export').focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const html = await readFile(await (await download).path(), 'utf8');
    expect(html).toContain('<h1>Open day</h1>');
    expect(await faults(html)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('a finger that rests drags a block to the page, and one that moves at once scrolls', async ({ page }) => {
    await enterOwnBusiness(page);
    const builder = new BuilderPage(page, '/marketing/landing');
    await builder.list();
    await page.getByRole('button', { name: 'New page' }).tap();
    const dock = page.getByRole('navigation', { name: 'Builder' });
    await dock.getByRole('button', { name: 'Add' }).tap();
    const hero = page.getByRole('region', { name: 'Add' }).getByRole('button', { name: 'Hero' });
    const finger = await Finger.on(page);
    const from = await middleOf(hero);
    const to = await middleOf(builder.canvas);

    await finger.down(from);
    await finger.moveBy({ y: to.y - from.y });
    await finger.up();
    await expect(builder.canvas.getByText('Nothing here yet.')).toBeVisible();

    const again = await middleOf(hero);
    await finger.down(again);
    await page.locator('[data-dragged]').waitFor();
    await finger.moveBy({ y: to.y - again.y });
    await page.locator('[data-drop-line]').waitFor();
    await finger.up();
    await expect(builder.canvas.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), 'the builder on a phone').toEqual([]);
  });
});
