import { basePath } from '@steps/platform/base';
import { cacheNames, keepAnswer, keptAnswer } from './keptFiles';

/** Host and remotes as they were published together at one moment: what one load of Steps is made of. */
export interface Release {
  /** Of the page and the list of remotes: the same for the same. */
  readonly id: string;
  /** When it was complete, ms. */
  readonly keptAt: number;
  /** Addresses of all files, host and remotes. */
  readonly files: readonly string[];
  /** Those that the page itself asks for. */
  readonly first: readonly string[];
  /** Titles of remotes whose files could not be fetched; their pages need the network. */
  readonly missing: readonly string[];
}

const { releases: cacheName } = cacheNames;
const addressOf = (name: string) => new URL(`${basePath}kept/${name}`, location.origin).href;
const recordOf = (id: string) => addressOf(`${id}.json`);
const pageOf = (id: string) => addressOf(`${id}/page`);
const listOf = (id: string) => addressOf(`${id}/list`);
const chosenAddress = () => addressOf('chosen');

/** The page of a release and its list of remotes, when both are whole: one without the other would mix two releases. */
export async function releaseAnswers(
  id: string,
): Promise<{ readonly page: Response; readonly list: Response } | undefined> {
  const [page, list] = await Promise.all([keptAnswer(cacheName, pageOf(id)), keptAnswer(cacheName, listOf(id))]);
  return page && list && { page, list };
}

/** The releases that were kept whole, oldest first. */
export async function keptReleases(): Promise<readonly Release[]> {
  const keys = await (await caches.open(cacheName)).keys();
  const records = keys.filter(({ url }) => url.endsWith('.json')).map(({ url }) => keptAnswer(cacheName, url));
  const read = await Promise.all((await Promise.all(records)).map((record) => record?.json()));
  return read
    .filter((release) => release !== undefined)
    .sort((one: Release, other: Release) => one.keptAt - other.keptAt);
}

/** The release that starts; nothing until one was kept. */
export const chosenRelease = async (): Promise<string | undefined> =>
  (await keptAnswer(cacheName, chosenAddress()))?.text();

/** Which release the next loads start, in every tab. */
export const chooseRelease = (id: string): Promise<void> => keepAnswer(cacheName, chosenAddress(), new Response(id));

/** The record comes last: a release that has one is whole. */
export async function keepRelease(release: Release, page: Response, list: Response): Promise<void> {
  await keepAnswer(cacheName, pageOf(release.id), page);
  await keepAnswer(cacheName, listOf(release.id), list);
  await keepAnswer(cacheName, recordOf(release.id), new Response(JSON.stringify(release)));
}

/** Deletes every release but these, and the files that only the others had. */
export async function dropOtherReleases(kept: readonly Release[], besides: readonly string[]): Promise<void> {
  const names = new Set([chosenAddress(), ...kept.flatMap(({ id }) => [recordOf(id), pageOf(id), listOf(id)])]);
  const files = new Set([...besides, ...kept.flatMap((release) => release.files)]);
  const inUse = [
    [cacheName, names],
    [cacheNames.files, files],
  ] as const;
  for (const [name, wanted] of inUse) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  }
}

/** A tab that was started from a release holds this lock, shared with others, until it is closed. */
const lockPrefix = 'steps-release-';

/** Says that this tab uses a release; as long as it is open the release is kept. */
export function holdRelease(id: string): void {
  void navigator.locks?.request(lockPrefix + id, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Ids of the releases that open tabs use. */
export async function heldReleases(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])));
}
