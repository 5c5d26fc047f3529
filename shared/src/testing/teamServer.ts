import { MemoryServer } from '../team/memoryLog.fixture';
import { TeamError } from '../team/teamLog';
import { reachServersWith } from '../team/teamState';

/** A server for teams in memory, at whatever address; it refuses the password "wrong". `undo` after the test. */
export function memoryTeamServer(): { readonly server: MemoryServer; readonly undo: () => void } {
  const server = new MemoryServer();
  const undo = reachServersWith({
    async test({ password }) {
      if (server.away) throw new TeamError('away', 'The server does not answer.');
      if (password === 'wrong') throw new TeamError('refused', 'The server refuses this user and password.');
      return { version: '2.9.10', nodes: false };
    },
    log: () => server.connect,
  });
  return { server, undo };
}
