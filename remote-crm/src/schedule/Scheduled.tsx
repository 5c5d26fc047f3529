import { exportFile } from '@steps/business';
import type { Meeting } from '@steps/business/meetings';
import { ownZone } from '@steps/platform';
import { attemptLater, DateText, Dialog, Row, Stack } from '@steps/platform/ui';
import { timeZones } from '@steps/platform/zones';
import { Button } from 'antd';
import { CalendarPlus, Download } from 'lucide-react';
import { icsOf } from '../calendar/icsFile';
import { googleCalendarLink } from './googleCalendar';

interface ScheduledProps {
  readonly meeting: Meeting;
  readonly onClose: () => void;
}

/** The meeting is saved: links to add it to the user's own calendar. */
export function Scheduled({ meeting, onClose }: ScheduledProps) {
  return (
    <Dialog
      open
      title="Calendar Integration"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <p role="status">
          <strong>{meeting.title}</strong> is scheduled for <DateText value={meeting.start} />{' '}
          {timeZones.label(ownZone(), meeting.start)}.
          {meeting.timeZone !== ownZone() &&
            ` It was made on the clock of ${timeZones.label(meeting.timeZone, meeting.start)}.`}
        </p>
        <p className="s-muted">It is kept in Steps. To have it in another calendar as well:</p>
        <Row gap={2} align="center" wrap>
          <Button icon={<Download size={16} aria-hidden />} onClick={() => void download(meeting)}>
            Download .ics file
          </Button>
          <a className="s-button" href={googleCalendarLink(meeting)} target="_blank" rel="noopener noreferrer">
            <CalendarPlus size={16} aria-hidden />
            Add to Google Calendar
          </a>
        </Row>
      </Stack>
    </Dialog>
  );
}

const download = (meeting: Meeting) =>
  attemptLater(
    {
      title: 'Download failed',
      description: 'The .ics file could not be made. The meeting itself is saved.',
    },
    async () => exportFile('calendar', 'meeting.ics', await icsOf([meeting]), 'text/calendar'),
  );
