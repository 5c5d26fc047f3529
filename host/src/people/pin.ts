import type { Person } from '@steps/business/host';
import { RuleError } from '@steps/platform';

/** As many as for a passphrase: ten thousand PINs are soon tried, so each try takes its time. */
const iterations = 600_000;
/** Wrong tries before the first wait, and the longest wait, ms. */
const freeTries = 3;
const longestWait = 60_000;

let tries = { failures: 0, notBefore: 0 };

/** What is wrong with a PIN, in words for the form. */
export const pinProblem = (pin: string): string | undefined =>
  /^\d{4,12}$/.test(pin) ? undefined : 'Use 4 to 12 digits.';

/** What is kept of a PIN; it cannot be read back. */
export async function sealedPin(pin: string): Promise<NonNullable<Person['pin']>> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: text(salt), hash: await hashOf(pin, salt) };
}

/** `RuleError` for a wrong PIN, and while it is too early for another try: after three, 1 s, doubled each time. */
export async function checkPin({ name, pin }: Person, typed: string, now = Date.now()): Promise<void> {
  if (!pin) return;
  const wait = tries.notBefore - now;
  if (wait > 0) throw new RuleError(`Too many wrong attempts. Try again in ${Math.ceil(wait / 1000)} seconds.`);
  const salt = Uint8Array.from(atob(pin.salt), (sign) => sign.charCodeAt(0));
  if ((await hashOf(typed, salt)) === pin.hash) {
    tries = { failures: 0, notBefore: 0 };
    return;
  }
  const failures = tries.failures + 1;
  const penalty = failures < freeTries ? 0 : Math.min(longestWait, 1000 * 2 ** (failures - freeTries));
  tries = { failures, notBefore: now + penalty };
  throw new RuleError(`That is not the PIN for ${name}.`);
}

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, 256);
  return text(new Uint8Array(bits));
}

const text = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
