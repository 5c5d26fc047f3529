import { violations, violationsInBothSchemes } from '../accessibility/violations';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { ReviewPage } from '../pages/ReviewPage';
import { expect, test } from '../test';

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on the parts of the review', async ({ page }) => {
      // Five pages, each looked at as a whole.
      test.slow();
      const review = new ReviewPage(page);
      await enterDemo(page);
      await review.goto();
      await expect(review.list).toBeVisible();
      expect(await violationsInBothSchemes(page), 'queue').toEqual([]);
      await review.goto('ai-sample-1');
      await expect(review.card).toBeVisible();
      await review.action('Modify').click();
      await review.card.getByRole('textbox', { name: 'Changed text' }).fill('Your dates, before January');
      expect(await violationsInBothSchemes(page), 'an entry that is changed').toEqual([]);
      await review.goto('ai-sample-12');
      await review.card.getByText('What was changed').click();
      expect(await violationsInBothSchemes(page), 'an entry that was changed').toEqual([]);
      await review.gotoTab('statistics');
      await expect(page.getByText('Decided by a person')).toBeVisible();
      expect(await violationsInBothSchemes(page), 'statistics').toEqual([]);
      await review.gotoTab('rules');
      await expect(page.getByLabel('Risk of Social post')).toBeVisible();
      expect(await violationsInBothSchemes(page), 'rules').toEqual([]);
    });
  });
}

test('the empty queue and its shortcuts pass axe too', async ({ page }) => {
  const review = new ReviewPage(page);
  await enterOwnBusiness(page);
  await review.goto();
  await expect(review.nothingYet).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await review.askForFirst.click();
  await expect(review.card).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the trail is exported as CSV and as JSON', async ({ page }) => {
  const review = new ReviewPage(page);
  await enterDemo(page);
  await review.goto();
  for (const [item, ending, start] of [
    ['Trail as CSV', 'csv', '\ufeffEntry,Title,Kind'],
    ['Ledger as JSON', 'json', '{\n  "business": "Harbour & Vale Studio'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the review trail' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^review-trail-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
    let text = '';
    for await (const piece of await file.createReadStream()) text += String(piece);
    expect(text.startsWith(start)).toBe(true);
  }
});
