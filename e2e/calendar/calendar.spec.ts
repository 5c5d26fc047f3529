import { readFile } from 'node:fs/promises';
import { pressOn } from '../journeys/keyboard';
import { enterOwnBusiness, makeOwnBusiness } from '../journeys/steps';
import { CalendarPage } from '../pages/CalendarPage';
import { stopClockAt } from '../stoppedClock';
import { expect, test } from '../test';

/** Pixels of an hour in week and day. */
const hour = 48;

test('a meeting is planned, moved, made longer and deleted by keyboard alone', { tag: '@journey' }, async ({
  page,
  shell,
}) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show('week', '2027-03-03');
  await pressOn(page, calendar.day('Wednesday 3 March 2027'), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar.title).toBeFocused();
  await page.keyboard.type('Kick-off');
  await page.keyboard.press('Enter');
  const meeting = calendar.meeting('Kick-off, Wed 3 Mar 09:15 – 10:15');
  await pressOn(page, meeting, 'Shift+ArrowRight');
  await expect(calendar.meeting('Kick-off, Thu 4 Mar 09:15 – 10:15')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(calendar.meeting('Kick-off, Thu 4 Mar 09:30 – 10:30')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(calendar.meeting('Kick-off, Thu 4 Mar 09:30 – 10:45')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.dialog.getByRole('heading', { name: 'Kick-off' })).toBeVisible();
  await pressOn(page, calendar.button('Delete'));
  await expect(shell.messages.getByText('Meeting deleted')).toBeVisible();
  await expect(calendar.meeting('Kick-off')).toHaveCount(0);
  await expect(calendar.dialog).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(calendar.meeting('Kick-off')).toBeVisible();
  await page.reload();
  await expect(calendar.meeting('Kick-off, Thu 4 Mar 09:30 – 10:45')).toBeVisible();
});

test('a day opens on a whole hour before work begins, right below the heads and not cut by them', async ({ page }) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  for (const view of ['day', 'week'] as const) {
    await calendar.show(view, '2027-03-03');
    // Working hours begin at 9.
    await expect.poll(calendar.firstHour).toMatchObject({ text: '07:00', isWhole: true });
  }
});

test('today opens where the line of now is seen, early and late and on a low screen', async ({ page }) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  for (const [clock, first] of [
    ['05:30', '05:00'],
    ['08:30', '07:00'],
    ['23:45', undefined],
  ] as const) {
    await page.clock.setFixedTime(new Date(`2027-03-03T${clock}:00.000Z`));
    for (const height of [900, 340]) {
      await page.setViewportSize({ width: height === 900 ? 1440 : 740, height });
      for (const view of ['day', 'week'] as const) {
        await calendar.show(view, '2027-03-03');
        await calendar.hours.evaluate((box) => box.scrollIntoView());
        await expect(calendar.now, `${clock} ${view} ${height}`).toBeInViewport();
        if (first && height === 900)
          await expect.poll(calendar.firstHour).toMatchObject({ text: first, isWhole: true });
      }
    }
  }
});

test('meetings are planned, moved and resized by pointer', async ({ page }) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show('week', '2027-03-03', { new: 'meeting' });
  await calendar.plan('Site visit');
  const meeting = calendar.meeting('Site visit');
  await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 09:00 – 10:00');
  await calendar.drag(meeting, { y: hour * 2 });
  await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 11:00 – 12:00');
  await calendar.drag(meeting, { y: hour / 2 }, 'lower edge');
  await expect(meeting).toHaveAccessibleName('Site visit, Wed 3 Mar 11:00 – 12:30');
  const friday = await calendar.day('Friday 5 March 2027').boundingBox();
  const wednesday = await calendar.day('Wednesday 3 March 2027').boundingBox();
  await calendar.drag(meeting, { x: (friday?.x ?? 0) - (wednesday?.x ?? 0) });
  await expect(meeting).toHaveAccessibleName('Site visit, Fri 5 Mar 11:00 – 12:30');
  // Escape puts back what is dragged, and letting go then opens nothing.
  await meeting.hover();
  await page.mouse.down();
  await page.mouse.move((friday?.x ?? 0) + 20, (friday?.y ?? 0) + 15 * hour, { steps: 4 });
  await expect(calendar.lifted).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar.lifted).toHaveCount(0);
  await page.mouse.up();
  await expect(meeting).toHaveAccessibleName('Site visit, Fri 5 Mar 11:00 – 12:30');
  await expect(calendar.dialog).toHaveCount(0);
  await meeting.click();
  await expect(calendar.card.first()).toHaveText('Fri 5 Mar 11:00 – 12:30');
  await page.keyboard.press('Escape');
  // While it closes it still takes what is pressed.
  await expect(calendar.dialog).toHaveCount(0);
  // Free time at 14:00, dragged for an hour and a half.
  const thursday = calendar.day('Thursday 4 March 2027');
  const box = await thursday.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 14 * hour + 2);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 15.5 * hour - 2, { steps: 6 });
  await page.mouse.up();
  await calendar.plan('Workshop');
  await expect(calendar.meeting('Workshop')).toHaveAccessibleName('Workshop, Thu 4 Mar 14:00 – 15:30');
  await calendar.show('month', '2027-03-03');
  const workshop = calendar.meeting('Workshop');
  await calendar.drag(workshop, { x: (friday?.x ?? 0) - (wednesday?.x ?? 0) });
  await expect(workshop).toHaveAccessibleName('Workshop, Sat 6 Mar 14:00 – 15:30');
});

