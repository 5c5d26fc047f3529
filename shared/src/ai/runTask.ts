import * as v from 'valibot';
import type { AnyTask, Prompt, Revision, Scored, Task, TaskContext } from '../core/contract/aiTask';
import type { AiTool } from '../core/contract/aiTool';
import { openClientId } from '../core/store/database';
import { RuleError } from '../core/store/ruleError';
import { AiError, assertGoing } from './aiError';
import { chosenEngine } from './chosenEngine';
import { oneLine, shortened } from './copy/phrasing';
import type { CutReason } from './cutReason';
import type { PartialDraft } from './draftShape';
import { readableData } from './engines/dataBlock';
import type { EngineId } from './engines/engineId';
import type { EngineLimits } from './engines/engineLimits';
import type { AiResult, ToolEvidence } from './ledger/aiResult';
import { riskOfTask, taskOfKind } from './ledger/aiResultKinds';
import { recordAiResult } from './ledger/aiResultState';
import type { RunStage } from './runStage';
import { clientContext } from './taskContext';
import { recordProposal } from './tools/recordProposal';
import { ToolDesk } from './tools/toolDesk';

export interface RunOptions<Draft = unknown> {
  /** Instead of what the active client says of itself. */
  readonly context?: Partial<TaskContext>;
  readonly signal?: AbortSignal;
  /** The text so far; each call replaces the one before. */
  readonly onPartial?: (text: string) => void;
  /** The draft so far, typed: parts of it, each of the right type. Each call replaces the one before. */
  readonly onDraft?: (draft: PartialDraft<Draft>) => void;
  /** What it is doing: connecting, waiting, receiving, checking, trying again. */
  readonly onStage?: (stage: RunStage) => void;
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
  /** The step of a run of several steps that asks. */
  readonly run?: AiResult['run'];
  /** Another engine than the one that is set. */
  readonly engine?: EngineId;
  readonly limits?: EngineLimits;
}

/** A result as it waits in the ledger, and with its types. */
export interface TaskResult<Output> {
  readonly entry: AiResult;
  /** Who made it. */
  readonly engine: EngineId;
  readonly model: string;
  /** What its tools were asked and found. */
  readonly evidence: readonly ToolEvidence[];
  /** What its tools proposed: entries of their own, which wait too. */
  readonly proposals: readonly AiResult[];
  readonly output: Output;
  /** Why the answer ended before its end. */
  readonly cut: CutReason | undefined;
}

type ScoredSchema = v.GenericSchema<unknown, Scored>;

/**
 * Runs a task with the engine that is set and records the result in the ledger, where it waits for a person. Rejects
 * with `AiError`, or `RuleError` for input that the task does not accept; nothing is recorded then.
 */
export function runTask<I extends v.GenericSchema, D extends v.GenericSchema, O extends ScoredSchema>(
  task: Task<string, I, D, O>,
  input: v.InferInput<I>,
  options?: RunOptions<v.InferOutput<D>>,
): Promise<TaskResult<v.InferOutput<O>>>;
export function runTask<Draft>(
  task: AnyTask,
  input: unknown,
  options: RunOptions<Draft> = {},
): Promise<TaskResult<unknown>> {
  return run(task, input, options);
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

async function run<Draft>(task: AnyTask, given: unknown, options: RunOptions<Draft>): Promise<TaskResult<unknown>> {
  const input = accepted(task, given);
  const client = openClientId();
  const context = { ...clientContext(), ...options.context };
  const prompt = task.prompt(input, context);
  const revision = revisionOf(options);
  const engine = await chosenEngine(task.group, options);
  const desk = new ToolDesk(options.tools ?? [], options.signal, options.onTool);
  const { draft, cut } = await engine.run({
    task,
    input,
    context,
    prompt,
    revision,
    desk,
    signal: options.signal,
    onStage: options.onStage ?? (() => {}),
    onPartial: options.onPartial ?? (() => {}),
    // The parts were fitted to the schema of this very task's draft.
    onDraft: (partial) => options.onDraft?.(partial as PartialDraft<Draft>),
    onProgress: options.onProgress ?? (() => {}),
  });
  const output = v.parse(task.output, await task.finish(draft, input, context, { revision, engine: engine.id }));
  assertGoing(options.signal);
  assertSameClient(client);
  const asked = askedText(prompt, revision);
  const made = { engine: engine.id, model: engine.model, evidence: desk.evidence };
  const entry = recordAiResult({
    kind: task.kind,
    module: options.module ?? task.module,
    title: `${task.title}: ${shortened(oneLine(task.about(input)), 80)}`,
    engine: engine.id,
    model: engine.model,
    prompt: asked,
    inputs: v.parse(v.record(v.string(), v.unknown()), input),
    output: task.text(draft),
    data: output,
    risk: riskOfTask[task.risk],
    score: output.score,
    scoreReason: `${output.basis} ${output.reasoning}`,
    ...(cut && { cut }),
    ...(desk.evidence.length > 0 && { evidence: desk.evidence }),
    ...(options.replaces && { replacesId: options.replaces.id }),
    ...(options.feedback && { feedback: options.feedback }),
    ...(options.about && { about: options.about }),
    ...(options.run && { run: options.run }),
  });
  const proposals = desk.proposals.map((proposal) => recordProposal(proposal, { ...made, prompt: asked }));
  options.onPartial?.(task.text(draft));
  options.onProgress?.(100);
  return { ...made, output, cut, entry, proposals };
}

/** Clients never mix: what was asked for one must not land in the ledger of another. */
export function assertSameClient(id: string | undefined): void {
  if (openClientId() === id) return;
  throw new AiError('cancelled', { message: 'Stopped, because another client was opened meanwhile.' });
}

/** What was asked, as the ledger keeps it. */
const askedText = ({ system, user, data }: Prompt, revision: Revision | undefined): string =>
  [system, user, data && readableData(data), revision && `Feedback: ${revision.feedback}`].filter(Boolean).join('\n\n');

function accepted(task: AnyTask, given: unknown): unknown {
  const result = v.safeParse(task.input, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RuleError(`${task.title}: ${issue.message} (${v.getDotPath(issue) ?? 'input'})`);
}

const revisionOf = ({ replaces, feedback }: Pick<RunOptions, 'replaces' | 'feedback'>): Revision | undefined =>
  replaces || feedback ? { feedback: feedback ?? '', previous: replaces?.output ?? '' } : undefined;
