import { AiError } from '@steps/business/src/ai/aiError';
import { type EngineLimits, engineLimits } from '@steps/business/src/ai/engineLimits';
import { aiLimits } from '../aiLimits';
import { AnswerParts } from '../engines/answerParts';
import type { Engine } from '../engines/engine';
import type { LanguageModelMessage } from '../engines/languageModel';
import type { ModelPort, ModelQuestion } from '../engines/modelPort';
import { portEngine } from '../engines/portEngine';
import { answerBySchema, promptedTalk, type SchemaPrompt } from '../engines/toolChoice';
import type { ModelFacts } from './modelFacts';
import { factsOfFile, openModel } from './modelFiles';
import { askModel, ModelFailure } from './runningModel';

/** Works with a model file that is kept in this browser, by llama.cpp. Rejects with `AiError` when it is gone. */
export async function localEngine(file: string, limits: EngineLimits = engineLimits): Promise<Engine> {
  const model = await opened(file);
  return portEngine(localPort(model, await factsOfFile(model), limits));
}

/**
 * Loads a kept model and has it write a few words. Resolves with how many tokens it writes in a second. Rejects with `AiError`.
 */
export async function tryLocalModel(
  file: string,
  { onLoading, signal }: { readonly onLoading: (percent: number) => void; readonly signal: AbortSignal },
): Promise<number> {
  const model = await opened(file);
  const { context } = await factsOfFile(model);
  const messages = [{ role: 'user' as const, content: 'Say in one sentence what you can do.' }];
  let tokens = 0;
  let since = 0;
  try {
    await askModel({
      ...{ file: model, context, signal, onLoading },
      prompt: { messages, schema: undefined, maxTokens: 24 },
      onLoaded() {},
      onChunk() {
        // The first comes after the question was read.
        since ||= performance.now();
        tokens++;
      },
    });
  } catch (error) {
    throw toAiError(error, context);
  }
  return (tokens - 1) / Math.max(0.001, (performance.now() - since) / 1000);
}

async function opened(file: string): Promise<File> {
  const model = await openModel(file);
  if (model) return model;
  throw new AiError('not-ready', {
    message: 'The model that was chosen is not kept in this browser. Choose one under Settings, AI engine.',
  });
}

const localPort = (file: File, { name, context }: ModelFacts, limits: EngineLimits): ModelPort => ({
  id: 'local',
  model: name,
  toolRounds: limits.toolRounds,
  async ask(question) {
    const { earlier, asked } = promptedTalk(question);
    try {
      return await answerBySchema(question, asked, prompter(file, context, earlier, question, limits));
    } catch (error) {
      throw toAiError(error, context);
    }
  },
});

/** Says one thing after the other in a talk with the model. */
function prompter(
  file: File,
  context: number,
  earlier: readonly LanguageModelMessage[],
  { signal, onStage }: ModelQuestion,
  limits: EngineLimits,
): SchemaPrompt {
  let messages = earlier;
  return async (input, schema, onText = () => {}) => {
    messages = [...messages, { role: 'user', content: input }];
    const parts = new AnswerParts(limits.answerBytes, new Set());
    onStage({ at: 'connecting' });
    await askModel({
      ...{ file, context, signal },
      prompt: { messages, schema, maxTokens: aiLimits().maxTokens },
      onLoading: (percent) => onStage({ at: 'loading', percent }),
      onLoaded: () => onStage({ at: 'waiting' }),
      onChunk(chunk) {
        parts.add(chunk);
        onText(parts.text);
      },
    });
    const answer = parts.assembled();
    messages = [...messages, { role: 'assistant', content: answer.text }];
    return answer;
  };
}

/** What llama.cpp and the browser say where there is too little memory. */
const isAboutMemory = (reason: string): boolean => /memory|alloc|\boom\b|out of bounds/i.test(reason);

function toAiError(error: unknown, context: number): unknown {
  if (!(error instanceof ModelFailure)) return error;
  const { during, message: reason } = error;
  const errorOf = (code: AiError['code'], message: string) => new AiError(code, { message, cause: error });
  if (/available context size/.test(reason))
    return errorOf(
      'too-long',
      `The question is longer than the model takes in at once here, ${context.toLocaleString('en-GB')} tokens. Give it less, or choose another engine.`,
    );
  if (isAboutMemory(reason))
    return errorOf(
      'not-ready',
      'This device has too little memory free for the model. Close other tabs and programs, or choose a smaller model under Settings, AI engine.',
    );
  if (!reason)
    return errorOf(
      'unreachable',
      'The program that runs models could not be loaded. It comes with the first use: check the network, then try again.',
    );
  if (during === 'load')
    return errorOf(
      'not-ready',
      `The model could not be loaded: ${reason}. Choose another one under Settings, AI engine.`,
    );
  return errorOf('unreachable', `The model failed: ${reason}. Try again, or choose another engine.`);
}
