/** Caches of the offline start; a worker and all tabs read and write them. */
export const cacheNames = { files: 'steps-files', releases: 'steps-releases' } as const;

/** SHA-256 of the body, kept beside it: what the disk gives back is compared with it. */
const digestHeader = 'steps-sha256';
/** Of the answer on the wire, not of the body that is kept. */
const wireHeaders = ['content-encoding', 'content-length', 'vary'];

/** Keeps an answer whole. Rejects when it is none, or a web page where a program was asked for. */
export async function keepAnswer(cacheName: string, address: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.status !== 200 || answer.type === 'opaque') {
    throw new Error(`Expected the file ${address}, the server answered ${answer.status}.`);
  }
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && /\.[^./]+$/.test(new URL(address).pathname)) {
    throw new Error(`Expected the file ${address}, the server answered with a web page.`);
  }
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  for (const name of wireHeaders) headers.delete(name);
  headers.set(digestHeader, await digestOf(body));
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(body, { headers }));
}

/** What was kept; nothing when it is not there or damaged. Never rejects: who asks goes to the network instead. */
export async function keptAnswer(cacheName: string, address: string): Promise<Response | undefined> {
  try {
    const kept = await (await caches.open(cacheName)).match(address, { ignoreVary: true });
    if (!kept) return undefined;
    const { headers } = kept;
    const body = await kept.arrayBuffer();
    if ((await digestOf(body)) === headers.get(digestHeader)) return new Response(body, { headers });
    throw new Error('Its hash is another.');
  } catch (error) {
    console.info(`What was kept of ${address} is damaged; it is fetched again.`, error);
    await forgetAnswer(cacheName, address);
    return undefined;
  }
}

/** Never rejects: a cache that cannot be written is no better with it. */
export async function forgetAnswer(cacheName: string, address: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).delete(address, { ignoreVary: true });
  } catch (error) {
    console.info(`What was kept of ${address} could not be deleted.`, error);
  }
}

/** A program file of the host or a remote: the hash of its content is in its name, so it never changes. */
export const isProgramFile = (pathname: string): boolean =>
  /\.[0-9a-f]{8,}\.(js|css|json|svg|png|webp|woff2|wasm)$/.test(pathname);

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...bytes));
}
