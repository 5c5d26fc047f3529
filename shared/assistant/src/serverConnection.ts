import { type AiConnection, aiConnection, noConnection, saveConnection } from '@steps/business/src/ai/aiConnection';
import type { TaskGroup } from '@steps/platform/src/core/contract/aiTask';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { cleanLine } from '@steps/platform/src/core/text/cleanText';
import { cleanKey } from './apiKey';

/** What a person enters to connect. */
export interface ServerInput {
  /** The model to begin with; left out, the first that can chat. */
  readonly model?: string | undefined;
  readonly baseUrl: string;
  /** Left out: the key stays, unless the server is another one. */
  readonly key?: string | undefined;
}

/** The address and key that `input` means, with the key of another server left out. `RuleError` for a wrong address or key. */
export function serverOf({ baseUrl, key }: ServerInput): { readonly baseUrl: string; readonly key: string } {
  const address = serverAddress(baseUrl);
  const known = aiConnection();
  // A key typed for one server must never travel to another one.
  const kept = known.baseUrl && new URL(known.baseUrl).origin === new URL(address).origin ? known.key : '';
  return { baseUrl: address, key: cleanKey(key ?? '') || kept };
}

/**
 * Switches tasks to a server that has answered; `offered` are its models. All groups get the model that was named; without one,
 * groups keep what is still offered and else get the first.
 */
export function connectServer(input: ServerInput, offered: readonly string[]): AiConnection {
  const first = offered[0] ?? '';
  const { models, local } = aiConnection();
  const named = input.model?.trim();
  const chosen = (group: TaskGroup) => named || (offered.find((model) => model === models[group]) ?? first);
  return saveConnection({
    ...noConnection,
    ...serverOf(input),
    local,
    engine: 'openai-compatible',
    offered: [...new Set([...offered, ...(named ? [named] : [])])],
    models: {
      copy: chosen('copy'),
      articles: chosen('articles'),
      analysis: chosen('analysis'),
      conversation: chosen('conversation'),
    },
  });
}

/** An address as it is used: http or https, no name or password in it, `/v1` when it names no path. `RuleError` otherwise. */
export function serverAddress(text: string): string {
  const typed = cleanLine(text).replace(/^[\s"'“”‘’<]+|[\s"'“”‘’>]+$/gu, '');
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`);
  // Some browsers write the spaces of a host as %20 instead of refusing them.
  if (!url || /\s/.test(typed))
    throw new RuleError('Enter the address of the model server, such as http://localhost:11434/v1.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new RuleError(`Enter an address that starts with http:// or https://, not ${url.protocol}//.`);
  }
  if (url.username || url.password)
    throw new RuleError('Leave name and password out of the address; use the key field.');
  const path = url.pathname
    .replace(/\/(?:(?:chat\/)?completions|models|responses|embeddings)?\/*$/, '')
    .replace(/\/+$/, '');
  return `${url.origin}${path || '/v1'}`;
}
