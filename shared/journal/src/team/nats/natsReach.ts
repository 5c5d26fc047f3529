import { type InvitationLink, meetingInbox, meetingPlace, meetingSubject } from '../devices/invitationLink';
import { type AccountDevices, inboxPrefix } from '../server/deviceRights';
import { askMeeting, hostMeeting } from '../server/natsMeeting';
import { giveAccount, testTeamServer } from '../server/natsOwner';
import type { OwnerKeys } from '../server/ownerCode';
import { readOwnerCode } from '../server/ownerCode';
import type { TeamConnection } from '../teamConnection';
import type { TeamServer } from '../teamRules';
import { natsLog } from './natsLog';

/** Real servers. */
export const natsReach = {
  test: ({ address, code }: TeamServer) => testTeamServer({ address }, readOwnerCode(code)),
  giveAccount: (address: string, owner: OwnerKeys, devices?: AccountDevices, sign?: string) =>
    giveAccount({ address }, owner, devices, sign),
  log: (connection: TeamConnection) => natsLog({ ...connection, owns: connection.owner !== undefined }),
  host: (
    { address, credentials, device }: TeamConnection,
    place: string,
    answer: (question: Uint8Array) => Promise<Uint8Array>,
    onLost: () => void,
  ) => hostMeeting({ address, credentials, inbox: inboxPrefix({ device }) }, meetingSubject(place), answer, onLost),
  async meet({ address, seed, token }: InvitationLink) {
    const place = await meetingPlace(seed);
    return askMeeting({ address, credentials: { seed, token }, inbox: meetingInbox(place) }, meetingSubject(place));
  },
};
