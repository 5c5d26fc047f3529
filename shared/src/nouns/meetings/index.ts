export * from './meeting';
export { meetingOfActivity } from './meetingActivity';
export * from './meetingRules';
export * from './meetingState';
