import type { Page } from '@playwright/test';
import { enterOwnBusiness } from '../journeys/steps';
import { CalendarPage } from '../pages/CalendarPage';
import { Finger, middleOf } from '../pages/Finger';
import { expect, test } from '../test';

/** Pixels of an hour in week and day. */
const hour = 48;

/** A calendar with one meeting on Wednesday from 9 to 10. */
async function withMeeting(page: Page, view: 'week' | 'day' | 'month') {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show(view, '2027-03-03', { new: 'meeting' });
  await calendar.plan('Site visit');
  const meeting = calendar.meeting('Site visit');
  await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:00');
  return { calendar, meeting, finger: await Finger.on(page) };
}

for (const width of [390, 820]) {
  test.describe(`by finger, ${width} pixels wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: width === 390 ? 844 : 1100 } });

    test('a meeting that is held is moved by an hour, and put back by Undo', async ({ page, shell }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'week');
      await finger.down(await middleOf(meeting));
      await expect(calendar.lifted).toBeVisible();
      expect(await calendar.asksForMenu(meeting), 'a menu of the browser comes').toBe(false);
      await finger.moveBy({ y: hour });
      await expect(calendar.lifted).toContainText('10:00 – 11:00');
      await finger.up();
      await shell.hold('Site visit is now Wed 3 Mar 10:00 – 11:00');
      await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 10:00 – 11:00');
      await expect(calendar.dialog).toHaveCount(0);
      await shell.undoNewest();
      await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:00');
      // What is over stays over.
      await finger.tap(await middleOf(meeting));
      await expect(calendar.card.first()).toHaveText('Wed 3 Mar 09:00 – 10:00');
    });

    test('a quick swipe scrolls and moves nothing, a tap opens the meeting', async ({ page }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'day');
      const before = await middleOf(meeting);
      const scrolled = () => calendar.hours.evaluate((element) => element.scrollTop);
      const start = await scrolled();
      await finger.down(before);
      await finger.moveBy({ y: hour * 2 });
      await finger.up();
      await expect.poll(scrolled).toBeLessThan(start - hour);
      await expect(calendar.lifted).toHaveCount(0);
      await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:00');
      await finger.tap(await middleOf(meeting));
      await expect(calendar.card.first()).toHaveText('Wed 3 Mar 09:00 – 10:00');
    });

    test('free time that is held opens the form at that time, with the length that was dragged', async ({ page }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'day');
      const { x, y } = await middleOf(meeting);
      // Half past nine is the middle of the meeting.
      await finger.down({ x, y: y + 2.5 * hour + 4 });
      await expect(calendar.lifted).toContainText('12:00 – 13:00');
      await finger.moveBy({ y: 1.5 * hour - 8 });
      await expect(calendar.lifted).toContainText('12:00 – 13:30');
      await finger.up();
      await expect(calendar.dialog.getByLabel('Start time')).toHaveValue('12:00');
      await expect(calendar.dialog.getByLabel('End time')).toHaveValue('13:30');
    });

    test('a meeting that was held has a handle, which makes it longer', async ({ page }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'week');
      await finger.down(await middleOf(meeting));
      await expect(calendar.lifted).toBeVisible();
      await finger.up();
      await expect(calendar.lifted).toHaveCount(0);
      await expect(calendar.dialog).toHaveCount(0);
      await finger.down(await middleOf(calendar.handle));
      await finger.moveBy({ y: hour / 2 });
      await expect(calendar.lifted).toContainText('09:00 – 10:30');
      await finger.up();
      await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:30');
      // A tap elsewhere puts the handle away, and plans nothing.
      const { x, y } = await middleOf(meeting);
      await finger.tap({ x, y: y + 3 * hour });
      await expect(calendar.handle).toHaveCount(0);
      await expect(calendar.dialog).toHaveCount(0);
    });

    test('a second finger or Escape puts back what was lifted', async ({ page }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'day');
      for (const cancel of [() => finger.second(), () => page.keyboard.press('Escape')]) {
        await finger.down(await middleOf(meeting));
        await expect(calendar.lifted).toBeVisible();
        await finger.moveBy({ y: hour });
        await cancel();
        await expect(calendar.lifted).toHaveCount(0);
        await finger.up();
        await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:00');
        await expect(calendar.dialog).toHaveCount(0);
      }
    });

    test('near its edge the day scrolls on under a lifted meeting', async ({ page }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'day');
      const at = await middleOf(meeting);
      const box = await calendar.hours.boundingBox();
      const bottom = Math.min((box?.y ?? 0) + (box?.height ?? 0), page.viewportSize()?.height ?? 0);
      await finger.down(at);
      await expect(calendar.lifted).toBeVisible();
      await finger.moveBy({ y: bottom - at.y - 10 });
      await expect(calendar.lifted).toContainText(/^2[0-3]:/);
      await finger.moveBy({ y: -hour });
      await finger.up();
      await expect(meeting).not.toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:00');
    });

    test('in the month a meeting is moved to another day, and a day that is held plans one', async ({ page }) => {
      const { calendar, meeting, finger } = await withMeeting(page, 'month');
      const [wednesday, friday] = [calendar.day('Wednesday 3 March 2027'), calendar.day('Friday 5 March 2027')];
      const [from, to] = [await middleOf(wednesday), await middleOf(friday)];
      await finger.down(await middleOf(meeting));
      await expect(calendar.target).toHaveCount(1);
      await finger.moveBy({ x: to.x - from.x });
      await expect(friday).toHaveAttribute('data-over');
      await finger.up();
      await expect(meeting).toHaveAccessibleName('Site visit, Fri 5 Mar 09:00 – 10:00');
      await finger.down(from);
      await expect(wednesday).toHaveAttribute('data-over');
      await finger.up();
      await expect(calendar.dialog.getByLabel('Start day')).toHaveValue('Wed 3 Mar 2027');
    });
  });
}
