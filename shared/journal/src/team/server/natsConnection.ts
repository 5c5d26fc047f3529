import { JetStreamApiError } from '@nats-io/jetstream';
import { errors, jwtAuthenticator, type NatsConnection, type WsConnectionOptions, wsconnect } from '@nats-io/nats-core';
import { watchPolicy } from '@steps/platform/src/core/policyWatch';
import { TeamError } from '../log/teamLog';
import { nodesOf } from '../teamRules';
import type { Credentials } from './signing';

/** Where a server is, and what is shown to it. */
export interface ServerAccess {
  /** Of a server of several nodes, all of theirs. */
  readonly address: string;
  readonly credentials: Credentials;
  /** What the subjects of answers begin with. */
  readonly inbox?: string;
  /** Where there is no global `WebSocket`. */
  readonly wsFactory?: WsConnectionOptions['wsFactory'];
}

const connectWithin = 5000;
/** Where another node can be asked instead. */
const nextNodeAfter = 2000;
/** How long the end of a connection is waited for, ms: on a line that is dead it would take minutes. */
const closeWithin = 2000;

/** Which node of a server answered last. Each tab begins at one by chance, so that all nodes have some. */
const answered = new Map<string, number>();

/** The server says by its own numbers that it has no room. */
const noRoom: readonly number[] = [10_023, 10_028, 10_047, 10_054, 10_077, 10_122];

/** Connects once, to the first node that answers. Rejects with `TeamError`: `closed`, `blocked` or `away`. */
export async function connected(access: ServerAccess): Promise<NatsConnection> {
  const nodes = nodesOf(access.address);
  const begin = answered.get(access.address) ?? Math.floor(Math.random() * nodes.length);
  let failed: unknown;
  for (let turn = 0; turn < nodes.length; turn += 1) {
    const at = (begin + turn) % nodes.length;
    try {
      const within = nodes.length > 1 ? nextNodeAfter : connectWithin;
      const connection = await connectedTo({ ...access, address: nodes[at] ?? '' }, within);
      answered.set(access.address, at);
      return connection;
    } catch (error) {
      // What one node says of a device, all say.
      if (error instanceof TeamError && error.fault === 'closed') throw error;
      failed ??= error;
    }
  }
  throw failed;
}

async function connectedTo(access: ServerAccess, within: number): Promise<NatsConnection> {
  const { address, credentials, inbox, wsFactory = browserSocket } = access;
  const policy = watchPolicy(address);
  let give: (error: unknown) => void = () => {};
  const unmade = new Promise<never>((_, reject) => {
    give = reject;
  });
  // The library has a limit too, but waits for ever for a server that hangs up before its first word, and for the end of a silent line.
  const limit = setTimeout(() => give(new errors.TimeoutError()), within);
  let made: WebSocket | undefined;
  let connecting: Promise<NatsConnection> | undefined;
  try {
    connecting = wsconnect({
      servers: address,
      authenticator: jwtAuthenticator(credentials.token, new TextEncoder().encode(credentials.seed)),
      name: 'Steps',
      timeout: within,
      // The link connects anew: it looks first what has changed on the server.
      reconnect: false,
      pingInterval: 20_000,
      ...(inbox !== undefined && { inboxPrefix: inbox }),
      async wsFactory(...of) {
        try {
          const { socket, encrypted } = await wsFactory(...of);
          made = socket;
          return { socket, encrypted };
        } catch (error) {
          // The library waits for ever for a socket that the browser does not make: `ws:` on a page that came over https.
          give(error);
          throw error;
        }
      },
    });
    return endingSoon(await Promise.race([connecting, unmade]), () => made?.close());
  } catch (error) {
    // One that comes just after its time is nobody's.
    connecting?.then(
      (late) => late.close(),
      () => {},
    );
    if (error instanceof errors.AuthorizationError) {
      throw new TeamError('closed', 'The server does not let this device in.', { cause: error });
    }
    if (await policy.refused()) throw new TeamError('blocked', blocked(address), { cause: error });
    throw new TeamError('away', 'The server does not answer.', { cause: error });
  } finally {
    clearTimeout(limit);
    policy.stop();
  }
}

/** Has the connection end within a known time: the library first waits until all that was written has left, and then for the other side. */
function endingSoon(connection: NatsConnection, hangUp: () => void): NatsConnection {
  let giveUp: () => void = () => {};
  const gaveUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const closed = connection.closed();
  const soon = (end: Promise<void>) => {
    const limit = setTimeout(() => {
      hangUp();
      giveUp();
    }, closeWithin);
    return Promise.race([end, gaveUp]).finally(() => clearTimeout(limit));
  };
  const [close, drain] = [connection.close.bind(connection), connection.drain.bind(connection)];
  return Object.assign(connection, {
    closed: () => Promise.race([closed, gaveUp]),
    close: () => soon(close()),
    drain: () => soon(drain()),
  });
}

const blocked = (address: string): string =>
  `This page may not connect to ${address}: its security policy does not list it. Whoever runs this site can allow it with the deployment setting STEPS_CONNECT_SRC="${address}".`;

/**
 * Says why it closes: NATS repeats a missing reason as one that browsers report as an error. What is sent between the end of the line and the
 * library's hearing of it is lost as what was on its way; browsers would report that as an error too.
 */
const browserSocket: NonNullable<ServerAccess['wsFactory']> = async (url: string) => {
  const socket = new WebSocket(url);
  const normal = 1000;
  const close = socket.close.bind(socket);
  socket.close = () => close(normal);
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data);
  };
  return { socket, encrypted: url.startsWith('wss:') };
};

/** What the library says, as a log says it. */
export function toTeamError(error: unknown): TeamError {
  if (error instanceof TeamError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof JetStreamApiError && noRoom.includes(error.code)) {
    return new TeamError('full', 'The server has no room left.', { cause: error });
  }
  if (isRefusal(error)) {
    return new TeamError('refused', 'The server does not allow this device to do that.', { cause: error });
  }
  return new TeamError('away', `The server did not do what was asked: ${message}`, { cause: error });
}

/** What is not allowed comes as the cause of a request that failed. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.PermissionViolationError || error instanceof errors.AuthorizationError) return true;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}
