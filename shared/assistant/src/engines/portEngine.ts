import { AiError, assertGoing } from '@steps/business/src/ai/aiError';
import { cutText } from '@steps/business/src/ai/cutText';
import { fitting } from '@steps/business/src/ai/draftShape';
import type { RunStage } from '@steps/business/src/ai/runStage';
import type { PromptData } from '@steps/platform/src/core/contract/aiTask';
import { partialJson } from '../partialDraft';
import type { ToolRunner } from '../tools/toolRunner';
import { dataBoundary } from './dataBlock';
import type { Engine, EngineRequest, TurnReply, TurnRequest, Written } from './engine';
import { type JsonSchema, jsonSchema } from './jsonSchema';
import type { Answer, ModelMessage, ModelPort, ModelQuestion } from './modelPort';
import { readReply, textsSoFar, UnreadableReply } from './modelReply';
import { closesOnly, hasClosing, visibleSoFar, withoutThoughts } from './thoughts';

/** Between two showings of the text so far: a fast model writes far more often than anybody reads. */
const showEveryMs = 60;
/** Characters for each 10 % of progress: a guess, for no model says how long its answer will be. */
const charactersPerStep = 150;

/** Does tasks and conversations with a model, whichever way it is reached. */
export const portEngine = (port: ModelPort): Engine => ({
  id: port.id,
  model: port.model,
  run: (request) => written(port, request),
  converse: (request) => conversed(port, request),
});

/** A draft: asked for, and once more with what was wrong when the answer cannot be read. */
async function written(port: ModelPort, request: EngineRequest): Promise<Written> {
  assertGoing(request.signal);
  const { task, onStage, onProgress } = request;
  const messages = firstMessages(request);
  const form = task.reply === 'json' ? { name: task.kind, schema: schemaOf(request) } : undefined;
  const question = { form, signal: request.signal, onStage, onText: shown(port, request) };
  onProgress(0);
  const first = await asked(port, { ...question, messages }, request.toolRunner).catch(unreadable);
  try {
    return read(request, first);
  } catch (error) {
    if (!(error instanceof UnreadableReply)) throw error;
    onStage({ at: 'retrying', why: 'The answer could not be read', waitMs: 0 });
    const again = { ...question, tools: [], messages: [...messages, ...repair(first, error)] };
    const second = await port.ask(again).catch(unreadable);
    try {
      return read(request, second);
    } catch (problem) {
      if (!(problem instanceof UnreadableReply)) throw problem;
      const cut = second instanceof UnreadableReply ? undefined : second.cut;
      throw new AiError('malformed', {
        message: cut && `The answer came twice without its end. ${cutText(cut)}`,
        cause: problem,
      });
    }
  }
}

/** A turn of a conversation: prose, after the tools that the model calls. */
async function conversed(port: ModelPort, request: TurnRequest): Promise<TurnReply> {
  assertGoing(request.signal);
  const { messages, signal, toolRunner, onStage } = request;
  const onText = throttled(showEveryMs, (text: string) => {
    const visible = shownOf(port, text);
    onStage({ at: 'receiving', characters: visible.length });
    request.onText(visible);
  });
  const question = { form: undefined, messages, signal, onStage, onText };
  const answer = await asked(port, question, toolRunner).catch((error: unknown) => {
    throw error instanceof UnreadableReply ? new AiError('malformed', { cause: error }) : error;
  });
  const text = withoutThoughts(answer.text);
  if (!text) throw new AiError('malformed', { message: emptyAnswer(answer) });
  return { text, cut: answer.cut };
}

/** Why there is nothing to show. */
function emptyAnswer({ cut, thought, text }: Answer): string {
  const onlyThought = thought || text !== '';
  if (cut === 'length' && onlyThought)
    return 'The model only thought, up to the longest length, and wrote no answer. Raise “Longest answer” under Settings, AI engine, or choose another model.';
  if (!cut && onlyThought) return 'The model only thought and wrote no answer. Ask again, or choose another model.';
  if (cut) return `The model answered with nothing. ${cutText(cut)}`;
  return 'The model answered with nothing. Ask again, or choose another model.';
}

