import { enterDemo } from '../journeys/steps';
import { FrameworkBoardsPage } from '../pages/FrameworkBoardsPage';
import { expect, test } from '../test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await enterDemo(page);
});

test('a point is dragged to another field, and undo takes it back', async ({ page }) => {
  const boards = new FrameworkBoardsPage(page);
  await boards.goto('pestle');
  await boards.add('Political', 'Regulars come back');
  await boards.drag('Regulars come back', 'Economic');
  await expect(boards.points('Economic')).toHaveText(['Regulars come back']);
  await expect(boards.points('Political')).toHaveCount(0);
  await boards.undo.click();
  await expect(boards.points('Political')).toHaveText(['Regulars come back']);
});

test('proposals come on the board after the approval', async ({ page }) => {
  const boards = new FrameworkBoardsPage(page);
  await boards.goto('ansoff');
  await boards.propose.click();
  const put = page.getByRole('button', { name: /^Put \d+ points? on the board$/ });
  await expect(boards.card).toBeVisible();
  await expect(put).toBeHidden();
  await boards.card.getByRole('button', { name: 'Approve', exact: true }).click();
  await put.click();
  await expect(boards.points('Market penetration').first()).toBeVisible();
});
