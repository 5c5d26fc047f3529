export { usualDeviceName } from './devices/deviceName';
export type { AskingDevice } from './devices/invitation';
export type { TeamDevice } from './devices/roster';
export type { LinkStatus } from './link/linkOptions';
export { openedByPost, postOffices, sealedForPost } from './postOffice';
export { postRole } from './rights/postRole';
export { type TeamConnection, teamConnections } from './teamConnection';
export { changeDeviceRole, removeDevice, renameDevice } from './teamDevices';
export { type FormerOwner, type OpenHandover, offerBusiness, takeBusiness } from './teamHandover';
export { type Invited, inviteDevice, joinTeam, type OpenInvitation } from './teamInvite';
export type { MeetingEvents } from './teamMeeting';
export { recoverTeam, teamRecoveryFile } from './teamRecovery';
export {
  claimRecord,
  connectTeam,
  discardHeld,
  type HeldRecord,
  handOver,
  hasReadAll,
  heldRecords,
  leaveTeam,
  readAnew,
  replaceRecord,
  sendHeldAgain,
  testServer,
  useTeam,
  useTeamConnection,
  whenAcknowledged,
} from './teamState';
export { useLastSeen } from './together/lastSeen';
export { OtherDevices } from './together/OtherDevices';
export type { Other } from './together/presenceRoster';
export { othersHere, useOthers } from './together/togetherState';
