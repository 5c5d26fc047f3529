/** What the program uses of a service worker; the types of pages and of workers cannot be had together. */
export interface WorkerScope {
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
