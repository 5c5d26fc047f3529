import { aiConnection, modelFor } from '@steps/business/src/ai/aiConnection';
import { AiError, type AiErrorCode } from '@steps/business/src/ai/aiError';
import type { EngineLimits } from '@steps/business/src/ai/engineLimits';
import { presetOf } from './modelServers';
import { type ServerInput, serverOf } from './serverConnection';

export type ConnectionTest =
  /** The model that answered first, then the others that are offered. */
  | { readonly ok: true; readonly models: readonly string[] }
  | { readonly ok: false; readonly code: AiErrorCode; readonly problem: string; readonly advice: string };

interface TestOptions {
  readonly limits?: EngineLimits;
  readonly signal?: AbortSignal;
  /** Where this page comes from, for the advice. */
  readonly origin?: string;
}

/**
 * Asks a server for its models and one of them for a word: the one that is named, else the first that can chat. `RuleError`
 * for a wrong address or key; any other failure is the result.
 */
export async function testConnection(
  input: ServerInput,
  { origin = globalThis.location?.origin ?? '', ...options }: TestOptions = {},
): Promise<ConnectionTest> {
  const server = serverOf(input);
  const known = aiConnection();
  const wanted = {
    named: input.model?.trim() || undefined,
    usual: modelFor(known, 'copy'),
    isKnown: known.baseUrl === server.baseUrl,
  };
  const { askServer } = await import('./engines/serverCheck');
  try {
    const models = await askServer(server, wanted, options);
    if (models.length > 0) return { ok: true, models };
    return {
      ok: false,
      code: 'unreachable',
      problem: 'The server answers, but it offers no model.',
      advice: 'Load or download a model in the server first, or enter the name of one, then test again.',
    };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    const found = await adviceFor(error, server.baseUrl, origin);
    return { ok: false, code: error.code, problem: error.message, ...found };
  }
}

interface Advice {
  /** Instead of the error's own sentence, when more is known. */
  readonly problem?: string;
  readonly advice: string;
}

async function adviceFor({ code, cause }: AiError, baseUrl: string, origin: string): Promise<Advice> {
  const { host, protocol } = new URL(baseUrl);
  switch (code) {
    case 'blocked':
      return {
        advice: `Set STEPS_CONNECT_SRC="${new URL(baseUrl).origin}" where Steps is served, restart it, and reload this page.`,
      };
    case 'unauthorised':
      return {
        advice: presetOf(baseUrl)?.needsKey
          ? 'Copy the key from your account there and enter it again.'
          : 'Enter the key that the server was started with.',
      };
    case 'no-chat':
      return { advice: 'Enter the name of a model that can chat, then test again.' };
    case 'timeout':
      return {
        advice: 'A first answer can take minutes while a large model loads. Try again, or use a smaller model.',
      };
    case 'unreachable': {
      if (!isNetworkFailure(cause)) {
        return { advice: 'Compare the address with the one that the server prints when it starts.' };
      }
      if (
        origin.startsWith('https:') &&
        protocol === 'http:' &&
        !/^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(host)
      ) {
        return {
          advice:
            'This page came over https, and browsers then refuse http addresses of other machines. Give the server an https address.',
        };
      }
      if (await answersAtAll(baseUrl)) {
        const allow =
          presetOf(baseUrl)?.allow(origin) ??
          `Allow the origin ${origin} in the server’s CORS settings, then test again.`;
        return { problem: 'The server runs, but it does not let this page in.', advice: allow };
      }
      return {
        advice: `Start the server and make sure it listens at ${host}. If the browser asks whether this page may reach devices on your network, allow it.`,
      };
    }
    default:
      return { advice: '' };
  }
}

/** What `fetch` throws where nothing can be read, in words that differ by browser. */
const isNetworkFailure = (cause: unknown): boolean => cause instanceof TypeError;

/** A browser tells the same of a server that is off and of one that refuses this page; a request without reading shows which. */
async function answersAtAll(baseUrl: string): Promise<boolean> {
  try {
    await fetch(`${baseUrl}/models`, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    // Every failure means the same here: nothing answers.
    return false;
  }
}
