import { natsLog } from './natsLog';
import { giveAccount, testTeamServer } from './server/natsOwner';
import { readOwnerCode } from './server/ownerCode';
import type { OwnerKeys } from './server/signing';
import type { TeamConnection } from './teamConnection';
import type { TeamServer } from './teamRules';

/** Real servers. */
export const natsReach = {
  test: ({ address, code }: TeamServer) => testTeamServer({ address }, readOwnerCode(code)),
  giveAccount: (address: string, owner: OwnerKeys) => giveAccount({ address }, owner),
  log: (connection: TeamConnection) => natsLog({ ...connection, owns: connection.owner !== undefined }),
};
