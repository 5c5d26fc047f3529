export { meetingOfActivity } from '../activities/activity';
export { type Meeting, type MeetingInput, type MeetingPatch, meetings, meetingUid } from './meeting';
export { type MeetingAnswer, meetingAnswers } from './meetingAnswer';
export { savedMeeting, useMeetings } from './meetingState';
