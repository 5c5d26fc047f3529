import { enterOwnBusiness } from '../journeys/steps';
import { expect, test } from '../test';

// Journeys through engines that are loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

test('a post is imported, moved in the calendar and found in the library', { tag: '@journey' }, async ({ page }) => {
  await enterOwnBusiness(page);
  await page.goto('/?module=content&tab=library');

  await test.step('a file of posts comes in', async () => {
    await page.getByRole('button', { name: 'Import posts' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'posts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Text,Date\nRye is back,10/12/2030 16:00\nOat some day,\n'),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('grid', { name: 'Content' })).toContainText('Rye is back');
  });

  await test.step('by keyboard to the next day', async () => {
    await page.goto('/?module=content&day=2030-12-10');
    await page.getByRole('button', { name: /Rye is back$/ }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    const next = page.getByRole('listitem', { name: 'Wed 11 Dec 2030' });
    await expect(next.getByRole('button', { name: /Rye is back$/ })).toBeFocused();
  });

  await test.step('by drag to a day of its own', async () => {
    await page
      .getByRole('button', { name: /Oat some day$/ })
      .dragTo(page.getByRole('listitem', { name: 'Fri 20 Dec 2030' }));
    await expect(page.getByRole('listitem', { name: 'Fri 20 Dec 2030' })).toContainText('Oat some day');
  });

  await test.step('both are there after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('listitem', { name: 'Wed 11 Dec 2030' })).toContainText('Rye is back');
    await page.getByRole('tab', { name: /^Library/ }).click();
    await page.getByRole('searchbox', { name: 'Search content' }).fill('oat');
    await expect(page.getByRole('grid', { name: 'Content' }).getByText('Oat some day')).toBeVisible();
  });
});
