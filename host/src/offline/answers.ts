import { basePath } from '@steps/platform/base';
import { cacheNames, forgetAnswer, isProgramFile, keptAnswer } from './keptFiles';
import { looseFiles, releaseToStart } from './releaseRules';
import { chooseRelease, chosenRelease, keptReleases, releaseAnswers } from './releases';

/** What the worker has to do with a request; nothing: the browser goes on as if there were no worker. */
export type Part = 'page' | 'list' | 'file' | 'damaged file' | 'loose file';

/** Sorts a request by what can be told at once, before anything is read. */
export function partOf(request: Pick<Request, 'method' | 'mode' | 'cache' | 'url' | 'headers'>): Part | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const own = origin === location.origin;
  if (request.mode === 'navigate') return own && !/\.[^./]+$/.test(pathname) ? 'page' : undefined;
  if (own && pathname === `${basePath}remotes.json`) return searchParams.has('release') ? 'list' : undefined;
  if (own && looseFiles.includes(pathname)) return 'loose file';
  if (!isProgramFile(pathname)) return undefined;
  // The page asks past all caches after a file arrived that does not fit its hash (loadScript.ts).
  return request.cache === 'reload' || request.cache === 'no-store' ? 'damaged file' : 'file';
}

/** Read for the page that is starting, so that they are read and compared once. */
const ready = new Map<string, Response>();

/** Answers a request with what was kept, and with the network wherever that is missing or damaged. */
export function answer(part: Part, request: Request, tabsOpen: () => Promise<boolean>): Promise<Response> {
  if (part === 'page') return pageFor(request, tabsOpen);
  if (part === 'list') return listFor(request);
  if (part === 'loose file') return looseFor(request);
  if (part === 'file') return fileFor(request);
  return forgetAnswer(cacheNames.files, request.url).then(() => fetch(request));
}

async function pageFor(request: Request, tabsOpen: () => Promise<boolean>): Promise<Response> {
  const kept = await startOfRelease(await tabsOpen()).catch((error: unknown) => {
    console.info('What was kept of Steps cannot be read; the network is asked.', error);
    return undefined;
  });
  if (!kept) return fetch(request);
  if (kept.whole) return kept.page;
  // A file of the first screen is damaged: a published release is better, if one can be had.
  return fetch(request).catch(() => kept.page);
}

async function startOfRelease(
  tabsOpen: boolean,
): Promise<{ readonly page: Response; readonly whole: boolean } | undefined> {
  const [releases, chosen] = await Promise.all([keptReleases(), chosenRelease()]);
  const release = releaseToStart(releases, chosen, tabsOpen);
  if (!release) return undefined;
  const answers = await releaseAnswers(release.id);
  if (!answers) return undefined;
  if (release.id !== chosen) await chooseRelease(release.id);
  ready.clear();
  const found = await Promise.all(release.first.map((address) => keptAnswer(cacheNames.files, address)));
  found.forEach((file, at) => {
    if (file) ready.set(release.first[at] ?? '', file);
  });
  return { page: answers.page, whole: found.every(Boolean) };
}

async function listFor(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return (await releaseAnswers(searchParams.get('release') ?? ''))?.list ?? fetch(request);
}

async function fileFor(request: Request): Promise<Response> {
  const waiting = ready.get(request.url);
  ready.delete(request.url);
  return waiting ?? (await keptAnswer(cacheNames.files, request.url)) ?? fetch(request);
}

async function looseFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptAnswer(cacheNames.files, request.url);
    if (kept) return kept;
    throw error;
  }
}
