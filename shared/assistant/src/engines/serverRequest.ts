import { cleanKey } from '../apiKey';
import { ServerRefusal } from './modelErrors';
import { codeIn, reasonIn } from './serverReason';

/** Where a model server is and how it knows us. */
export interface ModelServer {
  readonly baseUrl: string;
  readonly key: string;
}

interface RequestOptions {
  /** Sent as JSON; without it the address is only read. */
  readonly body?: object;
  readonly signal: AbortSignal;
}

/**
 * Sends one request, with no header that local servers do not let through. Rejects with `ServerRefusal` for an answer that
 * is an error, `RuleError` for a key that no server can have given, else with what `fetch` throws.
 */
export async function sendRequest(server: ModelServer, path: string, options: RequestOptions): Promise<Response> {
  const { body, signal } = options;
  const key = cleanKey(server.key);
  const response = await fetch(`${server.baseUrl}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    credentials: 'omit',
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw await refusalOf(response);
}

/** More of an error than this nobody reads. */
const longestBody = 20_000;

async function refusalOf(response: Response): Promise<ServerRefusal> {
  const body = readable((await response.text().catch(() => '')).slice(0, longestBody));
  return new ServerRefusal(reasonIn(body), {
    status: response.status,
    code: codeIn(body),
    retryAfter: response.headers.get('retry-after') ?? undefined,
  });
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Words or a web page.
    return text;
  }
}
