import type { RemoteEntry } from '@steps/platform';
import type { RemoteFault } from '@steps/platform/host';

let reportTo: string | undefined;
const reported = new Set<string>();

/** Where failed loads are reported to. Without an address, which is the default, nothing is sent. */
export function setReportAddress(address: string | undefined): void {
  reportTo = address;
}

/** What a report holds, and nothing else: no address of a page, no data, nothing of the user. */
interface Report {
  readonly package: string;
  /** Hash of the build, as in the name of its entry. */
  readonly version: string;
  readonly address: string;
  readonly error: RemoteFault;
}

/** Faults that are no failed load: what the operator did, and what a remote does not offer or does while it is shown. */
const unreported: ReadonlySet<RemoteFault> = new Set(['disabled', 'missing-part', 'threw-on-render']);

/** Tells the operator that a remote could not be loaded, once for each fault and page load. Never throws. */
export function reportFailure({ name, entry, manifest }: RemoteEntry, error: RemoteFault): void {
  if (!reportTo || unreported.has(error) || reported.has(`${name} ${error}`)) return;
  reported.add(`${name} ${error}`);
  const address = manifest?.entry ?? entry;
  const version = /\.([0-9a-f]{8,})\.js$/.exec(address)?.[1] ?? '';
  const report: Report = { package: name, version, address, error };
  // As `sendBeacon`, it outlives the page and waits for nothing, but it sends no cookies of that address along.
  void fetch(reportTo, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => console.info('A failed load could not be reported.'));
}
