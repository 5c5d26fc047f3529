export { natsLog, subjectPrefix, type TeamServer, testTeamServer } from './natsLog';
export { type LinkStatus, TeamLink } from './teamLink';
export { TeamError } from './teamLog';
export { newBusinessKey, rowSeal } from './teamPayload';
export { joinedStorage } from './teamStorage';
