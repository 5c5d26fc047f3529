import {
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  StorageType,
} from '@nats-io/jetstream';
import { errors, type NatsConnection, type WsConnectionOptions, wsconnect } from '@nats-io/nats-core';
import { watchPolicy } from '../ai/engines/policyWatch';
import { type ConnectLog, type LogEnd, type LogMessage, TeamError, type TeamLog } from './teamLog';
import type { TeamServer } from './teamRules';

export interface NatsLogOptions extends TeamServer {
  /** Random: names the stream. */
  readonly workspace: string;
  /** Random: the part of the workspace that is read. */
  readonly business: string;
  /** Where there is no global `WebSocket`. */
  readonly wsFactory?: WsConnectionOptions['wsFactory'];
}

const connectWithin = 5000;
/** A leader that was lost is another one after 4 to 6 s. */
const answerWithin = 8000;
/** Headers of a message. */
const headroom = 1024;
const batchSize = 500;

/** What the server says, by its own numbers. */
const wrongLastSequence = 10_071;
const noRoom: readonly number[] = [10_023, 10_028, 10_047, 10_054, 10_077, 10_122];

export const subjectPrefix = ({ workspace, business }: Pick<NatsLogOptions, 'workspace' | 'business'>): string =>
  `steps.${workspace}.${business}`;

/** Connects to the log of a business on a NATS server; its stream is made when there is none. */
export function natsLog(options: NatsLogOptions): ConnectLog {
  return async () => {
    const connection = await connected(options);
    try {
      return await openedLog(connection, options);
    } catch (error) {
      await connection.close();
      throw toTeamError(error);
    }
  };
}

/** Connects and goes again. Resolves with what the server is; rejects with `TeamError`. */
export async function testTeamServer(
  server: TeamServer & Pick<NatsLogOptions, 'wsFactory'>,
): Promise<{ readonly version: string; readonly nodes: boolean }> {
  const connection = await connected(server);
  try {
    await jetstreamManager(connection);
    return { version: connection.info?.version ?? '', nodes: connection.info?.cluster !== undefined };
  } catch (error) {
    const { fault, message } = toTeamError(error);
    if (fault === 'refused') throw new TeamError(fault, message, { cause: error });
    throw new TeamError('unfit', 'The server keeps nothing: JetStream is off.', { cause: error });
  } finally {
    await connection.close();
  }
}

async function connected(server: TeamServer & Pick<NatsLogOptions, 'wsFactory'>): Promise<NatsConnection> {
  const { address, user, password, wsFactory = browserSocket } = server;
  const policy = watchPolicy(address);
  let give: (error: unknown) => void = () => {};
  const unmade = new Promise<never>((_, reject) => {
    give = reject;
  });
  try {
    const connecting = wsconnect({
      servers: address,
      user,
      pass: password,
      name: 'Steps',
      timeout: connectWithin,
      // The link connects anew: it looks first what has changed on the server.
      reconnect: false,
      pingInterval: 20_000,
      async wsFactory(...of) {
        try {
          return await wsFactory(...of);
        } catch (error) {
          // The library waits for ever for a socket that the browser does not make: `ws:` on a page that came over https.
          give(error);
          throw error;
        }
      },
    });
    return await Promise.race([connecting, unmade]);
  } catch (error) {
    if (error instanceof errors.AuthorizationError) {
      throw new TeamError('refused', 'The server refuses this user and password.', { cause: error });
    }
    if (await policy.refused()) throw new TeamError('blocked', blocked(address), { cause: error });
    throw new TeamError('away', 'The server does not answer.', { cause: error });
  } finally {
    policy.stop();
  }
}

const blocked = (address: string): string =>
  `This page may not connect to ${address}: its security policy does not list it. Whoever runs this site can allow it with the deployment setting STEPS_CONNECT_SRC="${address}".`;

/** Says why it closes: NATS repeats a missing reason as one that browsers report as an error. */
const browserSocket: NonNullable<NatsLogOptions['wsFactory']> = async (url: string) => {
  const socket = new WebSocket(url);
  const normal = 1000;
  const close = socket.close.bind(socket);
  socket.close = () => close(normal);
  return { socket, encrypted: url.startsWith('wss:') };
};

