import { createAccount, createOperator } from '@nats-io/jwt';
import { MemoryServer } from '../team/memoryLog.fixture';
import { ownerMark } from '../team/server/ownerCode';
import { toTextCode } from '../team/server/textCode';
import { TeamError } from '../team/teamLog';
import { reachServersWith } from '../team/teamReach';

/** What a server shows at its first start. */
export function newOwnerCode(): string {
  const [operator, system] = [createOperator(), createAccount()].map((pair) =>
    new TextDecoder().decode(pair.getSeed()),
  );
  return toTextCode(ownerMark, { operator, system });
}

interface MemoryTeamServer {
  readonly server: MemoryServer;
  readonly code: string;
  readonly undo: () => void;
  /** Whether it takes a row from this device; at first all. */
  takes: (subject: string) => boolean;
}

/** A server for teams in memory, at whatever address, with its owner's code. `undo` after the test. */
export function memoryTeamServer(): MemoryTeamServer {
  const code = newOwnerCode();
  const server = new MemoryServer();
  const check = () => {
    if (server.away) throw new TeamError('away', 'The server does not answer.');
  };
  const undo = reachServersWith({
    async test(asked) {
      check();
      if (asked.code !== code) throw new TeamError('refused', "The server refuses this owner's code.");
      return { version: '2.9.10', nodes: false };
    },
    async giveAccount() {
      check();
    },
    log: () => server.connectAs((subject) => team.takes(subject)),
  });
  const team: MemoryTeamServer = { server, code, undo, takes: () => true };
  return team;
}
