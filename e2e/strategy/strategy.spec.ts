import { enterDemo } from '../journeys/steps';
import { Shell } from '../pages/Shell';
import { StrategyPage } from '../pages/StrategyPage';
import { textAndOutline } from '../pdfText';
import { expect, test } from '../test';

test('an owner goes from the setup through nine phases to a PDF of what was approved and modified', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 1000 });
  const strategy = new StrategyPage(page);
  const { messages } = new Shell(page);
  await enterDemo(page);
  await strategy.goto();
  await strategy.fillSetup('A studio of six for brands and websites in Leeds.', 'SWOT');
  await strategy.begin.click();
  await expect(messages.getByText('Moving to Phase 2')).toBeVisible();

  await test.step('the first phase, done with the setup, can be analysed and reviewed too', async () => {
    await strategy.button('Re-run phase 1').click();
    await expect(messages.getByText('Re-running Analysis')).toBeVisible();
    await strategy.button('Details of phase 1').click();
    await strategy.approve();
    await expect(strategy.phases.getByText('Approved')).toBeVisible();
    await strategy.phases.getByRole('button', { name: /2\. Market and demand/ }).click();
  });

  for (let phase = 2; phase <= 9; phase++) {
    await test.step(`phase ${phase}`, async () => {
      await expect(page.getByText(`Phase ${phase} of 9`)).toBeVisible();
      if (phase === 9) await strategy.button('Re-run phase 9').click();
      else await strategy.run.click();
      await expect(strategy.card).toBeVisible();
      if (phase === 3) await strategy.modify('Customers come back for the care.');
      else if (phase === 4) await strategy.reject('The competitors named do not exist.');
      else await strategy.approve();
      if (phase < 9) await strategy.complete.click();
    });
  }
  await expect(strategy.phases.getByText('Modified')).toBeVisible();
  await expect(strategy.phases.getByText('Rejected')).toBeVisible();

  await test.step('the report has what was approved, as it was approved, and nothing of what was rejected', async () => {
    await strategy.tab('Executive Report').click();
    await strategy.button('Generate Report').click();
    await expect(messages.getByText('Executive Report Generated')).toBeVisible();
    await expect(strategy.sheet).toContainText('Customers come back for the care.');
    await expect(strategy.sheet.getByRole('heading', { name: /Competitors/ })).toHaveCount(0);
  });

  await test.step('the PDF can be read, and its headings are bookmarks', async () => {
    const { text, outline, below } = await textAndOutline(await strategy.exportPdf());
    expect(text).toContain('Customers come back for the care.');
    expect(text).toContain('The competitors named do not exist.');
    expect(outline).toEqual(
      expect.arrayContaining([
        'Summary',
        '3. Customers and segments',
        'Assumptions',
        'Evidence',
        'Appendix: review trail',
      ]),
    );
    expect(outline).not.toContain('4. Competitors and alternatives');
    expect(below.get('3. Customers and segments')).toEqual(expect.arrayContaining(['Who buys, and why', 'Strengths']));
    expect(text, 'a chart has its words and values as text').toMatch(/Won deals by source, \d+ deals.*£\d/);
  });
});
