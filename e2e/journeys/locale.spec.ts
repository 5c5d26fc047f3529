import { CalendarPage } from '../pages/CalendarPage';
import { DealsPage } from '../pages/DealsPage';
import { expect, test } from '../test';
import { enterOwnBusiness } from './steps';

test.use({ locale: 'en-US' });

test('in an American browser days in forms are day first, and times have 24 hours', async ({ page }) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show('week', '2027-03-03', { new: 'meeting' });
  const field = (name: string) => calendar.dialog.getByLabel(name, { exact: true });
  await expect(field('Start day')).toHaveValue('Wed 3 Mar 2027');
  await field('Start time').fill('2.30 pm');
  await field('Start day').fill('4/3/2027');
  await field('Title').focus();
  await expect(field('Start day')).toHaveValue('Thu 4 Mar 2027');
  await expect(field('Start time')).toHaveValue('14:30');

  await test.step('a day that only exists month first is not guessed at', async () => {
    await field('Start day').fill('3/24/2027');
    await field('Title').focus();
    await expect(field('Start day')).toHaveValue('3/24/2027');
    await expect(calendar.dialog.getByText('Enter a day, day first, such as 3/11/2026')).toBeVisible();
    await field('Start day').fill('24/3/2027');
  });
  await calendar.plan('Site visit');
  await expect(calendar.dialog).toHaveCount(0);

  await test.step('in the form of a deal as well', async () => {
    await new DealsPage(page).goto('&new=deal');
    const close = page.getByRole('dialog').getByLabel(/close date/i);
    await close.fill('3/11/2027');
    await page.keyboard.press('Tab');
    await expect(close).toHaveValue('Wed 3 Nov 2027');
  });
});
