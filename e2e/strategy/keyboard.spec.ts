import { pressOn, tabTo, typeInto } from '../journeys/keyboard';
import { enterDemo } from '../journeys/steps';
import { StrategyPage } from '../pages/StrategyPage';
import { textAndOutline } from '../pdfText';
import { expect, test } from '../test';

test('by keyboard alone: the setup, a phase that is approved with notes, and the report as a file', async ({
  page,
}) => {
  test.slow();
  const strategy = new StrategyPage(page);
  await enterDemo(page);
  await strategy.goto();
  await expect(strategy.context).toBeVisible();

  await test.step('the setup', async () => {
    await typeInto(page, strategy.context, 'A studio of six for brands and websites in Leeds.');
    await tabTo(page, page.getByRole('combobox', { name: 'Industry' }));
    await page.keyboard.type('Professional');
    await page.keyboard.press('Enter');
    await pressOn(page, strategy.framework('SWOT'), 'Space');
    await pressOn(page, strategy.begin);
    await expect(strategy.phase('Phase 2: Market and demand')).toBeVisible();
  });

  await test.step('the phase', async () => {
    await tabTo(page, strategy.run, { atMost: 150 });
    await page.keyboard.press('Enter');
    await expect(strategy.card).toBeVisible();
    await tabTo(page, strategy.card.getByRole('button', { name: 'Approve', exact: true }), { atMost: 150 });
    await page.keyboard.press('Enter');
    await expect(strategy.card.getByText('Approved').first()).toBeVisible();
    await tabTo(page, strategy.notes, { atMost: 150 });
    await page.keyboard.type('Asked five customers.');
    await pressOn(page, strategy.button('Save Notes'));
    await tabTo(page, strategy.complete, { atMost: 150 });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Phase 3 of 9')).toBeVisible();
  });

  await test.step('the report', async () => {
    await tabTo(page, strategy.tab('Progress Tracker'), { atMost: 150 });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, strategy.button('Generate Report'), { atMost: 150 });
    await page.keyboard.press('Enter');
    await expect(strategy.sheet).toBeVisible();
    await tabTo(page, strategy.button('Export PDF'), { atMost: 150 });
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect((await textAndOutline(download)).text).toContain('Asked five customers.');
  });
});
