import type { RemoteEntry } from '@steps/platform';
import { contractVersion } from '@steps/platform/host';
import type { Tone } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import { fetchRemotesList } from '../federation/fetchRemotesList';

export interface RemoteCheck {
  readonly state: 'checking' | 'answers' | 'away';
  /** Why it is away. */
  readonly reason?: string;
  /** A build was published that this page does not have. */
  readonly newer?: boolean;
}

/** A server that is silent for so long is away, ms. */
const checkTimeout = 8_000;
const checks = proxy<Record<string, RemoteCheck>>({});

/** What the last check found, by remote, in render. */
export const useRemoteChecks = () => useSnapshot(checks) as Readonly<Record<string, RemoteCheck>>;

/** Asks the server of each remote for its manifest, and the list whether there is a newer build. */
export async function checkRemotes(entries: readonly RemoteEntry[]): Promise<void> {
  const asked = entries.filter(({ disabled, problem }) => !disabled && !problem);
  for (const { name } of asked) checks[name] = { state: 'checking' };
  // What is published, not what was kept with this page.
  const published = fetchRemotesList('').catch((error) => {
    console.warn('The list of modules could not be read again.', error);
    return [];
  });
  await Promise.all(
    asked.map(async (entry) => {
      const answer = await checkOne(entry);
      const other = (await published).find(({ name }) => name === entry.name)?.manifest?.entry;
      checks[entry.name] = { ...answer, newer: other !== undefined && other !== entry.manifest?.entry };
    }),
  );
}

async function checkOne({ entry }: RemoteEntry): Promise<RemoteCheck> {
  try {
    const { ok, status } = await fetch(entry, { cache: 'no-store', signal: AbortSignal.timeout(checkTimeout) });
    return ok ? { state: 'answers' } : { state: 'away', reason: `The server answered ${status}.` };
  } catch (error) {
    const slow = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      state: 'away',
      reason: slow ? 'The server did not answer in 8 seconds.' : 'The server cannot be reached.',
    };
  }
}

/** How a remote is, in a word or two and a line. */
export interface RemoteHealth {
  readonly tone: Tone;
  readonly text: string;
  readonly detail?: string | undefined;
}

/** How a remote is: what the list says of it, then what was found, then whether its code is here. */
export function healthOf(entry: RemoteEntry, isLoaded: boolean, check: RemoteCheck | undefined): RemoteHealth {
  if (entry.disabled) return { tone: 'neutral', text: 'Switched off', detail: 'By the people who run this site.' };
  if (entry.problem) return { tone: 'danger', text: 'Cannot be opened', detail: entry.problem };
  if (entry.manifest && entry.manifest.contract !== contractVersion) {
    const detail = `It speaks contract ${entry.manifest.contract}, this host ${contractVersion}.`;
    return { tone: 'danger', text: 'Does not fit this host', detail };
  }
  if (check?.newer) return { tone: 'info', text: 'Newer version', detail: 'Update Steps to use it.' };
  if (check?.state === 'checking') return { tone: 'neutral', text: 'Asking' };
  if (check?.state === 'away') {
    const detail = `${check.reason ?? ''} ${isLoaded ? 'What is loaded keeps working.' : ''}`.trim();
    return { tone: 'warning', text: 'Away', detail };
  }
  if (isLoaded) return { tone: 'success', text: 'In use' };
  return check ? { tone: 'success', text: 'Answers' } : { tone: 'neutral', text: 'Not opened yet' };
}

/** The build by the fingerprint in the name of its entry: "4f1c02ab". */
export const versionOf = ({ manifest }: RemoteEntry): string | undefined =>
  manifest && (/\.([0-9a-f]{8,})\.js$/.exec(manifest.entry)?.[1] ?? 'development');
