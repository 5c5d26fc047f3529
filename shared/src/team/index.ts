export { usualDeviceName } from './devices/deviceName';
export type { AskingDevice } from './devices/invitation';
export type { TeamDevice } from './devices/roster';
export type { LinkStatus } from './link/linkOptions';
export type { TeamConnection } from './teamConnection';
export { changeDeviceRole, removeDevice, renameDevice } from './teamDevices';
export { inviteDevice, joinTeam, type OpenInvitation } from './teamInvite';
export { recoverTeam, teamRecoveryFile } from './teamRecovery';
export {
  connectTeam,
  discardRefused,
  leaveTeam,
  type RefusedRecord,
  refusedRecords,
  testServer,
  useTeam,
  useTeamConnection,
} from './teamState';
export { useLastSeen } from './together/lastSeen';
export { OtherDevices } from './together/OtherDevices';
export type { Other } from './together/presenceRoster';
export { useOthers } from './together/togetherState';
