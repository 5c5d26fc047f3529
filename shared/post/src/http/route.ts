import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** A request to the post office. The route reads the body, with a limit of its own. */
export interface Visit {
  readonly request: IncomingMessage;
  /** Including the public address. */
  readonly url: URL;
  /** The parts of the path that the route names with a colon. */
  readonly params: Readonly<Record<string, string>>;
  /** Who the rate limit counts: an IPv4 address, or the /64 of an IPv6 one. */
  readonly visitor: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'OPTIONS';
  /** Such as `/f/:id`; a part with a colon matches one segment. */
  readonly path: string;
  /** Most visits of one visitor a minute. */
  readonly perMinute: number;
  /** Throws `Refusal` for mistakes of the visitor; anything else it throws is reported as our fault. */
  answer(visit: Visit): Reply | Promise<Reply>;
}

/** What a visitor is told instead of an answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(message);
  }
}
