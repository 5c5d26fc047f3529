import { enterDemo } from '../journeys/steps';
import { DealsPage } from '../pages/DealsPage';
import { expect, test } from '../test';

test.beforeEach(async ({ page }) => enterDemo(page));

test('a deal is moved by pointer and by keyboard, and Undo takes the last move back', { tag: '@journey' }, async ({
  page,
}) => {
  const deals = new DealsPage(page);
  await deals.goto();
  const name = await deals.firstIn('New');
  await test.step('by pointer', async () => {
    await deals.drag('New', name, 'Proposal sent');
    await expect(deals.card('Proposal sent', name)).toBeVisible();
  });
  await test.step('by keyboard', async () => {
    await deals.card('Proposal sent', name).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(deals.card('Negotiation', name)).toBeFocused();
  });
  await test.step('and back', async () => {
    await deals.undo.last().click();
    await expect(deals.card('Proposal sent', name)).toBeVisible();
  });
  await test.step('it is still there after a reload, and its timeline tells', async () => {
    await page.reload();
    await deals.card('Proposal sent', name).click();
    await expect(deals.sheet(name).getByText('Stage: New → Proposal sent')).toBeVisible();
  });
});

test('a deal is lost for a reason only, by keyboard alone', async ({ page }) => {
  const deals = new DealsPage(page);
  await deals.goto();
  const name = await deals.firstIn('Negotiation');
  await deals.card('Negotiation', name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: `Why was “${name}” lost?` });
  await dialog.getByRole('button', { name: 'Mark as lost' }).press('Enter');
  await expect(dialog.getByText('Choose why it was lost.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Other');
  await dialog.getByRole('textbox', { name: 'In your words' }).fill('The shop was flooded');
  await page.keyboard.press('Enter');
  await expect(deals.card('Lost', name)).toBeVisible();
  await expect(deals.column('Lost').getByText('Other: The shop was flooded')).toBeVisible();
});

test('the view is chosen once and remembered, and a phone shows one stage at a time', async ({ page }) => {
  const deals = new DealsPage(page);
  await deals.goto();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(deals.list).toBeVisible();
  await deals.goto();
  await expect(deals.list).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await deals.goto('&view=board');
  await page.getByRole('combobox', { name: 'Stage shown' }).selectOption({ label: 'Won (6)' });
  await expect(deals.column('Won')).toBeVisible();
  await expect(deals.column('New')).toHaveCount(0);
  await expect(deals.column('Won').getByRole('button', { name: 'Show all (6)' })).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1100 } });

  test('a deal is held with a finger and moved', async ({ page }) => {
    const deals = new DealsPage(page);
    await deals.goto('&view=board');
    const name = await deals.firstIn('New');
    await deals.dragByFinger('New', name, 'Qualified');
    await expect(deals.card('Qualified', name)).toBeVisible();
  });
});
