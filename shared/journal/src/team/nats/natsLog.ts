import {
  type Consumer,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  type NextMsgRequest,
  StorageType,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { type ConnectLog, type LogEnd, type LogMessage, TeamError, type TeamLog } from '../log/teamLog';
import { type DevicePlace, inboxPrefix, streamName, subjectPrefix } from '../server/deviceRights';
import { connected, type ServerAccess, toTeamError } from '../server/natsConnection';
import { answeredIn, askedAgain, askedTwice, type Carried } from './askedAgain';
import { pulled } from './pulled';

export interface NatsLogOptions extends DevicePlace, Omit<ServerAccess, 'inbox'> {
  /** The owner's device: it makes the stream when there is none. */
  readonly owns: boolean;
}

/** NATS elects another leader 4 to 9 s after it heard of the lost one; ms after the line has carried the question. */
const answerWithin = 10_000;
/** What one node answers by itself, ms after the line has carried the question. */
const nodeAnswersWithin = 1500;
/** The library's own limit, ms: a line that has carried nothing for a minute is ended before. */
const libraryWaits = 120_000;
/** Headers of a message. */
const headroom = 1024;
/** How long a pull request lasts, and the heartbeat of the server, by which a lost node is noticed. */
const pullExpiresMs = 10_000;
const heartbeatMs = 2000;
/** What is handed over at once: messages, or bytes of them. */
const batchSize = 500;
const batchBytes = 1_000_000;
/** A batch is handed over after a pause of this length, ms; after this many pauses the server is asked whether anything is left. */
const batchPauseMs = 300;
const maxPauses = 5;
/** A message that was handed over and has not come for so long is lost, ms. */
const lostAfter = 10_000;
/** After such a pause it is asked whether all that was sent has come, ms. */
const checkedAfter = 3000;
/** What the server sends ahead: it must hold the largest message. */
const aheadBytes = 16_000_000;

/** What the server says, by its own number. */
const wrongLastSequence = 10_071;

/** Connects to the log of a business on a NATS server. */
export function natsLog(options: NatsLogOptions): ConnectLog {
  return async () => {
    const connection = await connected({ ...options, inbox: inboxPrefix(options) });
    try {
      return await openedLog(connection, options);
    } catch (error) {
      await connection.close();
      throw toTeamError(error);
    }
  };
}

async function openedLog(connection: NatsConnection, options: NatsLogOptions): Promise<TeamLog> {
  // Whether there is JetStream the stream says: a device may not ask for the account.
  const manager = await jetstreamManager(connection, { timeout: libraryWaits, checkAPI: false });
  const stream = streamName(options);
  const end = await madeStream(connection, manager, stream, options);
  return new NatsLog(connection, manager, stream, subjectPrefix(options), end);
}

async function madeStream(
  connection: NatsConnection,
  manager: JetStreamManager,
  name: string,
  { workspace, owns }: NatsLogOptions,
): Promise<LogEnd> {
  const carried: Carried = () => connection.flush();
  const ask = () => manager.streams.info(name);
  const info = await askedAgain(ask, answerWithin, carried).catch((error: unknown) => {
    if (!(error instanceof JetStreamApiError && error.status === 404)) throw error;
    if (!owns)
      throw new TeamError('away', "The server holds nothing of this business yet: it waits for the owner's device.");
    const added = manager.streams.add({
      name,
      subjects: [`steps.${workspace}.>`],
      storage: StorageType.File,
      max_msgs_per_subject: 1,
      num_replicas: connection.info?.cluster === undefined ? 1 : 3,
      deny_delete: true,
      deny_purge: true,
    });
    return answeredIn(added, answerWithin, carried);
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
  #answering: Promise<unknown> | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly manager: JetStreamManager,
    private readonly name: string,
    private readonly prefix: string,
    readonly end: LogEnd,
  ) {
    this.#stream = jetstream(connection, { timeout: libraryWaits });
    this.largest = (connection.info?.max_payload ?? 1_048_576) - headroom;
    this.lost = connection.closed().then(() => {});
  }

  /** The server answers what was sent to it in order, and `flush` at once. */
  readonly #carried: Carried = () => this.connection.flush();

  #answered<T>(answer: Promise<T>, within = answerWithin): Promise<T> {
    return answeredIn(answer, within, this.#carried);
  }

  async publish(subject: string, data: Uint8Array, expected: number): Promise<number | undefined> {
    let tries = 0;
    const publish = () => {
      tries += 1;
      return this.#answered(this.#stream.publish(subject, data, { expect: { lastSubjectSequence: expected } }));
    };
    try {
      const { seq } = await askedTwice(publish, () => this.#answers(), this.#carried);
      return seq;
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === wrongLastSequence)) throw toTeamError(error);
      if (tries === 1) return undefined;
      // The first one may have been kept, and its answer lost.
      const kept = await this.last(subject);
      return kept && sameBytes(kept.data, data) ? kept.seq : undefined;
    }
  }

  /** Resolves when the one that decides the order answers. However much waits for it, one question is asked. */
  #answers(): Promise<unknown> {
    const ask = () => this.manager.streams.info(this.name);
    this.#answering ??= askedAgain(ask, answerWithin, this.#carried).finally(() => {
      this.#answering = undefined;
    });
    return this.#answering;
  }

  async last(subject: string): Promise<LogMessage | undefined> {
    try {
      // Of the leader: another node may not have the newest yet.
      const ask = () => this.#answered(this.manager.streams.getMessage(this.name, { last_by_subj: subject }));
      const message = await askedTwice(ask, () => this.#answers(), this.#carried);
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
      const consumer = await this.#consumer(after);
      const state = () => this.#answered(consumer.info(), nodeAnswersWithin);
      const { num_pending: waiting } = await state();
      const limits = { bytes: aheadBytes, expires: pullExpiresMs, heartbeat: heartbeatMs };
      const messages = pulled(consumer, { ...limits, check: state });
      let complete = waiting === 0;
      if (complete) await onMessages([], 0);
      let batch: LogMessage[] = [];
      let bytes = 0;
      let pauses = 0;
      const give = async (left: number) => {
        const full = batch;
        batch = [];
        bytes = 0;
        complete ||= left === 0;
        await onMessages(full, left);
      };
      let last = after;
      let checked = false;
      const ask = () => {
        const next = messages.next();
        // It may fail when nobody waits for it any more: the connection is closed for another reason.
        next.catch(() => {});
        return next;
      };
      for (let next = ask(); ; ) {
        const rest = complete && batch.length === 0;
        const came = rest && checked ? await next : await within(rest ? checkedAfter : batchPauseMs, next);
        if (!came && rest) {
          // The last one before a pause, if it was lost on its way, is missed by nobody else.
          const { delivered } = await state();
          if (delivered.stream_seq > last) throw new TeamError('away', 'A message was lost on its way.');
          checked = true;
          continue;
        }
        if (!came) {
          pauses += 1;
          const { num_pending, delivered } = await state();
          // On a slow line all may have been handed over, and be on its way.
          const coming = delivered.stream_seq > last;
          if (coming && pauses * batchPauseMs >= lostAfter)
            throw new TeamError('away', 'A message was lost on its way.');
          // The server counts messages too that were replaced before it could send them.
          const overcounted = !coming && pauses % maxPauses === 0 && !(await this.#holdsAfter(last));
          await give(overcounted ? 0 : num_pending + (coming ? 1 : 0));
          continue;
        }
        next = ask();
        pauses = 0;
        checked = false;
        const { subject, seq, data, info } = came.value;
        last = seq;
        batch.push({ subject, seq, data });
        bytes += data.length;
        if (batch.length >= batchSize || bytes >= batchBytes || info.pending === 0) await give(info.pending);
      }
    } catch (error) {
      if (!this.connection.isClosed()) throw toTeamError(error);
    }
  }

  /** Whether there is a message of the business after this one. */
  async #holdsAfter(seq: number): Promise<boolean> {
    const query: NextMsgRequest & { readonly seq: number } = { seq: seq + 1, next_by_subj: `${this.prefix}.>` };
    return (await this.#answered(this.manager.streams.getMessage(this.name, query))) !== null;
  }

  /** A cluster that has just lost a node may give the consumer to that one, which does not answer: the next one is given to another. */
  #consumer(after: number): Promise<Consumer> {
    const make = () =>
      this.#stream.consumers.get(this.name, {
        filter_subjects: `${this.prefix}.>`,
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: after + 1,
      });
    return askedAgain(make, answerWithin, this.#carried);
  }

  broadcast(subject: string, data: Uint8Array): void {
    if (!this.connection.isClosed()) this.connection.publish(subject, data);
  }

  subscribe(subject: string, onMessage: (subject: string, data: Uint8Array) => void): void {
    // An error is a missing permission: then nothing is received.
    this.connection.subscribe(subject, {
      callback: (error, message) => {
        if (!error) onMessage(message.subject, message.data);
      },
    });
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

/** `undefined` when it takes longer. */
async function within<T>(ms: number, result: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

const sameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
