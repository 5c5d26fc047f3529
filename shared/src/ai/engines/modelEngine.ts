import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { AiTool } from '../../core/contract/aiTool';
import { AiError, assertGoing } from '../aiError';
import { countUsage, guessTokens } from '../aiUsage';
import { tagged } from '../copy/promptText';
import { type Answer, readAnswer } from './answerStream';
import type { Engine, EngineRequest } from './engine';
import { type EngineLimits, engineLimits } from './engineLimits';
import { type JsonSchema, jsonSchema } from './jsonSchema';
import { type ModelServer, modelClient } from './modelClient';
import { BrokenStream, isPassing, retryAfterMs, toAiError } from './modelErrors';
import { readReply, textsSoFar, UnreadableReply, withoutThoughts } from './modelReply';
import { pause } from './pause';
import { watchPolicy } from './policyWatch';
import { fullShape, type RequestShape, requestBody, simplerShape } from './requestShape';
import { answeredCalls, toolParameter } from './toolCalls';

/** Between two showings of the text so far: a fast model writes far more often than anybody reads. */
const showEveryMs = 60;
/** Characters for each 10 % of progress: a guess, for no server says how long its answer will be. */
const charactersPerStep = 150;

/** What each server turned out to understand, so that it is not asked in vain again. */
const knownShapes = new Map<string, RequestShape>();

/** Writes drafts with a model behind an OpenAI-compatible address. */
export function modelEngine(server: ModelServer, model: string, limits: EngineLimits = engineLimits): Engine {
  const client = modelClient(server);
  const shapeKey = `${server.baseUrl} ${model}`;
  return {
    id: 'openai-compatible',
    model,
    async run(request) {
      assertGoing(request.signal);
      const policy = watchPolicy(server.baseUrl);
      try {
        return await draftFor(request, (messages, rounds) => ask(request, messages, rounds));
      } catch (error) {
        const failure = toAiError(error, request.signal?.aborted ?? false);
        throw failure.code === 'unreachable' && (await policy.refused()) ? new AiError('blocked') : failure;
      } finally {
        policy.stop();
      }
    },
  };

  /** One question, with the look-ups the model makes before it answers. */
  async function ask(
    request: EngineRequest,
    messages: readonly ChatCompletionMessageParam[],
    rounds = limits.toolRounds,
  ): Promise<Answer> {
    let turns = messages;
    for (let round = 0; ; round++) {
      const tools = round < rounds && !request.desk.isSpent ? request.desk.tools : [];
      const answer = await answered(request, turns, tools);
      countUsage(model, answer.usage ?? guessTokens(JSON.stringify(turns), answer.text));
      if (answer.toolCalls.length === 0 || tools.length === 0) return answer;
      turns = [...turns, ...(await answeredCalls(answer, request.desk))];
    }
  }

  /** One request, made again while the server is busy, and in a simpler shape when it refuses this one. */
  async function answered(
    request: EngineRequest,
    messages: readonly ChatCompletionMessageParam[],
    tools: readonly AiTool[],
  ): Promise<Answer> {
    const parts = {
      model,
      messages,
      schema: request.task.reply === 'json' ? schemaOf(request) : undefined,
      schemaName: request.task.kind,
      tools: tools.map(toolParameter),
    };
    let shape = knownShapes.get(shapeKey) ?? fullShape;
    for (let attempt = 1; ; ) {
      try {
        const options = { signal: request.signal, limits, onText: shown(request) };
        const answer = await readAnswer(client, requestBody(parts, shape), options);
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
          await pause(waitMs, request.signal);
        }
      }
    }
  }
}

type Ask = (messages: readonly ChatCompletionMessageParam[], toolRounds?: number) => Promise<Answer>;

/** Asks, and once more with what was wrong when the answer cannot be read. */
async function draftFor(request: EngineRequest, ask: Ask): Promise<unknown> {
  const messages = firstMessages(request);
  request.onProgress(0);
  const first = await ask(messages).catch(unreadable);
  try {
    if (first instanceof UnreadableReply) throw first;
    return read(request, first);
  } catch (error) {
    if (!(error instanceof UnreadableReply)) throw error;
    const again = await ask([...messages, ...repair(first, error)], 0).catch(unreadable);
    try {
      if (again instanceof UnreadableReply) throw again;
      return read(request, again);
    } catch (second) {
      throw second instanceof UnreadableReply ? new AiError('malformed', { cause: second }) : second;
    }
  }
}

function unreadable(error: unknown): UnreadableReply {
  if (error instanceof BrokenStream && error.kind === 'bad-chunk') return new UnreadableReply(error.message);
  throw error;
}

const repair = (first: Answer | UnreadableReply, { problem }: UnreadableReply): ChatCompletionMessageParam[] =>
  first instanceof UnreadableReply
    ? []
    : [
        { role: 'assistant', content: first.text },
        {
          role: 'user',
          content: `That answer could not be read (${problem}). Answer again, whole, in the form asked for.`,
        },
      ];

function read({ task }: EngineRequest, { text, finish }: Answer): unknown {
  if (finish === 'length') throw new UnreadableReply('it was cut off because it was too long');
  return task.reply === 'json'
    ? readReply(text, task.draft)
    : readReply(JSON.stringify({ content: withoutThoughts(text) }), task.draft);
}

function firstMessages(request: EngineRequest): ChatCompletionMessageParam[] {
  const { task, prompt, revision } = request;
  const form =
    task.reply === 'json' &&
    `Answer with one JSON object only, by this JSON Schema:\n${JSON.stringify(schemaOf(request))}`;
  const wish =
    revision &&
    [
      'A reviewer was not satisfied with the earlier version. Follow the feedback.',
      tagged('earlier-version', revision.previous),
      tagged('feedback', revision.feedback),
    ].join('\n');
  return [
    { role: 'system', content: [prompt.system, form].filter(Boolean).join('\n') },
    { role: 'user', content: [prompt.user, wish].filter(Boolean).join('\n') },
  ];
}

const schemaOf = ({ task }: EngineRequest): JsonSchema => jsonSchema(task.draft);

function shown({ task, onPartial, onProgress }: EngineRequest): (text: string) => void {
  let shownAt = Number.NEGATIVE_INFINITY;
  return (text) => {
    if (performance.now() - shownAt < showEveryMs) return;
    shownAt = performance.now();
    const visible = withoutThoughts(text);
    onPartial(task.reply === 'json' ? textsSoFar(visible) : visible);
    onProgress(Math.min(90, Math.floor(visible.length / charactersPerStep) * 10));
  };
}
