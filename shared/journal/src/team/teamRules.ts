import { RuleError } from '@steps/platform/src/core/store/ruleError';

/** A person's own server. */
export interface TeamServer {
  /** `ws://` or `wss://`, without a path. */
  readonly address: string;
  /** What the server has shown at its first start. */
  readonly code: string;
}

/** The address of a server as it is used. `RuleError` for one that no websocket has. */
export function serverAddress(typed: string): string {
  const url = parsed(typed.trim());
  const fits = url && /^wss?:$/.test(url.protocol) && url.hostname && !url.username && !url.password;
  if (!fits) throw new RuleError('Enter an address that begins with wss:// or ws://, for example ws://localhost:4280.');
  return `${url.protocol}//${url.host}`;
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
