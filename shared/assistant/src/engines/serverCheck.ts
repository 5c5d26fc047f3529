import { AiError } from '@steps/business/src/ai/aiError';
import { type EngineLimits, engineLimits } from '@steps/business/src/ai/engineLimits';
import { watchPolicy } from '@steps/platform/src/core/policyWatch';
import { countUsage, guessTokens } from '../aiUsage';
import { readAnswer } from './answerStream';
import { BrokenStream, ServerRefusal, toAiError } from './modelErrors';
import { type ListedModel, readModelList } from './modelList';
import { type ModelServer, sendRequest } from './serverRequest';

/** Models that are asked at most before the person is asked to name one; our choice. */
const mostTried = 8;

interface CheckOptions {
  readonly limits?: EngineLimits;
  readonly signal?: AbortSignal;
}

/** Which model to try. */
export interface WantedModel {
  /** It and no other: a person named it. */
  readonly named?: string | undefined;
  /** First, if the server lists it, or if it lists none and `isKnown`. */
  readonly usual: string;
  /** The server is the one in use. */
  readonly isKnown: boolean;
}

/**
 * Lists the models and lets one of them say a word; models that cannot chat are passed over. Resolves with all, the one that
 * answered first, or with none where the server offers none; rejects with `AiError`.
 */
export async function askServer(
  server: ModelServer,
  wanted: WantedModel,
  { limits = engineLimits, signal }: CheckOptions = {},
): Promise<readonly string[]> {
  const policy = watchPolicy(server.baseUrl);
  try {
    const models = await listed(server, wanted, { limits, signal });
    const candidates = candidatesOf(models, wanted);
    if (candidates.length === 0) return [];
    const answering = await firstThatChats(server, candidates, { limits, signal });
    return [...new Set([answering, ...models.map(({ id }) => id)])];
  } catch (error) {
    const failure = toAiError(error, signal?.aborted ?? false);
    throw failure.code === 'unreachable' && (await policy.refused()) ? new AiError('blocked') : failure;
  } finally {
    policy.stop();
  }
}

type Limited = { readonly limits: EngineLimits; readonly signal: AbortSignal | undefined };

/** A list is no must where the model has a name already: many servers have none, or keep it from this key or this page. */
async function listed(server: ModelServer, { named, usual, isKnown }: WantedModel, limited: Limited) {
  try {
    return await listModels(server, limited);
  } catch (error) {
    if (limited.signal?.aborted) throw error;
    if (named || (isKnown && usual)) return [];
    throw hasNoList(error) ? noList(error) : error;
  }
}

const hasNoList = (error: unknown): boolean =>
  error instanceof ServerRefusal && [400, 403, 404, 405, 501].includes(error.status ?? 0);

function noList(error: unknown): AiError {
  const { code, message } = toAiError(error, false);
  const reason = error instanceof ServerRefusal && error.message ? `: “${error.message}”` : '';
  if (code === 'unauthorised')
    return new AiError(code, { message: `${message} Or enter the name of a model.`, cause: error });
  return new AiError('unreachable', {
    message: `This address has no list of models${reason}. If the address is right, enter the name of a model.`,
    cause: error,
  });
}

async function listModels(server: ModelServer, { limits, signal }: Limited): Promise<readonly ListedModel[]> {
  const late = AbortSignal.timeout(limits.stallMs);
  try {
    const response = await sendRequest(server, 'models', { signal: signal ? AbortSignal.any([signal, late]) : late });
    const models = readModelList(await response.json());
    if (models) return models;
  } catch (error) {
    if (late.aborted) throw new AiError('timeout');
    if (!(error instanceof SyntaxError)) throw error;
    throw new BrokenStream('not-a-model', error);
  }
  throw noList(undefined);
}

function candidatesOf(models: readonly ListedModel[], { named, usual, isKnown }: WantedModel): readonly string[] {
  if (named) return [named];
  const names = models.map(({ id }) => id);
  const first = names.includes(usual) || (names.length === 0 && isKnown && usual) ? [usual] : [];
  return [...new Set([...first, ...names])].slice(0, mostTried);
}

async function firstThatChats(server: ModelServer, candidates: readonly string[], limited: Limited): Promise<string> {
  let refusal: unknown;
  let mayUse = false;
  for (const model of candidates) {
    try {
      await answersAWord(server, model, limited);
      return model;
    } catch (error) {
      if (!isAboutModel(error)) throw error;
      refusal ??= error;
      mayUse ||= !isForbidden(error);
    }
  }
  if (candidates.length === 1 || !mayUse) throw refusal;
  const reason =
    refusal instanceof ServerRefusal && refusal.message ? ` “${candidates[0]}” says: “${refusal.message}”.` : '';
  throw new AiError('no-chat', {
    message: `None of the ${candidates.length} models that were tried can chat.${reason}`,
    cause: refusal,
  });
}

async function answersAWord(server: ModelServer, model: string, limited: Limited): Promise<void> {
  const messages = [{ role: 'user' as const, content: 'Answer with the word: ready' }];
  const answer = await readAnswer(server, { model, stream: true, messages }, limited);
  countUsage(model, answer.usage ?? guessTokens(JSON.stringify(messages), answer.text));
}

/** Whether another model of the same server may do: what is wrong with the key, the network or the account is wrong for all. */
const isAboutModel = (error: unknown): boolean =>
  isForbidden(error) ||
  error instanceof BrokenStream ||
  (error instanceof ServerRefusal && toAiError(error, false).code === 'unreachable');

/** A key may be for some models only. */
const isForbidden = (error: unknown): boolean => error instanceof ServerRefusal && error.status === 403;
