import { AiError } from '@steps/business/src/ai/aiError';
import { type EngineLimits, engineLimits } from '@steps/business/src/ai/engineLimits';
import { bytesOf } from './answerParts';
import type { Engine } from './engine';
import {
  downloadMonitor,
  type LanguageModelMessage,
  type LanguageModelSession,
  languageModelApi,
  languageOptions,
} from './languageModel';
import type { Answer, ModelPort, ModelQuestion } from './modelPort';
import { portEngine } from './portEngine';
import { answerBySchema, promptedTalk, type SchemaPrompt } from './toolChoice';

/** What results of the browser's own model are labelled with; which model it is, the browser does not say. */
export const browserModelName = 'Browser’s own model';

/** Works with the model that the browser itself brings. Nothing leaves the device. */
export const browserEngine = (limits: EngineLimits = engineLimits): Engine => portEngine(browserPort(limits));

const browserPort = (limits: EngineLimits): ModelPort => ({
  id: 'browser',
  model: browserModelName,
  toolRounds: limits.toolRounds,
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
  const { onStage } = question;
  onStage({ at: 'connecting' });
  const { earlier, asked } = promptedTalk(question);
  const session = await started(earlier, question, stop.signal);
  const prompt: SchemaPrompt = async (input, schema, shown = () => {}) => {
    try {
      return textAnswer(await readStream(session, input, schema, shown, limits, stop));
    } catch (error) {
      // A schema that it does not understand is in the prompt too, and the answer is checked here anyway.
      if (!schema || nameOf(error) !== 'NotSupportedError') throw error;
      return textAnswer(await readStream(session, input, undefined, shown, limits, stop));
    }
  };
  try {
    onStage({ at: 'waiting' });
    // The interface has a draft of `tools` too, which no browser offers to pages yet; schemas are there wherever the model is.
    return await answerBySchema(question, asked, prompt);
  } finally {
    session.destroy();
  }
}

const textAnswer = (text: string): Answer => ({
  text,
  toolCalls: [],
  cut: undefined,
  thought: false,
  usage: undefined,
});

async function started(
  initialPrompts: readonly LanguageModelMessage[],
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
    initialPrompts,
    signal,
    monitor: downloadMonitor((percent) => onStage({ at: 'downloading', percent })),
  });
}

async function readStream(
  session: LanguageModelSession,
  asked: string,
  schema: object | undefined,
  onText: (text: string) => void,
  limits: EngineLimits,
  stop: AbortController,
): Promise<string> {
  const options = { signal: stop.signal, ...(schema && { responseConstraint: schema }) };
  const reader = session.promptStreaming(asked, options).getReader();
  let text = '';
  let bytes = 0;
  for (let waitMs = limits.firstAnswerMs; ; waitMs = limits.stallMs) {
    const step = await within(waitMs, reader.read(), stop);
    if (step.done) return text;
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
