import { type LookupAddress, lookup } from 'node:dns';
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Larger pictures are left out (bytes): a row has to fit through the business's server. */
const mostBytes = 500_000;
const mostRedirects = 3;
/** A server that is silent for this long is given up (ms). */
const silence = 10_000;

/** Reserved or private networks (IANA special-purpose registries); for IPv6 everything except 2000::/3. */
const inner = new BlockList();
for (const net of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
])
  inner.addSubnet(net.split('/')[0] ?? '', Number(net.split('/')[1]), 'ipv4');
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
// In these the rest of the address may be an inner one (Teredo, 6to4), or they are for examples.
for (const net of ['2001::', '2001:db8::']) inner.addSubnet(net, 32, 'ipv6');
inner.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is on the internet, not of this machine or its own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

interface PictureOptions {
  /** Which addresses may be asked. */
  readonly mayAsk?: (address: string) => boolean;
  /** Most redirects. */
  readonly redirects?: number;
}

/**
 * A picture from the web that a message shows: PNG, JPEG, GIF or WebP. A stranger chose its address, so nothing inside the
 * post office's network is asked, and the server learns only that somebody looks. `undefined` if there is none. May reject.
 */
export function webPicture(
  address: string,
  { mayAsk = isPublicAddress, redirects = mostRedirects }: PictureOptions = {},
): Promise<Buffer | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return Promise.resolve(undefined);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayAsk(host)) return Promise.resolve(undefined);
  const ask = url.protocol === 'https:' ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/png,image/jpeg,image/gif,image/webp' };
    const request = ask(url, { lookup: guarded(mayAsk), headers, timeout: silence, agent: false }, (response) => {
      const { statusCode = 0, headers: said } = response;
      if (statusCode >= 300 && statusCode < 400 && said.location) {
        response.destroy();
        const next = URL.canParse(said.location, url) ? new URL(said.location, url).href : '';
        resolve(redirects > 0 ? webPicture(next, { mayAsk, redirects: redirects - 1 }) : undefined);
        return;
      }
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes) response.destroy(new Error('This picture is too large.'));
        else pieces.push(piece);
      });
      response.on('error', reject);
      response.on('end', () => {
        const picture = Buffer.concat(pieces);
        resolve(statusCode === 200 && isPicture(picture) ? picture : undefined);
      });
    });
    request.setTimeout(silence, () => request.destroy(new Error('The server of this picture says nothing.')));
    request.on('error', reject);
    request.end();
  });
}

/** Looks up a name, and keeps only addresses that may be asked. */
const guarded =
  (mayAsk: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const some = (error ? [] : (found as LookupAddress[])).filter(({ address }) => mayAsk(address));
      const [first] = some;
      if (error || !first) done(error ?? new Error(`${name} is not on the internet.`), '', 0);
      else if (options.all) done(null, some);
      else done(null, first.address, first.family);
    });

const starts = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8'];

function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  return starts.some((one) => start.startsWith(one)) || (start.startsWith('RIFF') && start.endsWith('WEBP'));
}
