import { parseRemotesFile, type RemoteEntry } from '@steps/platform';
import { basePath } from '@steps/platform/base';
import { takeEarlyList } from './earlyList';
import { startedFrom } from './startedFrom';

/** A list that has not come after this long counts as failed (ms). */
const listTimeout = 10_000;

/**
 * Fetches and parses `remotes.json`, the one that was kept with this page when it was started from a kept release. Rejects
 * with an `Error` that says what was expected and what came.
 */
export async function fetchRemotesList(release = startedFrom()): Promise<readonly RemoteEntry[]> {
  const early = release ? undefined : await takeEarlyList();
  if (early !== undefined) return readRemotesList(early, true);
  const address = release ? `${basePath}remotes.json?release=${release}` : `${basePath}remotes.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(listTimeout) });
  if (!response.ok) throw new Error(`remotes.json is missing: the server answered ${response.status}.`);
  return readRemotesList(await response.text(), true);
}

/** What only some lists say. */
const settings = /"(staged|overrides|reportTo)":|":"\.\//;

/** Parses a list as it is for this load. @param own with what this tab alone has, such as a build that it tries */
export async function readRemotesList(text: string, own: boolean): Promise<readonly RemoteEntry[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`remotes.json is malformed: expected JSON, got "${text.slice(0, 40)}".`, { cause });
  }
  if (process.env.STEPS_DEV === '1' || settings.test(text)) {
    value = (await import('./listSettings')).settledList(value, own);
  }
  return parseRemotesFile(value).remotes;
}