/** One question, with the rounds of tool calls before its answer. */
async function asked(port: ModelPort, question: Omit<ModelQuestion, 'tools'>, toolRunner: ToolRunner): Promise<Answer> {
  let messages = question.messages;
  for (let round = 0; ; round++) {
    const tools = round < port.toolRounds && !toolRunner.isSpent ? toolRunner.tools : [];
    const answer = await port.ask({ ...question, messages, tools });
    if (closesOnly(answer.text)) closing.add(nameOf(port));
    if (answer.toolCalls.length === 0 || tools.length === 0) return answer;
    messages = [...messages, ...(await answeredCalls(answer, toolRunner, question.onStage))];
  }
}

/** The turn in which the model called tools, and what each of them gave. */
async function answeredCalls(
  answer: Answer,
  toolRunner: ToolRunner,
  onStage: (stage: RunStage) => void,
): Promise<readonly ModelMessage[]> {
  const results = answer.toolCalls.map(async (call): Promise<ModelMessage> => {
    onStage({ at: 'looking-up', tool: call.name });
    return { role: 'tool', callId: call.id, content: (await toolRunner.answer(call.name, call.json)).json };
  });
  return [
    { role: 'assistant', content: withoutThoughts(answer.text), calls: answer.toolCalls },
    ...(await Promise.all(results)),
  ];
}

function unreadable(error: unknown): UnreadableReply {
  if (error instanceof UnreadableReply) return error;
  throw error;
}

const repair = (first: Answer | UnreadableReply, { problem }: UnreadableReply): ModelMessage[] =>
  first instanceof UnreadableReply
    ? []
    : [
        { role: 'assistant', content: withoutThoughts(first.text) },
        {
          role: 'user',
          content: `That answer could not be read (${problem}). Answer again, whole, in the form asked for.`,
        },
      ];

function read({ task, onStage }: EngineRequest, answer: Answer | UnreadableReply): Written {
  if (answer instanceof UnreadableReply) throw answer;
  onStage({ at: 'checking' });
  const { text, cut } = answer;
  const reply = task.reply === 'json' ? text : JSON.stringify({ content: withoutThoughts(text) });
  try {
    return { draft: readReply(reply, task.draft), cut };
  } catch (error) {
    if (cut !== 'length' || !(error instanceof UnreadableReply)) throw error;
    throw new UnreadableReply('it was cut off because it was too long; write less');
  }
}

function firstMessages(request: EngineRequest): ModelMessage[] {
  const { task, prompt, revision } = request;
  const boundary = dataBoundary();
  const earlier: PromptData = revision?.previous ? { 'earlier-version': revision.previous } : {};
  const form =
    task.reply === 'json' &&
    `Answer with one JSON object only, by this JSON Schema:\n${JSON.stringify(schemaOf(request))}`;
  const wish =
    revision &&
    `A reviewer was not satisfied with the version in the material “earlier-version”. Follow this feedback of theirs:\n${revision.feedback}`;
  return [
    { role: 'system', content: [prompt.system, boundary.rule, form].filter(Boolean).join('\n') },
    {
      role: 'user',
      content: [prompt.user, wish, boundary.block({ ...prompt.data, ...earlier })].filter(Boolean).join('\n\n'),
    },
  ];
}

const schemaOf = ({ task }: EngineRequest): JsonSchema => jsonSchema(task.draft);

/** Models whose thoughts have no opening mark: until it closes, nobody knows what they write for a thought. */
const closing = new Set<string>();
const nameOf = ({ id, model }: ModelPort): string => `${id} ${model}`;

/** What a person sees of an answer that is being written. */
const shownOf = (port: ModelPort, text: string): string =>
  closing.has(nameOf(port)) && !hasClosing(text) ? '' : visibleSoFar(text);

const shown = (
  port: ModelPort,
  { task, onPartial, onDraft, onStage, onProgress }: EngineRequest,
): ((text: string) => void) =>
  throttled(showEveryMs, (text: string) => {
    const visible = shownOf(port, text);
    onStage({ at: 'receiving', characters: visible.length });
    onPartial(task.reply === 'json' ? textsSoFar(visible) : visible);
    const draft = fitting(task.draft, task.reply === 'json' ? partialJson(visible) : { content: visible });
    if (draft !== undefined) onDraft(draft);
    onProgress(Math.min(90, Math.floor(visible.length / charactersPerStep) * 10));
  });

/** Calls at once, and then at most every so many ms. */
function throttled<T>(everyMs: number, call: (value: T) => void): (value: T) => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (performance.now() - calledAt < everyMs) return;
    calledAt = performance.now();
    call(value);
  };
}
