import { AiError } from '../aiError';
import { countUsage, guessTokens } from '../aiUsage';
import { readAnswer } from './answerStream';
import { type EngineLimits, engineLimits } from './engineLimits';
import { listModels, type ModelServer, modelClient } from './modelClient';
import { toAiError } from './modelErrors';
import { watchPolicy } from './policyWatch';

/** Lists the models and lets one of them say a word. Resolves with the models; rejects with `AiError`. */
export async function askServer(
  server: ModelServer,
  wanted: string,
  { limits = engineLimits, signal }: { limits?: EngineLimits; signal?: AbortSignal } = {},
): Promise<readonly string[]> {
  const policy = watchPolicy(server.baseUrl);
  try {
    const client = modelClient(server);
    const models = await listModels(client, limits, signal);
    const model = models.includes(wanted) ? wanted : models[0];
    if (!model) return models;
    const body = {
      model,
      stream: true as const,
      messages: [{ role: 'user' as const, content: 'Answer with the word: ready' }],
    };
    const answer = await readAnswer(client, body, { signal, limits, onHeaders: () => {}, onText: () => {} });
    countUsage(model, answer.usage ?? guessTokens(JSON.stringify(body.messages), answer.text));
    return models;
  } catch (error) {
    const failure = toAiError(error, signal?.aborted ?? false);
    throw failure.code === 'unreachable' && (await policy.refused()) ? new AiError('blocked') : failure;
  } finally {
    policy.stop();
  }
}
