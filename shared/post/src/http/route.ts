import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** What somebody asks of the post office. The body is the route's to read, with a limit of its own. */
export interface Visit {
  readonly request: IncomingMessage;
  /** With the public address before it. */
  readonly url: URL;
  /** The parts of the path that the route names with a colon. */
  readonly params: Readonly<Record<string, string>>;
  /** Whom the pace is counted for: an IPv4 address, or the /64 of an IPv6 one. */
  readonly visitor: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'OPTIONS';
  /** Such as `/f/:id`; a part with a colon stands for one segment. */
  readonly path: string;
  /** Most visits of one visitor a minute. */
  readonly perMinute: number;
  /** Throws `Refusal` for what the visitor did wrong; what else it throws is said to be ours. */
  answer(visit: Visit): Reply | Promise<Reply>;
}

/** What a visitor is told in place of an answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(message);
  }
}
