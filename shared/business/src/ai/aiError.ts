/** Why a task gave no result. */
export type AiErrorCode =
  | 'unreachable'
  | 'unauthorised'
  | 'rate-limited'
  | 'malformed'
  | 'cancelled'
  | 'blocked'
  | 'timeout'
  | 'too-long'
  | 'limit'
  | 'no-chat'
  | 'not-ready';

const sentences: Record<AiErrorCode, string> = {
  unreachable: 'The model server could not be reached. Check that it is running and that its address is right.',
  unauthorised: 'The model server did not accept the key. Enter it again under Settings, AI engine.',
  'rate-limited': 'The model server asks to wait before the next request. Try again in a moment.',
  malformed: 'The model answered twice in a form that could not be read. Try again, or choose another model.',
  cancelled: 'Stopped. Nothing was recorded.',
  blocked:
    'This page may not connect to that address: its security policy does not list it. Whoever runs this site can allow it with the deployment setting STEPS_CONNECT_SRC.',
  'too-long': 'The model wrote more than 200 kB and was stopped there. Ask for less at once, or choose another model.',
  'no-chat': 'None of the models that were tried can chat.',
  limit: 'The limit for this month is reached. Nothing was sent.',
  'not-ready': 'The browser’s own model is not ready. Look under Settings, AI engine.',
  timeout: 'The model server stopped answering. Try again, or choose a smaller model.',
};

interface AiErrorFacts {
  /** Instead of the general sentence, when more is known. */
  readonly message?: string | undefined;
  /** How long the server asks to wait, in ms. */
  readonly waitMs?: number | undefined;
  readonly cause?: unknown;
}

/** A task gave no result; the message is a sentence for the screen. What the user entered is untouched. */
export class AiError extends Error {
  /** ms; only with `rate-limited`, and only when the server said so. */
  readonly waitMs: number | undefined;

  constructor(
    readonly code: AiErrorCode,
    { message, waitMs, cause }: AiErrorFacts = {},
  ) {
    super(message ?? sentences[code], cause === undefined ? undefined : { cause });
    this.name = 'AiError';
    this.waitMs = waitMs;
  }
}

/** Throws `cancelled` once the signal is aborted. */
export function assertGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AiError('cancelled');
}
