import type { Occurrence } from '@steps/business/calendar';
import { Text } from '@steps/platform/ui';
import { Repeat2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LinkedIcon } from '../dav/LinkedIcon';
import styles from './MeetingChip.module.css';
import look from './meetingLook.module.css';
import { spokenMeeting, timeAt } from './meetingTimes';

interface MeetingChipProps {
  readonly occurrence: Occurrence;
  readonly zone: string;
  /** Whether it is being dragged. */
  readonly lifted: boolean;
  readonly onOpen: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A meeting on one line. */
export function MeetingChip({ occurrence, zone, lifted, onOpen, onKeyDown }: MeetingChipProps) {
  const { meeting, series, recurring, key } = occurrence;
  return (
    <button
      type="button"
      className={`${look.meeting} ${styles.chip}`}
      data-key={key}
      data-kind={meeting.kind ?? 'meeting'}
      data-status={meeting.status}
      data-mark={lifted ? 'lifted' : undefined}
      data-all-day={meeting.allDay || undefined}
      aria-label={spokenMeeting(meeting, zone)}
      title={spokenMeeting(meeting, zone)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {!meeting.allDay && (
        <Text as="span" fixed tone="muted" tabular className={styles.chipTime}>
          {timeAt(meeting.start, zone)}
        </Text>
      )}
      <Text as="span" cut className={styles.chipTitle}>
        {meeting.title}
      </Text>
      {recurring && <Repeat2 size={12} aria-hidden />}
      <LinkedIcon meetingId={series.id} />
    </button>
  );
}
