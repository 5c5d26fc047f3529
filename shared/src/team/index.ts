export type { LinkStatus } from './linkOptions';
export { TeamError } from './teamLog';
export type { TeamServer } from './teamRules';
export {
  connectTeam,
  deviceLink,
  joinFromLink,
  leaveTeam,
  testServer,
  useTeam,
  useTeamConnection,
} from './teamState';
