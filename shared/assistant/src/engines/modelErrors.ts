import { AiError } from '@steps/business/src/ai/aiError';
import { shortened } from '@steps/business/src/ai/copy/phrasing';
import { RuleError } from '@steps/platform/src/core/store/ruleError';

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

interface RefusalFacts {
  /** Nothing for an error in the middle of an answer. */
  readonly status?: number;
  /** `insufficient_quota` … */
  readonly code?: string | undefined;
  /** The header, as it came. */
  readonly retryAfter?: string | undefined;
}

/** The server answered with an error; the message is its own reason, empty when it gave none. */
export class ServerRefusal extends Error {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfter: string | undefined;

  constructor(reason: string | undefined, { status, code, retryAfter }: RefusalFacts = {}) {
    super(reason ?? '');
    this.name = 'ServerRefusal';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Any failure of a request as the error the user is told of. */
export function toAiError(error: unknown, cancelled: boolean): AiError {
  if (error instanceof AiError) return error;
  if (cancelled) return new AiError('cancelled', { cause: error });
  if (error instanceof RuleError) return new AiError('unauthorised', { message: error.message, cause: error });
  if (error instanceof BrokenStream) return fromBrokenStream(error);
  if (error instanceof ServerRefusal) return fromRefusal(error);
  return new AiError('unreachable', { message: isOffline() ? offline : undefined, cause: error });
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

function fromRefusal(error: ServerRefusal): AiError {
  const reason = error.message && `: “${shortened(error.message, longestReason)}”`;
  const errorOf = (code: 'unauthorised' | 'unreachable' | 'rate-limited', message: string, waitMs?: number) =>
    new AiError(code, { message, waitMs, cause: error });
  if (error.status === 401 || isAboutKey(error))
    return errorOf(
      'unauthorised',
      `The model server did not accept the key${reason}. Enter it again under Settings, AI engine.`,
    );
  if (error.status === 403)
    return errorOf(
      'unauthorised',
      `The model server refused the request${reason}. Check what the key may be used for.`,
    );
  if (hasNoCredit(error))
    return errorOf(
      'rate-limited',
      `The account at the model server has no credit left${reason}. Top it up there, or use another server.`,
    );
  if (error.status === 429) {
    const waitMs = retryAfterMs(error);
    const until = waitMs === undefined ? 'Try again in a moment.' : waiting(waitMs);
    return errorOf('rate-limited', `The model server asks to wait before the next request${reason}. ${until}`, waitMs);
  }
  if (error.status === 404)
    return errorOf(
      'unreachable',
      `The model server does not know this address or model${reason}. Check the address, which usually ends in /v1, and the chosen model.`,
    );
  const status = error.status ? ` (${error.status})` : '';
  return errorOf(
    'unreachable',
    `The model server answered with an error${status}${reason}. Try again; if it stays, look at the server.`,
  );
}

/** Characters of a server's reason that are shown. */
const longestReason = 300;

/** Some services answer a wrong key with 400. */
const isAboutKey = ({ status, message }: ServerRefusal): boolean =>
  status === 400 &&
  /api[ _-]?key (?:is )?(?:not valid|invalid|incorrect|expired|missing|not found)|(?:invalid|incorrect|missing|expired|no) api[ _-]?key/i.test(
    message,
  );

const hasNoCredit = ({ status, code }: ServerRefusal): boolean => status === 402 || code === 'insufficient_quota';

/** "Try again in 40 seconds." */
function waiting(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds === 1) return 'Try again in a second.';
  if (seconds < 120) return `Try again in ${seconds} seconds.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}

/** What the server asks to wait, in ms. Browsers hide the header unless the server exposes it to other origins. */
export function retryAfterMs({ retryAfter }: ServerRefusal, now = Date.now()): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Whether the server may take the same request a little later. */
export const isPassing = (error: unknown): error is ServerRefusal =>
  error instanceof ServerRefusal &&
  !hasNoCredit(error) &&
  (error.status === 429 || (error.status !== undefined && error.status >= 500 && error.status !== 501));
