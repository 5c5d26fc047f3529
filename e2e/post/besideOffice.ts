import { afterAll, beforeAll } from 'vitest';
import { MailServers } from './mailServers';
import { opening, type PostBed } from './postBed';

/** A server beside a business with one post office, from before the tests of a `describe` until after them. */
export interface Beside<S> {
  readonly server: S;
  /** Of the post office, with which it is started again. */
  readonly folder: string;
}

export function besideOffice<S extends { remove(): Promise<void> }>(bed: PostBed, start: () => Promise<S>): Beside<S> {
  let running: { server: S; folder: string } | undefined;
  let server: S | undefined;
  const now = () => {
    if (!running) throw new Error('Expected a server that was started.');
    return running;
  };
  beforeAll(async () => {
    server = await start();
    await bed.open();
    running = { server, folder: await bed.letOfficeIn() };
  }, opening);
  afterAll(async () => {
    await bed.close();
    await server?.remove();
  }, 60_000);
  return {
    get server() {
      return now().server;
    },
    get folder() {
      return now().folder;
    },
  };
}

/** Postfix and Dovecot, whose certificate the post office trusts. `users`: passwords by address. */
export const besideMailServers = (bed: PostBed, users: Readonly<Record<string, string>>): Beside<MailServers> =>
  besideOffice(bed, async () => {
    const servers = await MailServers.started({ users });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    return servers;
  });
