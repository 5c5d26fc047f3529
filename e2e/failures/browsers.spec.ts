import type { Page } from '@playwright/test';
import { translatePage } from '../../shared/testing/src/translatePage';
import { enterDemo } from '../journeys/steps';
import { ReviewPage } from '../pages/ReviewPage';
import { expect, test } from '../test';

const translate = (page: Page) => page.evaluate(translatePage as () => void);

test('a page that the browser translates goes on counting, changing and leading on', async ({ page, crm, shell }) => {
  test.setTimeout(120_000);
  await enterDemo(page);
  await test.step('the number beside Delete is that of the contacts that are ticked', async () => {
    await shell.open('CRM');
    const boxes = crm.list.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(0).check();
    await translate(page);
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await expect(page.getByText('3 contacts selected')).toBeVisible();
    await expect(page.getByText('1 contact selected')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByText('contacts selected')).toHaveCount(0);
  });
  for (const module of ['Sales', 'Calendar', 'Support', 'Review', 'Strategy', 'Marketing', 'Agents', 'Dashboard']) {
    await test.step(`${module} opens from a translated page, and is one itself`, async () => {
      await translate(page);
      await shell.navigation.getByRole('link', { name: new RegExp(`^${module}`) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await translate(page);
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog');
      await palette.getByRole('combobox').fill('am');
      await translate(page);
      await palette.getByRole('combobox').fill('amelia');
      await expect(palette.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(/could not be shown|is not available/)).toHaveCount(0);
    });
  }
});

test('a word that an input method proposes is taken, and nothing is sent or saved by it', async ({ page }) => {
  await enterDemo(page);
  const review = new ReviewPage(page);
  await review.goto();
  await review.action('Comment').click();
  const field = review.card.getByRole('textbox', { name: 'Comment' });
  const keyboard = await page.context().newCDPSession(page);
  await field.focus();
  await keyboard.send('Input.imeSetComposition', { text: 'すし', selectionStart: 2, selectionEnd: 2 });
  const press = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, modifiers: 2 } as const;
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  await expect(field).toBeVisible();
  await keyboard.send('Input.insertText', { text: 'すし' });
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await expect(review.trail).toContainText('すし');
});

test('shortcuts and the keys of the review work on a Russian keyboard', async ({ page }) => {
  await enterDemo(page);
  const press = (key: string, code: string, ctrlKey = false) =>
    page.evaluate((init) => void document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      ...{ key, code, ctrlKey, bubbles: true, cancelable: true },
    });
  await press('л', 'KeyK', true);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  const review = new ReviewPage(page);
  await review.goto();
  const title = () => review.card.getAttribute('aria-label');
  await expect(review.card).toBeVisible();
  const first = await title();
  await expect(async () => {
    await press('о', 'KeyJ');
    expect(await title()).not.toBe(first);
  }).toPass({ intervals: [1100] });
});

test('a reviewer’s words are there after a reload', async ({ page }) => {
  await enterDemo(page);
  const review = new ReviewPage(page);
  await review.goto();
  await review.action('Modify').click();
  const field = review.card.getByRole('textbox').first();
  await field.fill('Half a thought');
  await page.reload();
  await review.action('Modify').click();
  await expect(field).toHaveValue('Half a thought');
  await expect(review.card.getByText('Not saved yet: your draft from')).toBeVisible();
});
