import type { Page } from '@playwright/test';
import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

const selected = (page: Page) => page.evaluate(() => window.getSelection()?.toString() ?? '');

/** Whether the browser would open its menu there. */
const opensMenu = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })),
    );

test.beforeEach(({ page }) => enterDemo(page));

test('texts of the interface are not selected, fields and values of records are', async ({ page, settings }) => {
  await settings.goto('workspace');
  await page.getByRole('heading', { level: 2, name: 'Name' }).dblclick();
  expect(await selected(page)).toBe('');
  expect(await opensMenu(page, 'h2')).toBe(false);
  await settings.workspaceName.dblclick();
  expect(await selected(page)).not.toBe('');
  expect(await opensMenu(page, 'input')).toBe(true);
});

test('switched off in the settings everything can be selected, also after a reload', async ({ page, settings }) => {
  await settings.goto('protection');
  await page.getByRole('checkbox', { name: 'Protect the content of Steps' }).uncheck();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'What it does' }).dblclick();
  expect(await selected(page)).not.toBe('');
  expect(await opensMenu(page, 'h2')).toBe(true);
});

test('developer tools that are open are told in the console', async ({ page, context, console }) => {
  console.allow(/Developer tools are open/);
  const tools = await context.newCDPSession(page);
  tools.on('Debugger.paused', () => {
    // Longer than the threshold, as anybody who looks at it takes.
    setTimeout(() => void tools.send('Debugger.resume').catch(() => {}), 150);
  });
  await tools.send('Debugger.enable');
  await expect.poll(() => console.messages.join('\n')).toContain('Developer tools are open');
  await tools.send('Debugger.disable');
});
