import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsInBothSchemes } from '../accessibility/violations';
import { CalendarPage } from '../pages/CalendarPage';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { collectionOf, link, openLinkDialog, rowOf, soon, test, twoPeople, withoutPostOffice } from './davSteps';
import { calendarText, cardText, eventLines } from './davTexts';
import { Radicale } from './radicale';

test.skip(...withoutServer);
test.skip(Radicale.unable !== undefined, Radicale.unable ?? '');

async function change(calendar: CalendarPage, spoken: string, field: RegExp, value: string): Promise<void> {
  await calendar.meeting(spoken).click();
  await calendar.button('Edit').click();
  await calendar.dialog.getByLabel(field).fill(value);
  await calendar.button('Save meeting').click();
  await expect(calendar.dialog).toBeHidden();
}

test('a calendar elsewhere is linked and kept equal both ways, for two people', { tag: '@journey' }, async ({
  page,
  phone,
  server,
  program,
  radicale,
  console,
}) => {
  test.setTimeout(300_000);
  console.allow(/WebSocket connection to .* failed/);
  const { path, there, put: putText } = await collectionOf(radicale, 'Work', 'calendar');
  const put = (name: string, ...events: string[]) => putText(name, calendarText(...events));
  const noon = ['20270303T120000', '20270303T130000'] as const;
  const weekly = ['20270301T090000', '20270301T093000'] as const;
  await put('lunch.ics', eventLines('lunch', 'Lunch', noon, 'X-ODD;X-PARAM="a;b":kept'));
  await put('away.ics', eventLines('away', 'Away', ['VALUE=DATE:20270305', 'VALUE=DATE:20270306']));
  await put(
    'call.ics',
    eventLines('call', 'Call', ['TZID=America/New_York:20270303T093000', 'TZID=America/New_York:20270303T100000']),
  );
  await put(
    'weekly.ics',
    eventLines('weekly', 'Stand-up', weekly, 'RRULE:FREQ=DAILY;COUNT=3'),
    eventLines(
      'weekly',
      'Stand-up',
      ['20270302T110000', '20270302T113000'],
      'RECURRENCE-ID;TZID=Europe/London:20270302T090000',
    ),
  );
  await twoPeople({ page, phone, server, program });
  const [calendar, other] = [new CalendarPage(page), new CalendarPage(phone)];
  const show = () => Promise.all([calendar, other].map((one) => one.show('week', '2027-03-03')));
  const both = async (spoken: string) => {
    for (const one of [calendar, other]) await expect(one.meeting(spoken)).toBeVisible(soon);
  };

  await test.step('what is in it comes to both, whatever its zone and however it repeats', async () => {
    await link(page, radicale, ['Work']);
    await show();
    await both('Lunch, Wed 3 Mar 12:00 – 13:00');
    await both('Call, Wed 3 Mar 14:30 – 15:00');
    await both('Away, Fri 5 Mar, all day');
    await both('Stand-up, Mon 1 Mar 09:00 – 09:30');
    await both('Stand-up, Tue 2 Mar 11:00 – 11:30');
    await both('Stand-up, Wed 3 Mar 09:00 – 09:30');
  });

  await test.step('a meeting that the other one plans is in the calendar there', async () => {
    await other.show('week', '2027-03-03', { new: 'meeting' });
    await other.plan('Tasting');
    await both('Tasting, Wed 3 Mar');
    await expect.poll(() => radicale.names(path), soon).toHaveLength(5);
    const name = (await radicale.names(path)).find((one) => !/^(lunch|away|call|weekly)/.test(one)) ?? '';
    expect(await there(name)).toContain('SUMMARY:Tasting');
  });

  await test.step('one field changed here and another one there are both on both sides', async () => {
    await show();
    await change(other, 'Lunch, Wed 3 Mar', /^Location/, 'Corner café');
    await expect.poll(() => there('lunch.ics'), soon).toContain('LOCATION:Corner café');
    expect(await there('lunch.ics')).toContain('kept');
    const text = (await there('lunch.ics')).replace('SUMMARY:Lunch', 'SUMMARY:Long lunch');
    await radicale.ask('PUT', `${path}lunch.ics`, text);
    await both('Long lunch, Wed 3 Mar 12:00 – 13:00, Corner café');
  });

  await test.step('moved, cancelled and deleted there is so here', async () => {
    await put('call.ics', eventLines('call', 'Call', ['20270304T160000', '20270304T170000']));
    await both('Call, Thu 4 Mar 16:00 – 17:00');
    await put('call.ics', eventLines('call', 'Call', ['20270304T160000', '20270304T170000'], 'STATUS:CANCELLED'));
    await both('Call, Thu 4 Mar 16:00 – 17:00, cancelled');
    await radicale.ask('DELETE', `${path}away.ics`);
    for (const one of [calendar, other]) await expect(one.meeting('Away')).toBeHidden(soon);
  });

  await test.step('one time of a series that is moved here is moved there, and one that is deleted there is gone here', async () => {
    await calendar.drag(calendar.meeting('Stand-up, Wed 3 Mar 09:00 – 09:30'), { y: 48 });
    await calendar.button('Move this one').click();
    await expect.poll(() => there('weekly.ics'), soon).toContain('DTSTART;TZID=Europe/London:20270303T100000');
    const text = (await there('weekly.ics')).replace(
      /(RRULE:FREQ=DAILY.*)/,
      '$1\nEXDATE;TZID=Europe/London:20270301T090000',
    );
    const { status } = await radicale.ask('PUT', `${path}weekly.ics`, text);
    expect(status).toBeLessThan(300);
    for (const one of [calendar, other]) await expect(one.meeting('Stand-up, Mon 1 Mar')).toBeHidden(soon);
    await both('Stand-up, Tue 2 Mar 11:00 – 11:30');
    await both('Stand-up, Wed 3 Mar 10:00 – 10:30');
  });

  await test.step('the same field changed in both places is asked about, and what is kept is on both sides', async () => {
    await withoutPostOffice(program, async () => {
      await change(other, 'Long lunch', /^Title/, 'Team lunch');
      const text = (await there('lunch.ics')).replace('SUMMARY:Long lunch', 'SUMMARY:Client lunch');
      await radicale.ask('PUT', `${path}lunch.ics`, text);
    });
    await page.goto('/?module=integrations');
    const waiting = page.getByRole('list', { name: 'Changes that wait for you' });
    await expect(waiting).toContainText('Steps has “Team lunch”, Work has “Client lunch”', soon);
    expect(await there('lunch.ics')).toContain('Client lunch');
    // The other one has no integrations, and is asked at the meeting.
    await other.meeting('Team lunch').click();
    await expect(other.dialog.getByText('Synced with Work')).toBeVisible();
    expect(await violationsInBothSchemes(phone)).toEqual([]);
    await other.button('Keep what Steps has').click();
    await expect(other.button('Keep what Steps has')).toBeHidden();
    await phone.keyboard.press('Escape');
    await expect(waiting).toBeHidden();
    await expect.poll(() => there('lunch.ics'), soon).toContain('SUMMARY:Team lunch');
  });

  await test.step('what is deleted here is deleted there', async () => {
    await show();
    await other.meeting('Tasting').click();
    await other.button('Delete').click();
    await expect.poll(() => radicale.names(path), soon).toHaveLength(3);
  });
});

