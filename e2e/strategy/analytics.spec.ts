import { readFile } from 'node:fs/promises';
import { enterDemo } from '../journeys/steps';
import { AnalyticsPage } from '../pages/AnalyticsPage';
import { expect, test } from '../test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await enterDemo(page);
});

test('a figure leads to as many records as it says, by keyboard, and back', { tag: '@journey' }, async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.counted).toBeVisible();
  const figure = analytics.figure('Deals by furthest stage');
  const count = Number(await figure.textContent());
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(analytics.records.getByRole('listitem')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(analytics.records).toBeHidden();
  await expect(figure).toBeVisible();
});

test('a widget is dragged to another place, which undo takes back', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await analytics.edit.click();
  await expect(analytics.widgets.first()).toHaveText('Customer contact');
  await analytics.drag('Won per month', -900, -500);
  await expect(analytics.widgets.first()).toHaveText('Won per month');
  await analytics.undo.click();
  await expect(analytics.widgets.first()).toHaveText('Customer contact');
});

test('a board is saved as CSV and as a picture', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto('&from=2026-06-01&to=2026-11-22');
  await expect(analytics.figure('Customer contact')).toBeVisible();
  const save = async (item: string) => {
    await page.getByRole('button', { name: 'Export the board' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await save('Save as CSV');
  expect(csv.name).toBe('Owners board 2026-06-01 to 2026-11-22.csv');
  expect(csv.bytes.toString()).toContain('Won per month');
  const png = await save('Save as picture (PNG)');
  expect([...png.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(png.bytes.length).toBeGreaterThan(10_000);
});
