import { enterDemo } from '../journeys/steps';
import { longTasks, watchLongTasks } from '../longTasks';
import { Shell } from '../pages/Shell';
import { StrategyPage } from '../pages/StrategyPage';
import { pageTexts } from '../pdfText';
import { expect, test } from '../test';

test('a report of 100,000 characters shows a bar while its PDF is made, and the page can be used meanwhile', {
  tag: '@alone',
}, async ({ page }) => {
  test.slow();
  const strategy = new StrategyPage(page);
  const { messages } = new Shell(page);
  await enterDemo(page);
  await strategy.goto();
  await strategy.fillSetup('A studio of six for brands and websites in Leeds.', 'SWOT');
  await strategy.begin.click();
  await expect(messages.getByText('Moving to Phase 2')).toBeVisible();
  await strategy.run.click();
  await expect(strategy.card).toBeVisible();
  const sentences = Array.from({ length: 2000 }, (_, at) => `Order ${at} came back for the care that was taken.`);
  await strategy.modify(sentences.join(' '));
  await expect(strategy.phases.getByText('Modified')).toBeVisible();
  await strategy.tab('Executive Report').click();
  await strategy.button('Generate Report').click();
  await expect(strategy.sheet).toContainText('Order 1999 came back');

  await watchLongTasks(page);
  const began = Date.now();
  const download = page.waitForEvent('download');
  await strategy.button('Export PDF').click();
  await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeVisible();
  const file = await download;
  const took = Date.now() - began;
  await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeHidden();
  const tasks = await longTasks(page);
  const text = (await pageTexts(file)).join(' ');
  expect(text.length).toBeGreaterThan(100_000);
  expect(text).toContain('Order 1999 came back');
  if (process.env.STEPS_FIGURES)
    process.stdout.write(
      `PDF of ${text.length} characters: ${took} ms, over 50 ms: ${tasks.map(Math.round).join(', ')}\n`,
    );
  // As for the manual: made in the page itself it takes seconds in one task.
  expect(Math.max(0, ...tasks)).toBeLessThan(500);
});
