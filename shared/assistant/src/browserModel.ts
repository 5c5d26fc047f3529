import { AiError } from '@steps/business/src/ai/aiError';
import { type Availability, downloadMonitor, languageModelApi, languageOptions } from './engines/languageModel';

/** Whether this browser has a model of its own: `absent` where it knows nothing of one. */
export type BrowserModelState = Availability | 'absent';

/** Asks the browser; `unavailable` when the device is too small or the browser forbids it. */
export async function browserModelState(): Promise<BrowserModelState> {
  const api = languageModelApi();
  if (!api) return 'absent';
  // Browsers reject instead of answering where a policy switches it off.
  return api.availability(languageOptions).catch(() => 'unavailable');
}

/**
 * Lets the browser download its model; call it from a press of a button, as browsers demand. Resolves once it can be
 * used. Rejects with `AiError`.
 */
export async function downloadBrowserModel(onPercent: (percent: number) => void, signal: AbortSignal): Promise<void> {
  const api = languageModelApi();
  if (!api) throw new AiError('not-ready', { message: 'This browser has no model of its own.' });
  try {
    const session = await api.create({ ...languageOptions, signal, monitor: downloadMonitor(onPercent) });
    session.destroy();
  } catch (cause) {
    if (signal.aborted) throw new AiError('cancelled', { message: 'The download was stopped.', cause });
    throw new AiError('not-ready', {
      message: `The browser did not download its model${cause instanceof Error ? `: ${cause.message}` : '.'}`,
      cause,
    });
  }
}
