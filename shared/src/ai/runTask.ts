import * as v from 'valibot';
import type { AnyTask, Revision, Scored, Task, TaskContext, TaskGroup } from '../core/contract/aiTask';
import type { AiTool } from '../core/contract/aiTool';
import { openClientId } from '../core/store/database';
import { RuleError } from '../core/store/ruleError';
import { activeClient } from '../nouns/clients/clientState';
import { aiConnection, modelFor } from './aiConnection';
import { AiError, assertGoing } from './aiError';
import { oneLine, shortened } from './copy/phrasing';
import { builtInEngine } from './engines/builtInEngine';
import type { Engine, EngineId } from './engines/engine';
import type { EngineLimits } from './engines/engineLimits';
import type { AiResult, ToolEvidence } from './ledger/aiResult';
import { riskOfTask, taskOfKind } from './ledger/aiResultKinds';
import { recordAiResult } from './ledger/aiResultState';
import { recordProposal } from './tools/recordProposal';
import { ToolDesk } from './tools/toolDesk';

export interface RunOptions {
  /** Instead of what the active client says of itself. */
  readonly context?: Partial<TaskContext>;
  readonly signal?: AbortSignal;
  /** The text so far; each call replaces the one before. */
  readonly onPartial?: (text: string) => void;
  /** 0 to 100. A model server's progress is a guess. */
  readonly onProgress?: (percent: number) => void;
  /** Where it was asked for, when not in the task's own module. */
  readonly module?: string;
  /** The record it is about. */
  readonly about?: AiResult['about'];
  /** The ledger entry that this result is to replace, and what its reviewer wants. */
  readonly replaces?: AiResult;
  readonly feedback?: string;
  /** What the engine may look up and propose while it works. */
  readonly tools?: readonly AiTool[];
  /** Each call of a tool, once it has its result. */
  readonly onTool?: (evidence: ToolEvidence) => void;
  /** `built-in` although a model server is connected. */
  readonly engine?: EngineId;
  readonly limits?: EngineLimits;
}

/** A result as it waits in the ledger, and with its types. */
export interface TaskResult<Output> {
  readonly entry: AiResult;
  /** What its tools proposed: entries of their own, which wait too. */
  readonly proposals: readonly AiResult[];
  readonly output: Output;
}

type ScoredSchema = v.GenericSchema<unknown, Scored>;

/**
 * Runs a task with the engine that is set and records the result in the ledger, where it waits for a person. Rejects
 * with `AiError`, or `RuleError` for input that the task does not accept; nothing is recorded then.
 */
export async function runTask<I extends v.GenericSchema, D extends v.GenericSchema, O extends ScoredSchema>(
  task: Task<string, I, D, O>,
  input: v.InferInput<I>,
  options: RunOptions = {},
): Promise<TaskResult<v.InferOutput<O>>> {
  const { entry, output, proposals } = await run(task, input, options);
  // Parsed by this very schema.
  return { entry, proposals, output: output as v.InferOutput<O> };
}

/** Runs a task that another remote owns, known here by its kind alone. Rejects as `runTask`, and with what keeps it away. */
export async function runKind(kind: string, input: unknown, options: RunOptions = {}): Promise<AiResult> {
  return (await run(await taskOfKind(kind), input, options)).entry;
}

/** Runs the task of a ledger entry again with the same input; the new entry replaces it. Rejects as `runKind`. */
export function runTaskAgain(
  entry: AiResult,
  options: Omit<RunOptions, 'replaces' | 'module' | 'about'> = {},
): Promise<AiResult> {
  const again = { ...options, replaces: entry, module: entry.module, ...(entry.about && { about: entry.about }) };
  return runKind(entry.kind, entry.inputs, again);
}

/** What tasks are told of the business: the active client's own words. */
export function clientContext(): TaskContext {
  const client = activeClient();
  return {
    businessName: client?.businessName ?? '',
    industry: client?.industry ?? '',
    brandVoice: client?.brandGuidelines ?? '',
  };
}

async function run(task: AnyTask, given: unknown, options: RunOptions): Promise<TaskResult<unknown>> {
  const input = accepted(task, given);
  const client = openClientId();
  const context = { ...clientContext(), ...options.context };
  const prompt = task.prompt(input, context);
  const revision = revisionOf(options);
  const engine = await chosenEngine(task.group, options);
  const desk = new ToolDesk(options.tools ?? [], options.signal, options.onTool);
  const draft = await engine.run({
    task,
    input,
    context,
    prompt,
    revision,
    desk,
    signal: options.signal,
    onPartial: options.onPartial ?? (() => {}),
    onProgress: options.onProgress ?? (() => {}),
  });
  assertGoing(options.signal);
  // Clients never mix: what was asked for one must not land in the ledger of another.
  if (openClientId() !== client)
    throw new AiError('cancelled', { message: 'Stopped, because another client was opened meanwhile.' });
  const output = v.parse(task.output, await task.finish(draft, input, context));
  const entry = recordAiResult({
    kind: task.kind,
    module: options.module ?? task.module,
    title: `${task.title}: ${shortened(oneLine(task.about(input)), 80)}`,
    engine: engine.id,
    model: engine.model,
    prompt: [prompt.system, prompt.user, revision && `Feedback: ${revision.feedback}`].filter(Boolean).join('\n\n'),
    inputs: v.parse(v.record(v.string(), v.unknown()), input),
    output: task.text(draft),
    data: output,
    risk: riskOfTask[task.risk],
    score: output.score,
    scoreReason: `${output.basis} ${output.reasoning}`,
    ...(desk.evidence.length > 0 && { evidence: desk.evidence }),
    ...(options.replaces && { replacesId: options.replaces.id }),
    ...(options.feedback && { feedback: options.feedback }),
    ...(options.about && { about: options.about }),
  });
  const proposals = desk.proposals.map((proposal) => recordProposal(proposal, entry));
  options.onPartial?.(entry.output);
  options.onProgress?.(100);
  return { entry, output, proposals };
}

function accepted(task: AnyTask, given: unknown): unknown {
  const result = v.safeParse(task.input, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RuleError(`${task.title}: ${issue.message} (${v.getDotPath(issue) ?? 'input'})`);
}

const revisionOf = ({ replaces, feedback }: RunOptions): Revision | undefined =>
  replaces || feedback ? { feedback: feedback ?? '', previous: replaces?.output ?? '' } : undefined;

async function chosenEngine(group: TaskGroup, { engine, limits }: RunOptions): Promise<Engine> {
  const connection = aiConnection();
  if (engine === 'built-in' || !connection.enabled) return builtInEngine;
  const { modelEngine } = await import('./engines/modelEngine');
  return modelEngine(connection, modelFor(connection, group), limits);
}
