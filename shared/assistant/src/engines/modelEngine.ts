import { AiError } from '@steps/business/src/ai/aiError';
import { type EngineLimits, engineLimits } from '@steps/business/src/ai/engineLimits';
import { pause } from '@steps/business/src/ai/pause';
import { watchPolicy } from '@steps/platform/src/core/policyWatch';
import { aiLimits, assertWithinLimit } from '../aiLimits';
import { countUsage, guessTokens } from '../aiUsage';
import { readAnswer } from './answerStream';
import type { Engine } from './engine';
import { BrokenStream, isPassing, retryAfterMs, toAiError } from './modelErrors';
import type { Answer, ModelPort, ModelQuestion } from './modelPort';
import { UnreadableReply } from './modelReply';
import { messageParameter, toolParameter } from './openAiMessages';
import { portEngine } from './portEngine';
import { fullShape, type RequestBody, type RequestShape, requestBody, simplerShape } from './requestShape';
import type { ModelServer } from './serverRequest';

/** What each server turned out to understand, so that it is not asked in vain again. */
const knownShapes = new Map<string, RequestShape>();

/** Works with a model behind an OpenAI-compatible address. */
export const modelEngine = (server: ModelServer, model: string, limits: EngineLimits = engineLimits): Engine =>
  portEngine(serverPort(server, model, limits));

function serverPort(server: ModelServer, model: string, limits: EngineLimits): ModelPort {
  const shapeKey = `${server.baseUrl} ${model}`;
  return {
    id: 'openai-compatible',
    model,
    toolRounds: limits.toolRounds,
    async ask(question) {
      const policy = watchPolicy(server.baseUrl);
      try {
        return await answered(question);
      } catch (error) {
        if (error instanceof BrokenStream && error.kind === 'bad-chunk') throw new UnreadableReply(error.message);
        const failure = toAiError(error, question.signal?.aborted ?? false);
        throw failure.code === 'unreachable' && (await policy.refused()) ? new AiError('blocked') : failure;
      } finally {
        policy.stop();
      }
    },
  };

  /** One question, asked again while the server is busy, and in a simpler shape when it refuses this one. */
  async function answered(question: ModelQuestion): Promise<Answer> {
    const parts = {
      model,
      messages: question.messages.map(messageParameter),
      schema: question.form?.schema,
      schemaName: question.form?.name ?? '',
      tools: question.tools.map(toolParameter),
      maxTokens: aiLimits().maxTokens,
    };
    let shape = knownShapes.get(shapeKey) ?? fullShape;
    for (let attempt = 1; ; ) {
      try {
        const answer = await requested(question, requestBody(parts, shape));
        // Only what helped is remembered: a refusal may have been about the question itself.
        knownShapes.set(shapeKey, shape);
        return answer;
      } catch (error) {
        const simpler = simplerShape(shape, error);
        if (simpler) shape = simpler;
        else {
          if (!isPassing(error) || attempt >= limits.attempts) throw error;
          const waitMs = retryAfterMs(error) ?? limits.backOffMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
          if (waitMs > limits.longestWaitMs) throw error;
          attempt++;
          question.onStage({ at: 'retrying', why: 'The model server is busy or failing', waitMs });
          await pause(waitMs, question.signal);
        }
      }
    }
  }

  /** One request, counted whatever becomes of it: a service charges for what it wrote before it failed, too. */
  async function requested(question: ModelQuestion, body: RequestBody): Promise<Answer> {
    const sent = JSON.stringify(body.messages);
    assertWithinLimit(model, sent.length);
    let received = '';
    question.onStage({ at: 'connecting' });
    try {
      const answer = await readAnswer(server, body, {
        signal: question.signal,
        limits,
        onHeaders: () => question.onStage({ at: 'waiting' }),
        onText(text) {
          received = text;
          question.onText(text);
        },
      });
      countUsage(model, answer.usage ?? guessTokens(sent, answer.text));
      return answer;
    } catch (error) {
      // A request that was refused outright was not worked on.
      const cost = received ? guessTokens(sent, received) : { promptTokens: 0, completionTokens: 0, estimated: false };
      countUsage(model, cost, 'failed');
      throw error;
    }
  }
}
