import type { Occurrence } from '@steps/business/calendar';
import { outgoingMail } from '@steps/business/mail';
import { meetingAnswers, meetingUid } from '@steps/business/meetings';
import { useRecords } from '@steps/platform';
import { type Attendance, attendanceOf } from './answerRules';
import { invitationsOf } from './invitationRules';

/** What each address answered to the invitation to a meeting, in render. */
export function useAttendance({ series, original }: Occurrence): (email: string) => Attendance | undefined {
  const answers = useRecords(meetingAnswers);
  const sent = invitationsOf(useRecords(outgoingMail), series.id);
  const asked = { uid: meetingUid(series), original, sequence: sent.at(-1)?.invitation?.sequence ?? 0 };
  return (email) => attendanceOf(answers, email, asked);
}
