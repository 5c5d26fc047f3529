export { meetingOfActivity } from '../activities/activity';
export * from './meeting';
export * from './meetingRules';
export * from './meetingState';
