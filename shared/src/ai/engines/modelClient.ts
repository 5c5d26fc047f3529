import OpenAI from 'openai';
import * as v from 'valibot';
import type { EngineLimits } from './engineLimits';
import { BrokenStream } from './modelErrors';

/** Where a model server is and how it knows us. */
export interface ModelServer {
  readonly baseUrl: string;
  readonly key: string;
}

/** Headers the library adds about itself: local servers refuse a browser's request that carries headers they do not list. */
const ownHeaders = Object.fromEntries(
  ['Arch', 'Lang', 'OS', 'Package-Version', 'Retry-Count', 'Runtime', 'Runtime-Version', 'Timeout'].map((name) => [
    `X-Stainless-${name}`,
    null,
  ]),
);

/** The client library, set so that nothing comes from the surroundings and nothing is retried or logged behind our back. */
export const modelClient = ({ baseUrl, key }: ModelServer): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    // The library refuses an empty key; without one no header is sent.
    apiKey: key || 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    // The key is the user's own and is kept only in this browser.
    dangerouslyAllowBrowser: true,
    defaultHeaders: { ...ownHeaders, ...(!key && { Authorization: null }) },
  });

const listSchema = v.object({ data: v.array(v.object({ id: v.string() })) });

/** The names of the models a server offers, sorted. Rejects with what the client library throws, or `BrokenStream`. */
export async function listModels(client: OpenAI, limits: EngineLimits, signal?: AbortSignal): Promise<string[]> {
  const response = await client.models.list({ signal, timeout: limits.stallMs }).asResponse();
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new BrokenStream('not-a-model', error);
  });
  const list = v.safeParse(listSchema, body);
  if (!list.success) throw new BrokenStream('not-a-model', new v.ValiError(list.issues));
  return [...new Set(list.output.data.map(({ id }) => id))].sort((one, other) => one.localeCompare(other));
}