test('an address book elsewhere is linked and kept equal both ways, for two people', async ({
  page,
  phone,
  server,
  program,
  radicale,
  console,
}) => {
  test.setTimeout(300_000);
  console.allow(/WebSocket connection to .* failed/);
  const { path, there, put } = await collectionOf(radicale, 'People', 'contacts');
  await put('ada.vcf', cardText('ada', 'Ada Byron', 'EMAIL:ada@byron.example', 'X-ODD:kept', 'CATEGORIES:Friends'));
  await put('sam.vcf', cardText('sam', 'Sam Poole', 'EMAIL:sam@poole.example'));
  const family = ['X-ADDRESSBOOKSERVER-KIND:group', 'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:ada'];
  await put('family.vcf', cardText('family', 'Family', ...family));
  await twoPeople({ page, phone, server, program });
  const [crm, other] = [new CrmPage(page), new CrmPage(phone)];

  await test.step('somebody who may be known already is asked about; the others come', async () => {
    await crm.goto();
    await crm.addContact({ name: 'Samuel Poole', email: 'sam@poole.example' });
    await link(page, radicale, ['People']);
    const waiting = page.getByRole('list', { name: 'Changes that wait for you' });
    await expect(waiting).toContainText('Sam Poole', soon);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Same as Samuel Poole' }).click();
    await other.goto();
    await expect(other.contact('Ada Byron')).toBeVisible(soon);
  });

  await test.step('a number typed here and a name changed there are both on both sides', async () => {
    await other.contact('Ada Byron').click();
    const contact = new ContactPage(phone);
    await contact.change('Phone', '07700 900123');
    await expect.poll(() => there('ada.vcf'), soon).toContain('07700 900123');
    expect(await there('ada.vcf')).toContain('X-ODD:kept');
    await put('ada.vcf', (await there('ada.vcf')).replace('FN:Ada Byron', 'FN:Ada Lovelace'));
    await expect(contact.heading('Ada Lovelace')).toBeVisible(soon);
  });

  await test.step('a group there is a list here: whoever is taken off the list goes out of the group', async () => {
    const lists = phone.getByRole('list', { name: 'Lists' });
    await expect(lists.getByText('Friends', { exact: true })).toBeVisible(soon);
    await expect(lists.getByText('Family', { exact: true })).toBeVisible(soon);
    await lists.getByRole('button', { name: 'Take off the list Family' }).click();
    await expect.poll(() => there('family.vcf'), soon).not.toContain('urn:uuid:ada');
  });

  await test.step('somebody new here is in the address book there', async () => {
    await other.goto();
    await other.addContact({ name: 'Kim Lee', email: 'kim@lee.example' });
    await expect.poll(() => radicale.names(path), soon).toHaveLength(4);
    const name = (await radicale.names(path)).find((one) => !/^(ada|sam|family)/.test(one)) ?? '';
    expect(await there(name)).toContain('kim@lee.example');
  });

  await test.step('unlinking keeps the contacts here and the cards there, or takes away what came along', async () => {
    await page.goto('/?module=integrations');
    await rowOf(page, 'People').getByRole('button', { name: 'Unlink' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unlink People?' });
    await expect(dialog.getByText(/1 contact in Steps came from it\./)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Unlink and remove it' }).click();
    await expect(rowOf(page, 'People')).toBeHidden();
    await expect(other.contact('Ada Lovelace')).toBeHidden(soon);
    await expect(other.contact('Samuel Poole')).toBeVisible();
    expect(await radicale.names(path)).toHaveLength(4);
  });
});

test('a calendar that is only read, and one of busy times alone', async ({
  page,
  phone,
  server,
  program,
  radicale,
  console,
}) => {
  test.setTimeout(240_000);
  console.allow(/WebSocket connection to .* failed/);
  const { path, put } = await collectionOf(radicale, 'Private', 'calendar');
  const noon = ['20270303T120000', '20270303T130000'] as const;
  await put('doctor.ics', calendarText(eventLines('doctor', 'Doctor', noon, 'LOCATION:Clinic')));
  let feed = calendarText(eventLines('fair', 'Trade fair', ['20270304T100000', '20270304T160000']));
  const web = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(feed);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  await twoPeople({ page, phone, server, program });
  const other = new CalendarPage(phone);

  await test.step('a feed is read', async () => {
    const dialog = await openLinkDialog(page);
    const { port } = web.address() as AddressInfo;
    await dialog.getByLabel('Email address or server').fill(`http://127.0.0.1:${port}/fairs.ics`);
    await dialog.getByLabel(/^Name/).fill('Trade fairs');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(rowOf(page, 'Trade fairs').getByText('Linked', { exact: true })).toBeVisible(soon);
    await other.show('week', '2027-03-03');
    await expect(other.meeting('Trade fair, Thu 4 Mar 10:00 – 16:00')).toBeVisible(soon);
  });

  await test.step('busy times come without titles and places', async () => {
    await link(page, radicale, ['Private'], 'Busy times only, without titles');
    await expect(other.meeting('Busy, Wed 3 Mar 12:00 – 13:00')).toBeVisible(soon);
    await expect(phone.getByText(/Doctor|Clinic/)).toHaveCount(0);
    const names = await radicale.names(path);
    expect(names).toEqual(['doctor.ics']);
  });
  feed = '';
  await new Promise((resolve) => web.close(resolve));
});
