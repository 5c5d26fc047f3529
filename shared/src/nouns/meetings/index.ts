export { meetingOfActivity } from '../activities/activity';
export { type Meeting, type MeetingInput, type MeetingPatch, meetings, meetingUid } from './meeting';
export { mayRecurOn, meetingsToday } from './meetingRules';
export { savedMeeting, useMeetings } from './meetingState';
