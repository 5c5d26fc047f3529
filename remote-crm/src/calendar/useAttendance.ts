import type { Occurrence } from '@steps/business/calendar';
import type { useLinkedTo } from '@steps/business/dav';
import { outgoingMail } from '@steps/business/mail';
import { meetingAnswers, meetingUid } from '@steps/business/meetings';
import { useRecords } from '@steps/platform';
import { type Attendance, asAnswers, attendanceOf } from './answerRules';
import { invitationsOf } from './invitationRules';

/** What each address answered to the invitation to a meeting, by email or in the calendar that it is linked with, in render. */
export function useAttendance(
  { series, original }: Occurrence,
  linked: ReturnType<typeof useLinkedTo>,
): (email: string) => readonly Attendance[] {
  const answers = useRecords(meetingAnswers);
  const last = invitationsOf(useRecords(outgoingMail), series.id).at(-1);
  const asked = { uid: meetingUid(series), original, sequence: last?.invitation?.sequence ?? 0 };
  const all = [...answers, ...asAnswers(linked?.answersAt(original) ?? [], asked, last?.sentAt)];
  return (email) => attendanceOf(all, email, asked);
}
