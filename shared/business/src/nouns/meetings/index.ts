export { meetingOfActivity } from '../activities/activity';
export { type Meeting, type MeetingInput, type MeetingPatch, meetings, meetingUid } from './meeting';
export { savedMeeting, useMeetings } from './meetingState';
