/** Where the post office listens, and its address for others. */
export interface HttpPlace {
  readonly port: number;
  readonly host: string;
  /** Such as `https://post.example`: the address in emails and forms. */
  readonly publicUrl: string;
}

/** Only on this machine: a proxy with a certificate is in front of it. Containers use `0.0.0.0:PORT`. */
const ownHost = '127.0.0.1';
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads `--listen` and `--public`. `undefined` without either: no port is opened. Throws an `Error` that says what was
 * expected, also for one without the other.
 */
export function readHttpPlace(listen: string | undefined, address: string | undefined): HttpPlace | undefined {
  if (!listen && !address) return undefined;
  if (!listen || !address) {
    throw new Error(
      `Expected --listen and --public together, such as --listen 4290 --public https://post.example, got --${listen ? 'listen' : 'public'} alone.`,
    );
  }
  const [, host = ownHost, digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(listen) ?? [];
  const port = Number(digits);
  if (!digits || port > 65_535)
    throw new Error(`--listen: expected a port such as 4290 or 0.0.0.0:4290, got “${listen}”.`);
  return { port, host, publicUrl: publicUrlOf(address) };
}

function publicUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOwn = url?.protocol === 'http:' && ownNames.includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || isOwn) || url.username || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`--public: expected an address with https, such as https://post.example, got “${text}”.`);
  }
  return url.origin;
}
