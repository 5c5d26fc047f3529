import { keptModels } from '@steps/assistant/host';
import type { RemoteEntry } from '@steps/platform';
import { basePath } from '@steps/platform/base';
import * as v from 'valibot';
import { readRemotesList } from '../federation/fetchRemotesList';
import { cacheNames, keepAnswer } from './keptFiles';
import {
  baseOf,
  filesBelow,
  firstFiles,
  holdsBuild,
  isWhole,
  looseFiles,
  pageOfRelease,
  releasesToKeep,
} from './releaseRules';
import {
  chooseRelease,
  chosenRelease,
  dropOtherReleases,
  heldReleases,
  keepRelease,
  keptReleases,
  type Release,
} from './releases';

const lockName = 'steps-offline';
const namesSchema = v.array(v.string());
/** A small file that has not come after this long counts as failed, ms. */
const answerTimeout = 20_000;
/** A busy page lets the next file be fetched after this long all the same, ms. */
const fileLatest = 2_000;
/** Files that are fetched at the same time, behind everything that the page itself asks for. */
const lanes = 3;
/** Most of them are small: so many are fetched before the page is asked again whether it is idle. */
const filesAtOnce = 8;

/** What is published now, with the page and the list it was read from. */
export interface Published {
  readonly page: string;
  readonly remotes: readonly RemoteEntry[];
  readonly release: Release;
}

/**
 * Keeps the release that is published now, unless it is kept already, and deletes what no tab uses any more. The first one
 * is chosen at once; a later one waits for the user. Gives nothing when it is just being published or could not be fetched
 * whole: what was kept before stays. Rejects when the host's server is away or the disk is full.
 */
export function keepNewest(): Promise<Published | undefined> {
  return navigator.locks.request(lockName, keepPublished);
}

async function keepPublished(): Promise<Published | undefined> {
  const { origin } = location;
  const [pageAnswer, listAnswer] = await Promise.all([
    asked(basePath, { headers: { accept: 'text/html' } }),
    asked(`${basePath}remotes.json`),
  ]);
  const [page, list] = await Promise.all([pageAnswer.text(), listAnswer.text()]);
  const remotes = await readRemotesList(list, false);
  const first = firstFiles(page, origin);
  const ownFiles = await namesAt(origin + basePath);
  // What runs a model is as large as all the rest, and of use only beside one.
  const modelFiles = (await keptModels()).length > 0 ? await namesAt(origin + basePath, 'modelFiles.json') : undefined;
  const hostFiles = ownFiles && [...ownFiles, ...(modelFiles ?? [])];
  // The host is being published at this moment.
  if (!hostFiles || first.length === 0 || !first.every((file) => hostFiles.includes(file))) return undefined;

  const [releases, chosen] = await Promise.all([keptReleases(), chosenRelease()]);
  const before = releases.find(({ id }) => id === chosen);
  const have = await addressesIn(cacheNames.files);
  await keepAll(hostFiles, have);
  const files = [...hostFiles];
  const missing: string[] = [];
  for (const entry of remotes) {
    const base = baseOf(entry);
    if (!base) continue;
    const ofRemote = await remoteFiles(entry, base, have).catch((error: unknown) => {
      console.info(`${entry.title} could not be kept for use without a network.`, error);
      return undefined;
    });
    // Its server is away: what was kept of this very build is as good.
    const known = ofRemote ?? before?.files.filter((file) => file.startsWith(base)) ?? [];
    if (!ofRemote && !holdsBuild(entry, known)) missing.push(entry.title);
    files.push(...known);
  }
  if (!isWhole({ missing }, before)) return undefined;
  for (const name of looseFiles) await keepAnswer(cacheNames.files, new URL(name, origin).href, await asked(name));

  const policy = pageAnswer.headers.get('content-security-policy') ?? '';
  const id = await idOf([page, policy, list]);
  const known = releases.find((release) => release.id === id);
  const release: Release = { id, keptAt: known?.keptAt ?? Date.now(), files, first, missing };
  const { headers } = pageAnswer;
  await keepRelease(
    release,
    new Response(pageOfRelease(page, id), { headers }),
    new Response(list, { headers: listAnswer.headers }),
  );
  if (!before) await chooseRelease(id);
  const kept = releasesToKeep(await keptReleases(), before?.id ?? id, await heldReleases());
  await dropOtherReleases(
    kept,
    looseFiles.map((name) => new URL(name, origin).href),
  );
  return { page, remotes, release };
}

/** Keeps the files of a remote and gives their addresses; nothing when another build than the listed one is there. */
async function remoteFiles(
  entry: RemoteEntry,
  base: string,
  have: ReadonlySet<string>,
): Promise<readonly string[] | undefined> {
  const files = await namesAt(base);
  // Built with something that writes no list: its pages need the network, and nothing is amiss.
  if (!files) return [];
  if (!holdsBuild(entry, files)) return undefined;
  const { manifest } = entry;
  const hashes = new Map([
    [manifest?.entry, manifest?.integrity],
    ...(manifest?.preload.map(({ href, integrity }) => [href, integrity] as const) ?? []),
  ]);
  await keepAll(files, have, (address) => hashes.get(address));
  return files;
}

/** Addresses of all files of a build; nothing when it has no list. */
async function namesAt(base: string, list = 'files.json'): Promise<readonly string[] | undefined> {
  const answer = await fetch(new URL(list, base), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(answerTimeout),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`Expected ${base}${list}, the server answered ${answer.status}.`);
  return filesBelow(base, v.parse(namesSchema, await answer.json()));
}

/** Fetches what is not there yet, when the page has nothing else to do. What came before a failure is not fetched again. */
async function keepAll(
  addresses: readonly string[],
  have: ReadonlySet<string>,
  hashOf: (address: string) => string | undefined = () => undefined,
): Promise<void> {
  const waiting = addresses.filter((address) => !have.has(address));
  const work = async () => {
    for (let next = waiting.shift(), count = 0; next; next = waiting.shift(), count++) {
      if (count % filesAtOnce === 0) await idle();
      const integrity = hashOf(next) ?? '';
      await keepAnswer(cacheNames.files, next, await fetch(next, { priority: 'low', integrity }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** Safari cannot tell when it is idle: then after a moment, as there may be hundreds of files. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: fileLatest });
    else setTimeout(resolve, 20);
  });

async function asked(path: string, more?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(answerTimeout), ...more });
  if (!answer.ok) throw new Error(`Expected ${path}, the server answered ${answer.status}.`);
  return answer;
}

const addressesIn = async (name: string): Promise<ReadonlySet<string>> =>
  new Set((await (await caches.open(name)).keys()).map(({ url }) => url));

async function idOf(texts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
