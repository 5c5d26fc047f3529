import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { HttpPlace } from './httpPlace';
import { matchRoute } from './matchRoute';
import { Pace } from './pace';
import { Refusal, type Reply, type Route } from './route';
import { visitorOf } from './visitorOf';

/** How long a visitor may take for a request, and for its headers (ms): 10 MB at 1.5 Mbit/s. */
const slowest = {
  requestTimeout: 60_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const mostConnections = 500;
/** Most bytes of all headers together. */
const maxHeaderSize = 8_192;

/** Its pages run no scripts, show nothing from other sites, and cannot be framed. */
const secured = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  },
  // Pages on other sites read the answers to their forms.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  referrerPolicy: { policy: 'no-referrer' },
});

export interface OpenHttp {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the port of the post office. Rejects, naming it, when it is taken. */
export async function openHttp(place: HttpPlace, routes: readonly Route[]): Promise<OpenHttp> {
  const paces = new Map(routes.map((route) => [route, new Pace(route.perMinute)]));
  const server = createServer({ ...slowest, maxHeaderSize }, (request, response) => {
    secured(request, response, () => {
      void answered(request)
        .catch((error: unknown) => problem(error))
        .then((reply) => send(request, response, reply));
    });
  });
  server.maxConnections = mostConnections;

  async function answered(request: IncomingMessage): Promise<Reply> {
    const url = new URL(`${place.publicUrl}${request.url?.startsWith('/') ? request.url : '/'}`);
    const match = matchRoute(routes, request.method ?? '', url.pathname);
    if ('allowed' in match) {
      if (match.allowed.length === 0) throw new Refusal(404, 'There is nothing at this address.');
      throw new Refusal(405, 'This address does not take that.', { allow: match.allowed.join(', ') });
    }
    const { route, params } = match;
    const visitor = visitorOf(request);
    const wait = paces.get(route)?.wait(visitor) ?? 0;
    if (wait > 0) {
      throw new Refusal(429, 'That was too often. Wait a minute and try again.', {
        'retry-after': String(Math.ceil(wait / 1000)),
      });
    }
    return route.answer({ request, url, params, visitor });
  }

  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${place.port} is taken. Start the post office with another one: --listen PORT.`)
          : error,
      ),
    );
    server.listen(place.port, place.host, listening);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
      }),
  };
}

function problem(error: unknown): Reply {
  if (error instanceof Refusal) return { status: error.status, headers: error.headers, body: error.message };
  console.error('A request could not be answered', error);
  return { status: 500, body: 'The post office could not do this. Try again later.' };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers = {}, body = '' }: Reply): void {
  // The unread rest of a body would be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
