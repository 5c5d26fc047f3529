/** The last sealed state of a row, as the server keeps it. */
export interface LogMessage {
  readonly subject: string;
  /** Its place in the order of all messages, from 1. */
  readonly seq: number;
  readonly data: Uint8Array;
}

/** Where the log of a workspace ends. */
export interface LogEnd {
  /** Which log: another one after the server was made anew. */
  readonly log: string;
  readonly seq: number;
}

/**
 * Why the server does not do what is asked. `away`: it, or the network. `blocked`: this page may not connect to it. `full`: no
 * room. `newer`: it holds rows of a later version of Steps. `refused`: no right to.
 * `closed`: it does not let this device in.
 */
export type TeamFault = 'away' | 'blocked' | 'closed' | 'full' | 'newer' | 'refused' | 'unfit';

/** Thrown by every log. */
export class TeamError extends Error {
  constructor(
    readonly fault: TeamFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'TeamError';
  }
}

/** Thrown where the server takes no message as large as this. */
export class TooLargeError extends TeamError {
  constructor() {
    super('refused', 'The server takes no message as large as this.');
  }
}

/** One connection to the log of a business: the last message of each subject, in one order. Rejects with `TeamError`. */
export interface TeamLog {
  readonly end: LogEnd;
  /** The most bytes that a message may have. */
  readonly largest: number;
  /** Settles when the connection is gone. */
  readonly lost: Promise<void>;
  /** Replaces the message of a subject. `expected`: the one that is known, 0 for none; `undefined` when it is another one. */
  publish(subject: string, data: Uint8Array, expected: number): Promise<number | undefined>;
  last(subject: string): Promise<LogMessage | undefined>;
  /**
   * Hands over what came after this sequence and what comes, in order, one batch at a time; `left` says how many more are
   * there already. The first batch may be empty.
   */
  follow(after: number, onMessages: (messages: readonly LogMessage[], left: number) => Promise<void>): Promise<void>;
  /** Sends a message to whoever is subscribed now; it is not stored, and delivery is not confirmed. */
  broadcast(subject: string, data: Uint8Array): void;
  /** Receives broadcasts on a subject, `*` for one part of it, until the connection is gone. */
  subscribe(subject: string, onMessage: (subject: string, data: Uint8Array) => void): void;
  close(): Promise<void>;
}

/** Connects once. */
export type ConnectLog = () => Promise<TeamLog>;
