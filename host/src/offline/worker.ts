import { answer, partOf } from './answers';
import { heldKeys, type KeyMessage } from './heldKeys';
import { cacheNames } from './keptFiles';

/** What the program uses of a service worker; the types of pages and of workers cannot be had together. */
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(name: 'message', listen: (event: MessageEvent & LifeEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WindowClient[]>;
  };
}

interface WindowClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}

/** The browser lets the worker run until the promise is settled. */
interface LifeEvent {
  waitUntil(until: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/*
 * The one worker of the host. It starts Steps from what the tabs kept (keepNewest.ts), and has the key of an unlocked
 * workspace for the moment of a reload. It may be ended at any time: it knows nothing that it could not read again but the key.
 */
const scope = self as unknown as WorkerScope;
const keys = heldKeys();
/** The worker of the dev servers: what an earlier `npm start` kept at the same address must not be shown there. */
const development = process.env.NODE_ENV === 'development';
/** Whether any release is kept; undefined until it was looked up. Without one the browser goes on as without a worker. */
let keeps: boolean | undefined = development ? false : undefined;

async function lookUp(): Promise<boolean> {
  const found = await caches.has(cacheNames.releases).catch(() => false);
  keeps ??= found;
  return keeps;
}
const lookedUp = lookUp();

// The files are kept by the tabs, so there is nothing to wait for.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  if (development) event.waitUntil(forgetReleases());
});

scope.addEventListener('message', (event) => {
  const message: KeyMessage & { readonly kept?: boolean } = event.data ?? {};
  const until = keys.take(message, event.ports);
  if (until) event.waitUntil(until);
  if (!message.kept) return;
  keeps = true;
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const part = partOf(request);
  if (!part || keeps === false) return;
  event.respondWith(lookedUp.then((found) => (found || keeps ? answer(part, request, tabsOpen) : fetch(request))));
});

async function forgetReleases(): Promise<void> {
  if (!(await caches.has(cacheNames.releases))) return;
  for (const name of Object.values(cacheNames)) await caches.delete(name);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) await page.navigate(page.url);
}

async function tabsOpen(): Promise<boolean> {
  return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0;
}
