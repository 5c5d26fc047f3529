export type { LinkStatus } from './teamLink';
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
