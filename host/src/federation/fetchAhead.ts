import * as v from 'valibot';

const development = process.env.STEPS_DEV === '1';
/** How long a part of the product has been open before its other files are fetched, ms: the first screens come first. */
export const restBeforeFetching = 30_000;

const namesSchema = v.array(v.string());
const asked = new Set<string>();

/** What browsers that know it say about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches all files that stand under `base` into the browser's cache, once, after a rest and behind what the page asks for:
 * pages that were not open before then open without a network. Not over connections that are slow or to be spared.
 */
export function fetchAhead(base: string): void {
  if (development || asked.has(base)) return;
  asked.add(base);
  setTimeout(() => {
    if (isSpared((navigator as { connection?: Connection }).connection)) return;
    fetchAll(base).catch((error: unknown) => {
      asked.delete(base);
      console.info(`The files of ${base} could not all be fetched ahead; pages fetch theirs when they open.`, error);
    });
  }, restBeforeFetching);
}

const isSpared = (connection: Connection = {}): boolean =>
  connection.saveData === true || /^(slow-2g|2g|3g)$/.test(connection.effectiveType ?? '4g');

/** One after the other, behind everything that the page itself asks for. */
async function fetchAll(base: string): Promise<void> {
  const names = v.parse(namesSchema, await (await answer(new URL('files.json', base))).json());
  for (const name of names) {
    const url = new URL(name, base);
    // The list is another server's word: only files beside it are asked for.
    if (url.href.startsWith(base)) await (await answer(url)).arrayBuffer();
  }
}

async function answer(url: URL): Promise<Response> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`Expected ${url.pathname}, the server answered ${response.status}.`);
  return response;
}