async function openedLog(connection: NatsConnection, options: NatsLogOptions): Promise<TeamLog> {
  const manager = await jetstreamManager(connection, { timeout: answerWithin });
  const stream = `STEPS_${options.workspace}`;
  const end = await madeStream(manager, stream, options, connection.info?.cluster !== undefined);
  return new NatsLog(connection, manager, stream, subjectPrefix(options), end);
}

async function madeStream(
  manager: JetStreamManager,
  name: string,
  { workspace }: NatsLogOptions,
  cluster: boolean,
): Promise<LogEnd> {
  const info = await manager.streams.info(name).catch((error: unknown) => {
    if (!(error instanceof JetStreamApiError && error.status === 404)) throw error;
    return manager.streams.add({
      name,
      subjects: [`steps.${workspace}.>`],
      storage: StorageType.File,
      max_msgs_per_subject: 1,
      num_replicas: cluster ? 3 : 1,
      deny_delete: true,
      deny_purge: true,
    });
  });
  if (info.config.max_msgs_per_subject !== 1) {
    throw new TeamError('unfit', `Expected a stream ${name} with one message a subject, got one set up otherwise.`);
  }
  return { log: info.created, seq: info.state.last_seq };
}

class NatsLog implements TeamLog {
  readonly largest: number;
  readonly lost: Promise<void>;
  readonly #stream: JetStreamClient;

  constructor(
    private readonly connection: NatsConnection,
    private readonly manager: JetStreamManager,
    private readonly name: string,
    private readonly prefix: string,
    readonly end: LogEnd,
  ) {
    this.#stream = jetstream(connection, { timeout: answerWithin });
    this.largest = (connection.info?.max_payload ?? 1_048_576) - headroom;
    this.lost = connection.closed().then(() => {});
  }

  async publish(subject: string, data: Uint8Array, expected: number): Promise<number | undefined> {
    try {
      const { seq } = await this.#stream.publish(subject, data, {
        expect: { lastSubjectSequence: expected },
        timeout: answerWithin,
      });
      return seq;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === wrongLastSequence) return undefined;
      throw toTeamError(error);
    }
  }

  async last(subject: string): Promise<LogMessage | undefined> {
    try {
      // Of the leader: another node may not have the newest yet.
      const message = await this.manager.streams.getMessage(this.name, { last_by_subj: subject });
      return message ? { subject, seq: message.seq, data: message.data } : undefined;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.status === 404) return undefined;
      throw toTeamError(error);
    }
  }

  async follow(
    after: number,
    onMessages: (messages: readonly LogMessage[], left: number) => Promise<void>,
  ): Promise<void> {
    try {
      const consumer = await this.#stream.consumers.get(this.name, {
        filter_subjects: `${this.prefix}.>`,
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: after + 1,
      });
      const { num_pending: waiting } = await consumer.info();
      const messages = await consumer.consume({ max_messages: batchSize * 2 });
      void this.lost.then(() => messages.close());
      if (waiting === 0) await onMessages([], 0);
      let batch: LogMessage[] = [];
      for await (const { subject, seq, data, info } of messages) {
        batch.push({ subject, seq, data });
        if (batch.length < batchSize && info.pending > 0) continue;
        const full = batch;
        batch = [];
        await onMessages(full, info.pending);
      }
    } catch (error) {
      if (!this.connection.isClosed()) throw toTeamError(error);
    }
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

function toTeamError(error: unknown): TeamError {
  if (error instanceof TeamError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof JetStreamApiError && noRoom.includes(error.code)) {
    return new TeamError('full', 'The server has no room left.', { cause: error });
  }
  if (error instanceof errors.PermissionViolationError || error instanceof errors.AuthorizationError) {
    return new TeamError('refused', 'The server does not allow this user to do that.', { cause: error });
  }
  return new TeamError('away', `The server did not do what was asked: ${message}`, { cause: error });
}
