import { basePath } from '@steps/platform/base';

/** The host's one worker (`host/src/offline/worker.ts`); a place has room for one only. */
const workerFile = `${basePath}worker.js`;
/** A worker that has stopped must be started first, on a busy computer, ms. */
const workerAnswers = 5000;
/** How long to wait for another tab's answer, ms: one that is known to have the key, and any other. */
const tabAnswers = { known: 2000, unknown: 150 };
const channelName = 'steps-key';

interface Held {
  readonly workspaceId: string;
  readonly key: CryptoKey;
  readonly letGo: () => void;
}

let held: Held | undefined;

/**
 * Keeps the key in this page's memory: other tabs get it from here, and a worker has it for the moment of a reload.
 * It is written nowhere, so closing the browser locks the workspace.
 */
export function holdKey(workspaceId: string, key: CryptoKey): void {
  if (key.extractable) throw new Error('Expected a key that cannot be extracted, got an extractable one');
  held?.letGo();
  const ends = [answerTabs(workspaceId, key), markHeld(workspaceId), handOver(workspaceId, key)];
  held = {
    workspaceId,
    key,
    letGo() {
      for (const end of ends) end();
    },
  };
}

/** The key from this page, the worker or another tab; undefined when nobody has it: the workspace is locked. */
export async function heldKey(workspaceId: string): Promise<CryptoKey | undefined> {
  if (held) return held.workspaceId === workspaceId ? held.key : undefined;
  return (await askWorker(workspaceId)) ?? (await askTabs(workspaceId));
}

/** Whether another tab has the key, as far as the browser can tell. */
export async function isHeldElsewhere(workspaceId: string): Promise<boolean> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const snapshot = await locks?.query().catch(() => undefined);
  return snapshot?.held?.some(({ name }) => name === lockName(workspaceId)) ?? false;
}

/** Logged out in this or another tab: forgets the key here and in the worker. */
export function letGoOfKey(): void {
  held?.letGo();
  held = undefined;
  void registered().then((worker) => worker?.postMessage({ forget: true }));
}

/** Hands the key to the worker when the page is left, for the next page. The worker forgets it; a store would not. */
function handOver(workspaceId: string, key: CryptoKey): () => void {
  const container = workers();
  if (!container) return () => {};
  let registration: ServiceWorkerRegistration | undefined;
  container.register(workerFile).then(
    (found) => {
      registration = found;
    },
    // A private window may have none: then a reload asks for the passphrase, unless another tab is open.
    () => {},
  );
  const onHide = () => {
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    worker?.postMessage({ keep: workspaceId, key });
  };
  addEventListener('pagehide', onHide);
  return () => removeEventListener('pagehide', onHide);
}

function answerTabs(workspaceId: string, key: CryptoKey): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<{ ask?: string }>) => {
    if (data.ask === workspaceId) channel.postMessage({ for: workspaceId, key });
  };
  return () => channel.close();
}

/** Until the page is left, other tabs can tell that it is worth waiting for an answer. */
function markHeld(workspaceId: string): () => void {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks?.request(lockName(workspaceId), { mode: 'shared' }, () => until).catch(() => {});
  return release;
}

async function askWorker(workspaceId: string): Promise<CryptoKey | undefined> {
  const worker = await registered();
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ key?: unknown }>) => resolve(data.key);
    setTimeout(resolve, workerAnswers);
  });
  worker.postMessage({ ask: workspaceId }, [port2]);
  const key = await answer;
  port1.close();
  return key instanceof CryptoKey ? key : undefined;
}

async function askTabs(workspaceId: string): Promise<CryptoKey | undefined> {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const patience = (await isHeldElsewhere(workspaceId)) ? tabAnswers.known : tabAnswers.unknown;
  const channel = new BroadcastChannel(channelName);
  const answer = new Promise<unknown>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ for?: string; key?: unknown }>) => {
      if (data.for === workspaceId) resolve(data.key);
    };
    setTimeout(resolve, patience);
  });
  channel.postMessage({ ask: workspaceId });
  const key = await answer;
  channel.close();
  return key instanceof CryptoKey ? key : undefined;
}

async function registered(): Promise<ServiceWorker | undefined> {
  const registration = await workers()
    ?.getRegistration()
    .catch(() => undefined);
  return registration?.active ?? undefined;
}

const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

const lockName = (workspaceId: string) => `steps-key-${workspaceId}`;
