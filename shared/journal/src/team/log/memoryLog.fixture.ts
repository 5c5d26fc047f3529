import { type ConnectLog, type LogMessage, TeamError, type TeamLog } from './teamLog';

/** A server in memory, for tests: it keeps what the real one keeps, and fails when it is told to. */
export class MemoryServer {
  #messages = new Map<string, LogMessage>();
  #seq = 0;
  readonly #readers = new Set<Connection>();
  /** Nobody can connect; connections are lost. */
  away = false;
  /** Publishing is refused for want of room. */
  full = false;
  /** Acknowledgements of so many next messages are lost with the connection. */
  unanswered = 0;
  /** Subjects of which it confirms nothing, and keeps nothing. */
  confirms: (subject: string) => boolean = () => true;
  largest = 8_000_000;
  /** What was published so far: subjects and messages. */
  bytes = 0;
  name = 'log-1';

  readonly connect: ConnectLog = () => this.#connect(() => true);

  /** Connects as a device from which the server takes some subjects only. */
  connectAs(may: (subject: string) => boolean): ConnectLog {
    return () => this.#connect(may);
  }

  async #connect(may: (subject: string) => boolean): Promise<TeamLog> {
    if (this.away) throw new TeamError('away', 'The server does not answer.');
    const connection = new Connection(this, may);
    this.#readers.add(connection);
    return connection;
  }

  get seq(): number {
    return this.#seq;
  }

  get messages(): readonly LogMessage[] {
    return [...this.#messages.values()].sort((one, other) => one.seq - other.seq);
  }

  last(subject: string): LogMessage | undefined {
    return this.#messages.get(subject);
  }

  /** What anybody who was let in can do. */
  put(subject: string, data: Uint8Array): number {
    this.#seq += 1;
    this.bytes += subject.length + data.length;
    const message = { subject, seq: this.#seq, data };
    this.#messages.delete(subject);
    this.#messages.set(subject, message);
    for (const reader of this.#readers) reader.deliverAll();
    return this.#seq;
  }

  /** What was said so far, to whoever listened. */
  readonly broadcasts: Pick<LogMessage, 'subject' | 'data'>[] = [];

  broadcast(subject: string, data: Uint8Array): void {
    this.broadcasts.push({ subject, data });
    for (const reader of [...this.#readers]) reader.deliver(subject, data);
  }

  /** Ends all connections; new ones can be made unless it is away. */
  cut(): void {
    for (const reader of [...this.#readers]) this.leave(reader);
  }

  leave(reader: Connection): void {
    this.#readers.delete(reader);
    reader.lose();
  }

  /** Puts the server back to what it was; returns how. */
  backup(): () => void {
    const [messages, seq] = [new Map(this.#messages), this.#seq];
    return () => {
      this.cut();
      this.#messages = new Map(messages);
      this.#seq = seq;
    };
  }
}

class Connection implements TeamLog {
  readonly end;
  readonly largest;
  readonly lost: Promise<void>;
  lose: () => void = () => {};
  #gone = false;
  readonly #listeners: { readonly to: string; readonly onMessage: (subject: string, data: Uint8Array) => void }[] = [];
  #wake: () => void = () => {};

  constructor(
    private readonly server: MemoryServer,
    private readonly may: (subject: string) => boolean,
  ) {
    this.end = { log: server.name, seq: server.seq };
    this.largest = server.largest;
    this.lost = new Promise((resolve) => {
      this.lose = () => {
        this.#gone = true;
        this.#wake();
        resolve();
      };
    });
  }

  deliverAll(): void {
    this.#wake();
  }

  deliver(subject: string, data: Uint8Array): void {
    for (const { to, onMessage } of this.#listeners) if (isFor(subject, to)) onMessage(subject, data);
  }

  async publish(subject: string, data: Uint8Array, expected: number): Promise<number | undefined> {
    await this.#there();
    if (!this.may(subject)) throw new TeamError('refused', 'The server does not allow this device to do that.');
    if (this.server.full) throw new TeamError('full', 'The server has no room left.');
    if (!this.server.confirms(subject)) throw new TeamError('away', 'The server did not answer in time.');
    if ((this.server.last(subject)?.seq ?? 0) !== expected) return undefined;
    const seq = this.server.put(subject, data);
    if (this.server.unanswered > 0) {
      this.server.unanswered -= 1;
      this.server.leave(this);
      throw new TeamError('away', 'The connection was lost.');
    }
    return seq;
  }

  async last(subject: string): Promise<LogMessage | undefined> {
    await this.#there();
    return this.server.last(subject);
  }

  async follow(
    after: number,
    onMessages: (messages: readonly LogMessage[], left: number) => Promise<void>,
  ): Promise<void> {
    let at = after;
    let first = true;
    while (!this.#gone) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      const news = this.server.messages.filter(({ seq }) => seq > at);
      const batch = news.slice(0, 7);
      if (first || batch.length > 0) await onMessages(batch, news.length - batch.length);
      first = false;
      at = batch.at(-1)?.seq ?? at;
      if (news.length === batch.length && !this.#gone) await woken;
    }
  }

  broadcast(subject: string, data: Uint8Array): void {
    if (!this.#gone) this.server.broadcast(subject, data);
  }

  subscribe(to: string, onMessage: (subject: string, data: Uint8Array) => void): void {
    this.#listeners.push({ to, onMessage });
  }

  async close(): Promise<void> {
    this.server.leave(this);
  }

  async #there(): Promise<void> {
    await Promise.resolve();
    if (this.#gone || this.server.away) throw new TeamError('away', 'The connection was lost.');
  }
}

function isFor(subject: string, to: string): boolean {
  const [parts, wanted] = [subject.split('.'), to.split('.')];
  return parts.length === wanted.length && wanted.every((part, at) => part === '*' || part === parts[at]);
}
