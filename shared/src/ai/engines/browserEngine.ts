import { AiError } from '../aiError';
import { bytesOf } from './answerStream';
import type { Engine } from './engine';
import { type EngineLimits, engineLimits } from './engineLimits';
import { downloadMonitor, type LanguageModelSession, languageModelApi, languageOptions } from './languageModel';
import type { Answer, ModelMessage, ModelPort, ModelQuestion } from './modelPort';
import { portEngine } from './portEngine';

/** What results of the browser's own model are labelled with; which model it is, the browser does not say. */
export const browserModelName = 'Browser’s own model';

/** Works with the model that the browser itself brings. Nothing leaves the device, and it knows no tools. */
export const browserEngine = (limits: EngineLimits = engineLimits): Engine => portEngine(browserPort(limits));

const browserPort = (limits: EngineLimits): ModelPort => ({
  id: 'browser',
  model: browserModelName,
  toolRounds: 0,
  async ask(question) {
    const stop = new AbortController();
    const cancel = () => stop.abort();
    question.signal?.addEventListener('abort', cancel, { once: true });
    if (question.signal?.aborted) cancel();
    try {
      return await answered(question, limits, stop);
    } catch (error) {
      throw toAiError(error, question.signal?.aborted ?? false);
    } finally {
      question.signal?.removeEventListener('abort', cancel);
    }
  },
});

async function answered(question: ModelQuestion, limits: EngineLimits, stop: AbortController): Promise<Answer> {
  const { messages, form, onStage } = question;
  onStage({ at: 'connecting' });
  const [earlier, last] = [messages.slice(0, -1), messages.at(-1)];
  const session = await started(earlier, question, stop.signal);
  try {
    onStage({ at: 'waiting' });
    const asked = last?.content ?? '';
    try {
      return await readStream(session, asked, form?.schema, question, limits, stop);
    } catch (error) {
      // A schema that it does not understand stands in the prompt too, and the answer is checked here anyway.
      if (!form || nameOf(error) !== 'NotSupportedError') throw error;
      return await readStream(session, asked, undefined, question, limits, stop);
    }
  } finally {
    session.destroy();
  }
}

async function started(
  messages: readonly ModelMessage[],
  { onStage }: ModelQuestion,
  signal: AbortSignal,
): Promise<LanguageModelSession> {
  const api = languageModelApi();
  const availability = (await api?.availability(languageOptions)) ?? 'unavailable';
  if (!api || availability === 'unavailable')
    throw new AiError('not-ready', {
      message: 'This browser has no model of its own that it can use. Choose another engine under Settings, AI engine.',
    });
  if (availability === 'downloadable')
    throw new AiError('not-ready', {
      message: 'The browser has not downloaded its model yet. Start it under Settings, AI engine.',
    });
  return api.create({
    ...languageOptions,
    initialPrompts: messages.flatMap((message) => (message.role === 'tool' ? [] : [plain(message)])),
    signal,
    monitor: downloadMonitor((percent) => onStage({ at: 'downloading', percent })),
  });
}

const plain = ({ role, content }: Exclude<ModelMessage, { role: 'tool' }>) => ({ role, content });

async function readStream(
  session: LanguageModelSession,
  asked: string,
  schema: object | undefined,
  { onText }: ModelQuestion,
  limits: EngineLimits,
  stop: AbortController,
): Promise<Answer> {
  const options = { signal: stop.signal, ...(schema && { responseConstraint: schema }) };
  const reader = session.promptStreaming(asked, options).getReader();
  let text = '';
  let bytes = 0;
  for (let waitMs = limits.firstAnswerMs; ; waitMs = limits.stallMs) {
    const step = await within(waitMs, reader.read(), stop);
    if (step.done) return { text, toolCalls: [], finish: 'stop', usage: undefined };
    bytes += bytesOf(step.value);
    if (bytes > limits.answerBytes) {
      stop.abort();
      throw new AiError('too-long');
    }
    text += step.value;
    onText(text);
  }
}

function within<T>(ms: number, work: Promise<T>, stop: AbortController): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AiError('timeout', { message: 'The browser’s model stopped answering. Try again.' }));
      stop.abort();
    }, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function toAiError(error: unknown, cancelled: boolean): AiError {
  if (error instanceof AiError) return error;
  if (cancelled) return new AiError('cancelled', { cause: error });
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return new AiError('too-long', {
        message:
          'The question is longer than the browser’s model can take in. Give it less, or connect a model server.',
        cause: error,
      });
    case 'NotAllowedError':
      return new AiError('not-ready', {
        message: 'The browser does not let this page use its model now. Look under Settings, AI engine.',
        cause: error,
      });
    case 'SyntaxError':
      return new AiError('malformed', { cause: error });
    default:
      return new AiError('unreachable', {
        message: 'The browser’s model failed. Try again, or choose another engine.',
        cause: error,
      });
  }
}
