import type { MeetingPlace } from './devices/invitation';
import type { InvitationLink } from './devices/invitationLink';
import type { ConnectLog } from './log/teamLog';
import type { AccountDevices } from './server/deviceRights';
import type { OwnerKeys } from './server/ownerCode';
import type { TeamConnection } from './teamConnection';
import type { TeamServer } from './teamRules';

/** How a server is asked and reached. All reject with `TeamError`. */
export interface Reach {
  /** What answers there, to who has the owner's code. */
  test(server: TeamServer): Promise<{ readonly version: string; readonly nodes: boolean }>;
  /** Gives the server the account of a workspace. `sign`: of this device; the account of a later owner that has removed it stays. */
  giveAccount(address: string, owner: OwnerKeys, devices?: AccountDevices, sign?: string): Promise<void>;
  log(connection: TeamConnection): ConnectLog;
  /** Answers what comes to the meeting place of an invitation, as the owner's device. Resolves with the end of it. */
  host(
    connection: TeamConnection,
    place: string,
    answer: (question: Uint8Array) => Promise<Uint8Array>,
    onLost: () => void,
  ): Promise<() => Promise<void>>;
  /** Goes to the meeting place of an invitation. */
  meet(link: InvitationLink): Promise<MeetingPlace>;
}

let given: Reach | undefined;

/** Real servers, or what a test has put in their place. */
export const reach = async (): Promise<Reach> => given ?? (await import('./nats/natsReach')).natsReach;

/** Has servers reached otherwise, for tests. Returns the undo. */
export function reachServersWith(other: Reach): () => void {
  const before = given;
  given = other;
  return () => {
    given = before;
  };
}
