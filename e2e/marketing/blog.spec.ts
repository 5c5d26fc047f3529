import { readFile } from 'node:fs/promises';
import { violations } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

// Journeys through engines that are loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

test('an article is begun, written in the rich editor by keyboard, finished and saved as Markdown', {
  tag: '@journey',
}, async ({ page }) => {
  await enterOwnBusiness(page);
  const studio = new StudioPage(page, '/marketing/blog');
  await studio.goto();
  const text = page.getByRole('textbox', { name: 'Your own words' });

  await test.step('it is written in the editor', async () => {
    await studio.brief.fill('Rye at home');
    await page.getByRole('button', { name: 'Write it yourself' }).click();
    await text.click();
    await page.keyboard.type('Rye at home');
    await page.keyboard.press('Control+Alt+1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Begin');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Slowly.');
    await expect(text.getByRole('heading', { level: 1 })).toHaveText('Rye at home');
    await expect(text.getByRole('heading', { level: 2 })).toHaveText('Begin');
    await expect(text.locator('strong')).toHaveText('Slowly.');
    expect(await violations(page), 'the editor').toEqual([]);
  });

  await test.step('a picture needs words, and a link an address', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await dialog.getByLabel('Web address').fill('https://bakery.example/loaf.jpg');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Say what the picture shows.')).toBeVisible();
    await dialog.getByLabel('Alt text').fill('A loaf');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(text.getByText('A loaf')).toBeVisible();
  });

  await test.step('what was typed is there after a reload', async () => {
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await expect(page.getByLabel('Your own words')).toHaveValue(
      '# Rye at home\n\n## Begin\n\n**Slowly.**\n\n![A loaf](https://bakery.example/loaf.jpg)',
    );
    await page.reload();
    await expect(text.getByRole('heading', { level: 1 })).toHaveText('Rye at home');
  });

  await test.step('only a finished article is saved', async () => {
    await page.getByRole('button', { name: 'Mark as finished' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toBe('# Rye at home\n\n## Begin\n\n**Slowly.**\n\n![A loaf](https://bakery.example/loaf.jpg)\n');
  });
});
