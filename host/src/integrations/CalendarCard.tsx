import { allowExport } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { counted, ownZone, saveFile } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { attemptLater, ButtonLink } from '@steps/platform/ui';
import { Button } from 'antd';
import { errorText } from '../gate/errorText';
import { logConnection } from './connectionState';
import { LocalServiceCard } from './LocalServiceCard';

/** Meetings as calendar files. */
export const CalendarCard = () => (
  <LocalServiceCard
    service="calendar"
    title="Calendar"
    purpose="Meetings to and from Google Calendar, Outlook or Apple Calendar, as .ics files."
    needsServer="A post office on this page keeps calendars the same on both sides. A calendar that others subscribe to needs a server that hands it out at an address: save the file and put it on a web server of yours."
    connectLabel="Use calendar files"
    disconnectLabel="Disconnect calendar"
    test={{ label: 'Test a round trip', run: roundTrip }}
    actions={
      <>
        <Button onClick={() => void save()}>Save calendar file</Button>
        <ButtonLink to={paths.module.href('calendar', { import: 'ics' })}>Import calendar file</ButtonLink>
      </>
    }
  />
);

async function save(): Promise<void> {
  if (!allowExport('calendar', 'the calendar')) return;
  await attemptLater({ title: 'The calendar was not saved', description: errorText }, async () => {
    const { ics } = await import('@steps/business/calendar');
    const all = meetings.all();
    saveFile('steps-calendar.ics', ics.write(all), 'text/calendar');
    logConnection('calendar', true, `${counted(all.length, 'meeting')} saved as a file`);
  });
}

/** Writes the meetings into a file in memory and reads it back. */
async function roundTrip(): Promise<string> {
  const { ics } = await import('@steps/business/calendar');
  const all = meetings.all();
  const read = ics.read(ics.write(all), ownZone()).found.length;
  if (read !== all.length) throw new Error(`${all.length} meetings were written and ${read} were read back.`);
  return `Test: ${counted(all.length, 'meeting was', 'meetings were')} written into a calendar file and read back`;
}
