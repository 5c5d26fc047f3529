export type { LinkStatus } from './linkOptions';
export { TeamError } from './teamLog';
export type { TeamServer } from './teamRules';
export {
  connectTeam,
  deviceLink,
  joinFromLink,
  leaveTeam,
  type RefusedRecord,
  refusedRecords,
  takeBackRefused,
  testServer,
  useTeam,
  useTeamConnection,
} from './teamState';
export { OtherDevices } from './together/OtherDevices';
export type { Other } from './together/presenceRoster';
export { useOthers } from './together/togetherState';
