import { RuleError } from '@steps/platform/src/core/store/ruleError';

/** A person's own server. */
export interface TeamServer {
  /** `ws://` or `wss://`, without a path; of a server of several nodes all of theirs, separated by commas. */
  readonly address: string;
  /** What the server has shown at its first start. */
  readonly code: string;
}

/** The address of a server as it is used. `RuleError` for one that no websocket has, and for more than nine nodes. */
export function serverAddress(typed: string): string {
  const nodes = nodesOf(typed.trim()).map(nodeAddress);
  if (nodes.length > mostNodes) throw new RuleError(`Enter at most ${mostNodes} nodes of one server.`);
  return [...new Set(nodes)].join(', ');
}

/** The nodes that an address names. */
export const nodesOf = (address: string): readonly string[] => address.split(/[\s,;]+/);

/** More than any server has that decides together. */
const mostNodes = 9;

function nodeAddress(typed: string): string {
  const url = parsed(typed);
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
