// @ts-check
import { gzipSync } from 'node:zlib';

/** Bytes that these loads cost together with gzip: each file once, as a browser with a cache has it. @param {import('./benchBrowser.mjs').ColdLoad[]} loads */
export async function gzipTogether(loads) {
  const addresses = new Set(loads.flatMap(({ files }) => files.map(({ url }) => url.split(/[?#]/, 1)[0] ?? url)));
  let bytes = 0;
  for (const address of addresses) {
    const response = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
    if (!response.ok) throw new Error(`${address}: expected the file, got status ${response.status}.`);
    const body = Buffer.from(await response.arrayBuffer());
    bytes += /\.(woff2|png)$/.test(address) ? body.length : gzipSync(body, { level: 9 }).length;
  }
  return bytes;
}
