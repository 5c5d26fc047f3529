import { AiError } from '@steps/business/src/ai/aiError';
import { pause } from '@steps/business/src/ai/pause';
import { watchPolicy } from '@steps/platform/src/core/policyWatch';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { cleanLine } from '@steps/platform/src/core/text/cleanText';
import { readGgufHeader } from './ggufHeader';
import { type ModelFacts, modelFacts } from './modelFacts';

/** A connection that is lost is taken up again where it broke, so often in a row. */
const attempts = 4;
/** Before the second try; doubles each time. ms */
const backOffMs = 1_000;

/** The address of a model file as it is asked for. `RuleError` for what is none. */
export function modelAddress(typed: string): URL {
  const url = URL.parse(cleanLine(typed).trim());
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new RuleError('Enter the web address of a model file, such as https://example.com/model.gguf.');
  if (url.username || url.password) throw new RuleError('Leave name and password out of the address.');
  return url;
}

/** Reads what a model at an address says of itself, and no more of it. `RuleError` for no model, `AiError` for no answer. */
export async function factsAtAddress(url: URL, signal: AbortSignal): Promise<ModelFacts> {
  const stop = new AbortController();
  const response = await asked(url, 0, AbortSignal.any([signal, stop.signal]));
  const bytes = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  let begin = new Uint8Array();
  try {
    const header = await readGgufHeader(async (from, to) => {
      while (begin.length < to) {
        const step = await reader?.read();
        if (!step || step.done) break;
        begin = joined(begin, step.value);
      }
      return begin.slice(from, to);
    });
    if (!bytes)
      throw new RuleError('The server does not say how large the file is. Download it yourself, then choose the file.');
    return modelFacts(header, { file: fileName(url), bytes });
  } finally {
    stop.abort();
  }
}

/** The bytes of a file at an address; what was lost is asked for again from where it broke. Rejects with `AiError`. */
export async function* piecesAtAddress(
  url: URL,
  bytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let have = 0;
  for (let attempt = 1; have < bytes; attempt++) {
    try {
      const reader = (await asked(url, have, signal)).body?.getReader();
      for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
        attempt = 1;
        have += step.value.length;
        yield step.value;
      }
      if (have < bytes) throw new AiError('unreachable', { message: lost });
    } catch (error) {
      if (signal.aborted || attempt >= attempts || !isPassing(error)) throw error;
      await pause(backOffMs * 2 ** (attempt - 1), signal);
    }
  }
}

/** Whether the same may work a moment later. What the browser throws while it reads says nothing. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof RuleError) && !(error instanceof AiError && error.code === 'blocked');

const lost = 'The connection was lost while the model was downloaded. Nothing was kept. Try again.';

/** One request, from a byte on. */
async function asked(url: URL, from: number, signal: AbortSignal): Promise<Response> {
  const policy = watchPolicy(url.href);
  try {
    const range: Record<string, string> = from > 0 ? { Range: `bytes=${from}-` } : {};
    const response = await fetch(url, { credentials: 'omit', headers: range, signal });
    if (from > 0 && response.status === 200)
      throw new RuleError(
        'The connection was lost, and this server cannot take a download up again. Nothing was kept.',
      );
    if (!response.ok)
      throw new RuleError(`Expected a model file at this address; the server answered with ${response.status}.`);
    return response;
  } catch (error) {
    if (error instanceof RuleError) throw error;
    if (signal.aborted) throw new AiError('cancelled', { message: 'Stopped. Nothing was kept.', cause: error });
    if (await policy.refused())
      throw new AiError('blocked', {
        message: `This page may not connect to that address: its security policy does not list it. Set STEPS_CONNECT_SRC="${url.origin}" where Steps is served, or download the file yourself, then choose it here.`,
      });
    throw new AiError('unreachable', {
      message:
        from > 0
          ? lost
          : 'The address cannot be reached, or its server does not let this page in. Download the file yourself, then choose it here.',
      cause: error,
    });
  } finally {
    policy.stop();
  }
}

function joined(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The last part of the address, as a file can be called. */
const fileName = ({ pathname }: URL): string => {
  const last = decodeURIComponent(pathname.split('/').at(-1) ?? '').replace(/[^\w.+-]+/g, '-');
  return /\.gguf$/i.test(last) ? last : `${last || 'model'}.gguf`;
};
