import { whenIdle } from '@steps/platform';
import { basePath } from '@steps/platform/base';
import { proxy, ref, useSnapshot } from 'valtio';
import { overriddenRemotes } from '../federation/overrides';
import { remotesList } from '../federation/remotesList';
import { startedFrom } from '../federation/startedFrom';
import { type Connection, firstFiles, isSpared } from './releaseRules';
import { chooseRelease, chosenRelease, holdRelease, keptReleases, type Release } from './releases';

const development = process.env.STEPS_DEV === '1';
/** How long Steps has been open before anything is kept, ms: the first screens come first. */
export const restBeforeKeeping = 30_000;
/** A busy page keeps it after this long all the same, ms. */
const keepLatest = 10_000;
/** How often it is looked for a newer release while a tab is open, ms. */
const lookInterval = 3_600_000;

interface Offline {
  /** What this browser has for a start without a network; nothing until it was looked up or kept. */
  kept: Release | undefined;
  /** The release that is kept whole and newer than what this tab runs. */
  offered: Release | undefined;
  /** The user goes on with what the tab has; asked again after the next start. */
  dismissed: boolean;
}

const state = proxy<Offline>({ kept: undefined, offered: undefined, dismissed: false });

/** What is kept for use without a network, and what is newer, in render. The cast takes away the snapshot's deep `readonly`. */
export const useOffline = () => useSnapshot(state) as Readonly<Offline>;

/** Whether this browser can start Steps without a network; not in a private window of some, nor over plain http. */
export const isOfflinePossible = (): boolean =>
  !development && 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** Looks up what is kept. Never rejects. */
export async function lookUpKept(): Promise<void> {
  if (!isOfflinePossible()) return;
  try {
    const [releases, chosen] = await Promise.all([keptReleases(), chosenRelease()]);
    const release = releases.find(({ id }) => id === chosen);
    state.kept = release && ref(release);
  } catch (error) {
    console.info('What is kept for use without a network cannot be read.', error);
  }
}

/** Keeps Steps for use without a network while it is open, and looks for newer releases. Returns the end of it. */
export function watchReleases(): () => void {
  // A tab that tries another build cannot tell what is newer.
  if (!isOfflinePossible() || overriddenRemotes().length > 0) return () => {};
  const id = startedFrom();
  if (id) holdRelease(id);
  let cancel = () => {};
  const look = () => {
    cancel = whenIdle(() => void keepQuietly(), keepLatest);
  };
  const first = setTimeout(look, restBeforeKeeping);
  const next = setInterval(look, lookInterval);
  return () => {
    clearTimeout(first);
    clearInterval(next);
    cancel();
  };
}

async function keepQuietly(): Promise<void> {
  if (!navigator.onLine || isSpared((navigator as { connection?: Connection }).connection)) return;
  try {
    await keepNow();
  } catch (error) {
    console.info('Steps could not be kept for use without a network; what was kept before stays.', error);
  }
}

/** Keeps what is published now, and offers it when it is not what this tab runs. Rejects when it cannot be fetched. */
export async function keepNow(): Promise<void> {
  const { keepNewest } = await import('./keepNewest');
  await navigator.serviceWorker.register(`${basePath}worker.js`);
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new Error('This browser starts no worker, so nothing that is kept could be used.');
  const published = await keepNewest();
  if (!published) return;
  const { page, remotes, release } = published;
  state.kept = ref(release);
  (worker.active ?? worker.waiting ?? worker.installing)?.postMessage({ kept: true });
  const runsIt =
    firstFiles(page, location.origin).every((file) => askedFor(file)) &&
    JSON.stringify(remotes) === JSON.stringify(remotesList.remotes);
  state.offered = runsIt ? undefined : ref(release);
  if (runsIt) holdRelease(release.id);
}

const askedFor = (file: string): boolean =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')].some(
    (element) => ('src' in element ? element.src : element.href) === file,
  );

/** Goes on with the release that was offered, or with what is published where nothing is kept. Never rejects. */
export async function takeUpdate(): Promise<void> {
  try {
    if (isOfflinePossible() && !state.offered) await keepNow();
    if (state.offered) await chooseRelease(state.offered.id);
  } catch (error) {
    console.warn('The newer release could not be kept; the page goes on with what it has.', error);
  }
  window.location.reload();
}

export function dismissUpdate(): void {
  state.dismissed = true;
}
