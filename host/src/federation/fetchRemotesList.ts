import { parseRemotesFile, type RemoteEntry } from '@steps/shared';

/** A list that has not come after this long counts as failed (ms). */
const listTimeout = 10_000;

/** Fetches and parses `remotes.json`. Rejects with an `Error` that says what was expected and what came. */
export async function fetchRemotesList(): Promise<readonly RemoteEntry[]> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(listTimeout) });
  if (!response.ok) throw new Error(`remotes.json is missing: the server answered ${response.status}.`);
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`remotes.json is malformed: expected JSON, got "${text.slice(0, 40)}".`, { cause });
  }
  return parseRemotesFile(value).remotes;
}
