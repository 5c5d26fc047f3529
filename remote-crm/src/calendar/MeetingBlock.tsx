import { Text } from '@steps/platform/ui';
import { Repeat2 } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { LinkedIcon } from '../dav/LinkedIcon';
import type { PlacedPiece } from './layoutRules';
import styles from './MeetingBlock.module.css';
import look from './meetingLook.module.css';
import { spokenMeeting, timeAt, timesElsewhere } from './meetingTimes';

interface MeetingBlockProps {
  readonly piece: PlacedPiece;
  readonly zone: string;
  readonly style: CSSProperties;
  readonly mark: 'lifted' | 'chosen' | undefined;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A meeting among the hours. A mouse resizes it by its lower edge. */
export function MeetingBlock({ piece, zone, style, mark, onOpen, onKeyDown }: MeetingBlockProps) {
  const { occurrence, from, to } = piece;
  const { meeting, series, recurring, key } = occurrence;
  const elsewhere = timesElsewhere(meeting, zone);
  return (
    <button
      type="button"
      className={`${look.meeting} ${styles.block}`}
      style={style}
      data-key={key}
      data-kind={meeting.kind ?? 'meeting'}
      data-status={meeting.status}
      data-mark={mark}
      data-short={to - from <= 40 || undefined}
      data-medium={to - from < 70 || undefined}
      aria-label={spokenMeeting(meeting, zone)}
      title={spokenMeeting(meeting, zone)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <Text as="span" cut fixed weight={600} className={styles.blockTitle}>
        {meeting.title}
        {recurring && <Repeat2 size={12} aria-hidden />}
        <LinkedIcon meetingId={series.id} />
      </Text>
      <Text as="span" cut tone="muted" tabular className={styles.blockTimes}>
        {timeAt(meeting.start, zone)}
        <span className={styles.blockUntil}> – {timeAt(meeting.end, zone)}</span>
      </Text>
      {elsewhere && (
        <Text as="span" cut tone="muted" tabular className={styles.blockTimes}>
          {elsewhere}
        </Text>
      )}
      {meeting.location && (
        <Text as="span" cut tone="muted" tabular className={styles.blockPlace}>
          {meeting.location}
        </Text>
      )}
      <span className={styles.blockEdge} data-resize={key} aria-hidden />
    </button>
  );
}
