import type { LogEntry } from '@steps/business/host';
import { RuleError } from '@steps/platform';
import type { ConnectionLog, Webhook } from './connection';

const minuteMs = 60_000;
/** Pauses double from one minute up to this. */
const longestPause = 120 * minuteMs;
/** An address that does not answer is tried so often: about two days. */
export const mostFailures = 30;
/** One that answers and refuses is tried so often. */
export const mostRefusals = 5;
/** Steps wait so long before they are sent: those of another tab come a moment later, and none may be passed over. */
export const settleMs = 5_000;

/**
 * The address to send to, whole. `RuleError` unless it is `https:`, or on this computer; names and passwords in it would
 * are in logs.
 */
export function webhookAddress(text: string): string {
  const typed = text.trim();
  const whole = 'Enter the whole address, beginning with https://.';
  if (/\s/.test(typed)) throw new RuleError(`An address has no spaces. ${whole}`);
  if (!URL.canParse(typed)) throw new RuleError(whole);
  const url = new URL(typed);
  // Browsers differ in what they take for a host: some read a sign that no name may have as "%…".
  if (url.hostname.includes('%')) throw new RuleError(whole);
  const onThisComputer = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url.protocol !== 'https:' && !onThisComputer) {
    throw new RuleError('The address must begin with https://, or be on this computer (http://localhost).');
  }
  if (url.username || url.password) throw new RuleError('Leave the name and the password out of the address.');
  url.hash = '';
  return url.href;
}

/** 256 random bits, as `whsec_…`. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** How long to wait after so many failures in a row, ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPause, minuteMs * 2 ** Math.max(0, failures - 1));

/** Steps of the log that wait to be sent, oldest first. */
export function waiting(
  entries: readonly LogEntry[],
  { sentUpTo = '' }: Pick<ConnectionLog, 'sentUpTo'>,
  { modules }: Pick<Webhook, 'modules'>,
  now: number,
): readonly LogEntry[] {
  const until = `log-${new Date(now - settleMs).toISOString()}`;
  return entries
    .filter(({ id, modules: of }) => id > sentUpTo && id <= until && of.some((module) => modules.includes(module)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** What is sent of a step: who did what, when, and the fields as they are now. What was there before stays here. */
export const messageOf = (entry: LogEntry, business: { readonly id: string; readonly name: string }) => ({
  id: entry.id,
  event: 'records.changed',
  at: entry.at,
  business,
  by: entry.actor,
  label: entry.label,
  modules: entry.modules,
  counts: { added: entry.added, changed: entry.changed, deleted: entry.deleted },
  records: (entry.edits ?? []).map(({ collection, id, name, fields, before, after }) => ({
    collection,
    id,
    name,
    change: !after ? 'deleted' : before || fields ? 'changed' : 'added',
    ...(after ? { fields: after } : {}),
  })),
});

/** A test message, which says that it is one. */
export const testMessage = (business: { readonly id: string; readonly name: string }, at: string) => ({
  id: `test-${at}`,
  event: 'test',
  at,
  business,
  label: 'A test from Steps',
});

/**
 * `t=1762174800,v1=<hex>`: HMAC-SHA256 of the seconds since 1970, a dot and the body. The time makes an old message that
 * somebody sends again tell itself.
 */
export async function signatureOf(secret: string, body: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${seconds}.${body}`)));
  return `t=${seconds},v1=${Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
