import { readFile } from 'node:fs/promises';
import { pressOn, typeInto } from '../journeys/keyboard';
import { enterDemo } from '../journeys/steps';
import { DealsPage } from '../pages/DealsPage';
import { pageTexts } from '../pdfText';
import { expect, test } from '../test';

test.beforeEach(async ({ page }) => enterDemo(page));

test('a quote is written, downloaded as a PDF with selectable text, sent and accepted', { tag: '@journey' }, async ({
  page,
  browserName,
}) => {
  await test.step('written for a deal', async () => {
    await page.goto('/?module=sales&tab=quotes&new=quote');
    await page.getByRole('combobox', { name: 'For the deal' }).selectOption({ index: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Add quote' }).click();
    await expect(page.getByRole('heading', { name: 'Quote Q-0008' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Description of line 1' }).fill('Zażółć gęślą jaźń, Αθήνα £');
    await page.getByRole('textbox', { name: 'Unit price of line 1' }).fill('1000');
    await page.getByRole('combobox', { name: 'VAT of line 1' }).selectOption('20%');
    await expect(page.getByLabel('Totals')).toContainText('Total£1,200');
  });
  await test.step('as a PDF, made in the browser under its policy', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Q-0008.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pageTexts(file)).join(' ')).toContain('Zażółć gęślą jaźń, Αθήνα £');
  });
  await test.step('on paper, where nothing else stands', async (step) => {
    step.skip(browserName === 'firefox', 'WebDriver BiDi cannot have Firefox show a page as it is printed');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const paper = page.getByRole('article', { name: 'Quote Q-0008' });
    await expect(paper).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Sales' })).toBeHidden();
    await expect.poll(async () => (await paper.boundingBox())?.y).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });
  await test.step('sent and accepted, which wins the deal', async () => {
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByRole('button', { name: 'Mark as accepted' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as accepted' }).click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  });
  await test.step('still there after a reload, and told with the deal', async () => {
    await page.reload();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('definition').getByRole('link').last().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Quote Q-0008 was accepted')).toBeVisible();
    await expect(sheet.getByText('Stage: ')).toBeVisible();
  });
});

test('a quote is written, sent and accepted by keyboard alone', async ({ page, shell }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/?module=sales&tab=quotes');
  await pressOn(page, button('Add quote'));
  const deal = page.getByRole('combobox', { name: 'For the deal' });
  await expect(deal).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Add quote' }));
  await expect(page.getByRole('heading', { name: 'Quote Q-0008' })).toBeFocused();
  await pressOn(page, button('Add line'));
  await expect(page.getByRole('textbox', { name: 'Description of line 2' })).toBeFocused();
  await page.keyboard.type('Training');
  await typeInto(page, page.getByRole('textbox', { name: 'Unit price of line 2' }), '150');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Totals')).toContainText('Total');
  await pressOn(page, button('Mark as sent'));
  await pressOn(page, button('Mark as accepted'));
  await pressOn(page, page.getByRole('dialog').getByRole('checkbox', { name: /^Set the value of/ }), 'Space');
  await page.keyboard.press('Enter');
  await expect(shell.messages.getByText('Quote accepted')).toBeVisible();
});

test('on a phone the list of quotes is afterwards where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/?module=sales&tab=quotes');
  const list = page.getByRole('grid', { name: 'Quotes' });
  const far = list.getByRole('link', { name: 'Q-0002' });
  await far.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await place();
  expect(left).toBeGreaterThan(200);
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'All quotes' }).click()]) {
    await far.click();
    await expect(page.getByRole('heading', { name: 'Quote Q-0002' })).toBeInViewport();
    await back();
    await expect(list).toBeVisible();
    await expect.poll(place).toBe(left);
  }
});

test('a deleted quote is restored from the settings with its number', async ({ page, shell }) => {
  await page.goto('/?module=sales&tab=quotes');
  await page.getByRole('link', { name: 'Q-0006' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(shell.messages.getByText('Quote Q-0006 deleted')).toBeVisible();
  await page.goto('/crm/settings?section=deleted');
  await page.getByRole('button', { name: 'Restore: Delete quote Q-0006' }).click();
  await expect(shell.messages.getByText('A record restored')).toBeVisible();
  await page.goto('/?module=sales&tab=quotes');
  await expect(page.getByRole('link', { name: 'Q-0006' })).toBeVisible();
});

test('the forecast follows the deals and the target', async ({ page }) => {
  await page.goto('/?module=sales');
  const figures = page.getByRole('region', { name: 'Figures' });
  const forecast = figures.locator('.s-stat').filter({ hasText: 'Weighted forecast' });
  await expect(forecast).toContainText('£');
  const before = await forecast.textContent();
  await page.getByRole('textbox', { name: 'Monthly target, £' }).fill('5000');
  await page.keyboard.press('Enter');
  const byTarget = page.getByRole('table').filter({ hasText: 'Of target' });
  await expect(byTarget.getByRole('row').nth(1)).toContainText('%');
  const deals = new DealsPage(page);
  await deals.goto('&view=board');
  const name = await deals.firstIn('New');
  await page.getByRole('button', { name: `Move ${name}` }).click();
  await page.getByRole('menuitemradio', { name: 'Move to Negotiation' }).click();
  await expect(deals.card('Negotiation', name)).toBeVisible();
  await page.goto('/?module=sales');
  await expect(forecast).toContainText('£');
  await expect(forecast).not.toHaveText(before ?? '');
  await expect(page.getByRole('textbox', { name: 'Monthly target, £' })).toHaveValue('5000');
});
