import * as v from 'valibot';
import { RuleError } from '../core/store/ruleError';
import { fromBase64, toBase64 } from '../core/workspace/keyText';
import { keyRingSchema } from './keys/keyRing';

/** A person's own server. */
export interface TeamServer {
  /** `ws://` or `wss://`, without a path. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
const linkSchema = v.object({
  address: v.string(),
  user: v.string(),
  password: v.string(),
  workspace: hex,
  business: hex,
  ring: keyRingSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});

/** What brings a business to another device. */
export type DeviceLink = Readonly<v.InferOutput<typeof linkSchema>>;

const mark = 'steps-team-1.';

/** The address of a server as it is used. `RuleError` for one that no websocket has. */
export function serverAddress(typed: string): string {
  const url = parsed(typed.trim());
  const fits = url && /^wss?:$/.test(url.protocol) && url.hostname && !url.username && !url.password;
  if (!fits) throw new RuleError('Type an address that begins with wss:// or ws://, for example ws://localhost:4280.');
  return `${url.protocol}//${url.host}`;
}

/** The text for another device: everything that is needed to reach the business and to read it. */
export function deviceLinkText({ address, user, password, workspace, business, ring, name }: DeviceLink): string {
  const text = JSON.stringify({ address, user, password, workspace, business, ring, name });
  return mark + toBase64(new TextEncoder().encode(text)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads such a text. `RuleError` for any other. */
export function readDeviceLink(typed: string): DeviceLink {
  const text = typed.replace(/\s/g, '');
  try {
    if (!text.startsWith(mark)) throw new TypeError('Expected the mark of a device link.');
    const bytes = fromBase64(text.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
    const link = v.parse(linkSchema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return { ...link, address: serverAddress(link.address) };
  } catch {
    throw new RuleError('This is not a code for a business on a server. Copy all of it from the other device.');
  }
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
