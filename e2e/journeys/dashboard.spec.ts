import { expect, test } from '../test';
import { enterDemo } from './steps';

test('each figure of the dashboard leads to exactly what it counts', async ({ page, dashboard, shell }) => {
  await enterDemo(page);
  /** What a figure says, and the page it opened. */
  const open = async (label: string) => {
    await shell.open('Dashboard');
    const figure = dashboard.figure(label);
    await expect(figure).toBeVisible();
    const text = await figure.innerText();
    await figure.getByRole('link', { name: label }).click();
    return text;
  };
  const count = (text: string) => Number(/\d+/.exec(text)?.[0]);
  const counted = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

  await test.step('the pipeline and the forecast to the open deals, with both sums', async () => {
    const [, pipeline = '', deals = ''] = (await open('Open pipeline')).split(/\n+/);
    await counted(`${count(deals)} of`);
    await expect(page.getByText(`Open ${pipeline}`)).toBeVisible();
    const [, forecast = ''] = (await open('Weighted forecast')).split(/\n+/);
    await expect(page.getByText(`weighted ${forecast}`)).toBeVisible();
  });
  await test.step('new contacts and tasks due to lists of as many', async () => {
    await counted(`${count(await open('New contacts'))} of`);
    await counted(`${count(await open('Tasks due'))} of`);
  });
  await test.step('the meetings to the page of today', async () => {
    const meetings = count(await open('Meetings today'));
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(page.getByRole('main').locator('.c-event, [data-meeting]')).toHaveCount(meetings);
  });
  await test.step('the reviews to the queue of those that wait', async () => {
    await counted(`${count(await open('Reviews waiting'))} of`);
  });
});

test('paper shows what a page says, and nothing to press', async ({ page, dashboard }) => {
  await enterDemo(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dashboard.heading).toBeVisible();
  await expect(dashboard.figure('Open pipeline')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add contact' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
