import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { AiError } from '../aiError';
import { shortened } from '../copy/phrasing';

/** The stream ended, or carried something that is no part of an answer. */
export class BrokenStream extends Error {
  constructor(
    readonly kind: 'dropped' | 'bad-chunk' | 'not-a-model',
    cause?: unknown,
  ) {
    super(`The answer of the model server was ${kind}.`, { cause });
    this.name = 'BrokenStream';
  }
}

/** Any failure of a request as the error the user is told of. */
export function toAiError(error: unknown, cancelled: boolean): AiError {
  if (error instanceof AiError) return error;
  if (cancelled || error instanceof APIUserAbortError) return new AiError('cancelled', { cause: error });
  if (error instanceof BrokenStream) return fromBrokenStream(error);
  if (error instanceof APIConnectionTimeoutError) return new AiError('timeout', { cause: error });
  if (error instanceof APIConnectionError || !(error instanceof APIError)) {
    return new AiError('unreachable', { message: isOffline() ? offline : undefined, cause: error });
  }
  return fromStatus(error);
}

const isOffline = () => globalThis.navigator?.onLine === false;
const offline =
  'This device is offline, and the model server could not be reached. Try again once it is online, or choose the built-in engine under Settings, AI engine.';

function fromBrokenStream(error: BrokenStream): AiError {
  if (error.kind === 'bad-chunk') return new AiError('malformed', { cause: error });
  const message =
    error.kind === 'dropped'
      ? 'The connection to the model server broke off in the middle of the answer. Try again.'
      : 'Something answers at this address, but it is not a model server. Check the address; it usually ends in /v1.';
  return new AiError('unreachable', { message, cause: error });
}

function fromStatus(error: APIError): AiError {
  const said = saidBy(error);
  if (error.status === 401 || error.status === 403) return new AiError('unauthorised', { cause: error });
  if (error.status === 429) {
    if (error.code === 'insufficient_quota') {
      return new AiError('rate-limited', {
        message: 'The account at the model server has no credit left. Top it up there, or use another server.',
        cause: error,
      });
    }
    const waitMs = retryAfterMs(error);
    const message = waitMs === undefined ? undefined : `${busy} ${waiting(waitMs)}`;
    return new AiError('rate-limited', { waitMs, message, cause: error });
  }
  if (error.status === 404) {
    return new AiError('unreachable', {
      message: `The model server does not know this address or model${said}. Check the address, which usually ends in /v1, and the chosen model.`,
      cause: error,
    });
  }
  const message = `The model server answered with an error${error.status ? ` (${error.status})` : ''}${said}. Try again; if it stays, look at the server.`;
  return new AiError('unreachable', { message, cause: error });
}

const busy = 'The model server asks to wait before the next request.';

/** "Try again in 40 seconds." */
function waiting(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds === 1) return 'Try again in a second.';
  if (seconds < 120) return `Try again in ${seconds} seconds.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}

function saidBy(error: APIError): string {
  const body = error.error;
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message ? `: “${shortened(message, 160)}”` : '';
}

/** What the server asks to wait, in ms. Browsers hide the header unless the server exposes it to other origins. */
export function retryAfterMs(error: APIError, now = Date.now()): number | undefined {
  const value = error.headers?.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Whether the server may take the same request a little later. */
export const isPassing = (error: unknown): error is APIError =>
  error instanceof APIError &&
  ((error.status === 429 && error.code !== 'insufficient_quota') ||
    (error.status !== undefined && error.status >= 500));
