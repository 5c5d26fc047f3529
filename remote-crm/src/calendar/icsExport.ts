import { exportFile } from '@steps/business';
import { occurrencesOn } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { counted, slug } from '@steps/platform';
import { attemptLater, notify } from '@steps/platform/ui';
import { icsOf } from './icsFile';

interface DayRange {
  readonly first: string;
  readonly last: string;
  readonly zone: string;
}

/** Saves meetings as an .ics file: all of them, or those with an occurrence in the range (recurring ones whole). */
export async function exportMeetings(meetings: readonly Meeting[], range?: DayRange): Promise<void> {
  const wanted = range ? inRange(meetings, range) : meetings;
  if (wanted.length === 0) {
    notify({ title: 'Nothing to export', description: 'There is no meeting in the days shown.' });
    return;
  }
  await attemptLater(
    { title: 'Not exported', description: 'The file could not be made. Please try again.' },
    async () => {
      const name = range ? `meetings-${range.first}-to-${range.last}.ics` : fileNameOf(wanted);
      exportFile('calendar', name, await icsOf(wanted), 'text/calendar');
      notify({ title: counted(wanted.length, 'meeting exported', 'meetings exported') });
    },
  );
}

const inRange = (meetings: readonly Meeting[], { first, last, zone }: DayRange) => [
  ...new Set(occurrencesOn(meetings, first, last, zone).map(({ series }) => series)),
];

function fileNameOf(meetings: readonly Meeting[]): string {
  const title = meetings.length === 1 ? meetings[0]?.title : undefined;
  return `${slug(title ?? '') || 'meetings'}.ics`;
}
