import * as v from 'valibot';
import { RuleError } from '../core/store/ruleError';
import { keyRingSchema } from './keys/keyRing';
import { userSeed } from './server/ownerCode';
import { fromTextCode, toTextCode } from './server/textCode';

/** A person's own server. */
export interface TeamServer {
  /** `ws://` or `wss://`, without a path. */
  readonly address: string;
  /** What the server has shown at its first start. */
  readonly code: string;
}

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
const linkSchema = v.object({
  address: v.string(),
  workspace: hex,
  business: hex,
  device: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  credentials: v.object({ token: v.string(), seed: userSeed }),
  ring: keyRingSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});

/** What brings a business to another device. */
export type DeviceLink = Readonly<v.InferOutput<typeof linkSchema>>;

const mark = 'steps-team-2.';

/** The address of a server as it is used. `RuleError` for one that no websocket has. */
export function serverAddress(typed: string): string {
  const url = parsed(typed.trim());
  const fits = url && /^wss?:$/.test(url.protocol) && url.hostname && !url.username && !url.password;
  if (!fits) throw new RuleError('Type an address that begins with wss:// or ws://, for example ws://localhost:4280.');
  return `${url.protocol}//${url.host}`;
}

/** The text for another device: everything that is needed to reach the business and to read it. */
export const deviceLinkText = (link: DeviceLink): string => toTextCode(mark, link);

/** Reads such a text. `RuleError` for any other. */
export function readDeviceLink(typed: string): DeviceLink {
  try {
    const link = v.parse(linkSchema, fromTextCode(mark, typed));
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
