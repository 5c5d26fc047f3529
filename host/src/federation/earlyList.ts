import { basePath } from '@steps/platform/base';

declare global {
  interface Window {
    /** The text of `remotes.json`, fetched by the script within index.html; `undefined` when that failed. */
    stepsRemotesList?: Promise<string | undefined> | undefined;
  }
}

/** Fetches the list of remotes before the program has come, which takes it from here. */
export function fetchEarlyList(timeout: number): Promise<string | undefined> {
  window.stepsRemotesList = read(timeout).catch(() => undefined);
  return window.stepsRemotesList;
}

/** The list that was fetched early, once; `undefined` when there is none: then the caller fetches it and reports errors. */
export function takeEarlyList(): Promise<string | undefined> | undefined {
  const list = window.stepsRemotesList;
  window.stepsRemotesList = undefined;
  return list;
}

async function read(timeout: number): Promise<string | undefined> {
  const response = await fetch(`${basePath}remotes.json`, { signal: AbortSignal.timeout(timeout) });
  return response.ok ? response.text() : undefined;
}