test('a recurring meeting stays at nine across the clock change, and one of them is moved alone', async ({ page }) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show('week', '2027-03-22', { new: 'meeting' });
  await calendar.button('More options').click();
  await calendar.dialog.getByLabel('Repeats').selectOption('By weeks');
  await expect(calendar.dialog.getByText('Every week on Monday')).toBeVisible();
  await calendar.plan('Stand-up');
  await expect(calendar.meeting('Stand-up, Mon 22 Mar 09:00 – 10:00')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  const after = calendar.meeting('Stand-up, Mon 29 Mar 09:00 – 10:00');
  await expect(after).toBeVisible();
  await calendar.drag(after, { y: hour });
  await calendar.button('Move this one').click();
  await expect(calendar.meeting('Stand-up, Mon 29 Mar 10:00 – 11:00')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(calendar.meeting('Stand-up, Mon 5 Apr 09:00 – 10:00')).toBeVisible();
});

test('meetings leave as an .ics file and come back, updated instead of doubled', async ({ page }) => {
  await enterOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show('week', '2027-03-03', { new: 'meeting' });
  await calendar.plan('Site visit');
  const file = await calendar.export('Export all meetings');
  expect(file.suggestedFilename()).toBe('site-visit.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('DTSTART;TZID=Europe/London:20270303T090000');
  const again = text
    .replace('T090000', 'T110000')
    .replace('T100000', 'T120000')
    .replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:other@test\r\nSUMMARY:From Outlook\r\nDTSTART;TZID="GMT Standard Time":20270304T130000\r\nDURATION:PT30M\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Broken\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
  await calendar.show('week', '2027-03-03', { import: 'ics' });
  await calendar.file.setInputFiles({ name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(again) });
  // It is read aloud as well.
  await expect(
    calendar.dialog.getByText('2 meetings in the file: 1 new, 1 updated, 0 already here.').first(),
  ).toBeVisible();
  await expect(calendar.dialog.getByText('It has no start.')).toBeVisible();
  await calendar.button('Import 2 meetings').click();
  await expect(calendar.meeting('Site visit, Wed 3 Mar 11:00 – 12:00')).toBeVisible();
  await expect(calendar.meeting('From Outlook, Thu 4 Mar 13:00 – 13:30')).toBeVisible();
  await expect(calendar.meeting('Site visit')).toHaveCount(1);
});

test('a reminder comes while Steps is open, once, and leads to the meeting', async ({ page, shell, dashboard }) => {
  await page.clock.install({ time: new Date('2026-11-03T12:40:00Z') });
  await makeOwnBusiness(page);
  const calendar = new CalendarPage(page);
  await calendar.show('week', '2026-11-03', { new: 'meeting' });
  await calendar.button('More options').click();
  await expect(calendar.dialog.getByText('Reminders appear only while Steps is open in this browser.')).toBeVisible();
  await calendar.plan('Kick-off');
  await expect(calendar.meeting('Kick-off, Tue 3 Nov 13:00 – 14:00')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(dashboard.heading).toBeVisible();
  // The clock stands from here: a notice stays five seconds, which is less than a press takes on a busy machine.
  await stopClockAt(page, new Date('2026-11-03T12:44:50Z'));
  await page.clock.pauseAt(new Date('2026-11-03T12:46:00Z'));
  const notice = shell.messages.getByText('Kick-off starts in 14 minutes', { exact: true });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.clock.resume();
  await expect(calendar.dialog.getByRole('heading', { name: 'Kick-off' })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(notice).toHaveCount(0);
});
