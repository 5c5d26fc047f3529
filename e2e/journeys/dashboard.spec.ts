import { expect, test } from '../test';
import { enterDemo } from './steps';

test('each figure of the dashboard leads to exactly what it counts', { tag: '@journey' }, async ({
  page,
  dashboard,
  shell,
}) => {
  await enterDemo(page);
  /** Opens what a figure leads to; its value and hint as they were. */
  const open = async (label: string) => {
    await shell.open('Dashboard');
    const figure = dashboard.figure(label);
    await expect(figure).toBeVisible();
    const [, value = '', hint = ''] = await figure.locator('> div').allTextContents();
    await figure.getByRole('link', { name: label }).click();
    return { value, hint };
  };
  const counted = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

  await test.step('the pipeline and the forecast to the open deals, with both sums', async () => {
    const pipeline = await open('Open pipeline');
    await counted(`${Number.parseInt(pipeline.hint, 10)} of`);
    await expect(page.getByText(`Open ${pipeline.value}`)).toBeVisible();
    await expect(page.getByText(`weighted ${(await open('Weighted forecast')).value}`)).toBeVisible();
  });
  await test.step('new contacts and tasks due to lists of as many', async () => {
    await counted(`${(await open('New contacts')).value} of`);
    await counted(`${(await open('Tasks due')).value} of`);
  });
  await test.step('the meetings to the page of today', async () => {
    const meetings = Number((await open('Meetings today')).value);
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /\d\d:\d\d – \d\d:\d\d/ })).toHaveCount(meetings);
  });
  await test.step('the reviews to the queue of those that wait', async () => {
    await counted(`${(await open('Reviews waiting')).value} of`);
  });
});

test('a printed page has its content and no controls', async ({ page, dashboard }) => {
  await enterDemo(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dashboard.heading).toBeVisible();
  await expect(dashboard.figure('Open pipeline')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add contact' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
