import * as v from 'valibot';
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
import { recordAiResult } from './ledger/aiResultState';
import type { AnyTask, Revision, TaskContext, TaskGroup, TaskRisk } from './task';
import { isTaskKind, type TaskInput, type TaskKind, type TaskOutput, taskOf } from './tasks';
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

const riskOf: Record<TaskRisk, AiResult['risk']> = { draft: 'low', content: 'medium', record: 'high' };

/**
 * Runs a task with the engine that is set and records the result in the ledger, where it waits for a person. Rejects
 * with `AiError`, or `RuleError` for input that the task does not accept; nothing is recorded then.
 */
export async function runTask<Kind extends TaskKind>(
  kind: Kind,
  input: TaskInput<Kind>,
  options: RunOptions = {},
): Promise<TaskResult<TaskOutput<Kind>>> {
  const { entry, output, proposals } = await run(taskOf(kind), input, options);
  // The output was parsed by the schema of this very kind; the registry's type cannot say so for a kind not yet known.
  return { entry, proposals, output: output as TaskOutput<Kind> };
}

/** Runs the task of a ledger entry again with the same input; the new entry replaces it. Rejects as `runTask`. */
export async function runTaskAgain(
  entry: AiResult,
  options: Omit<RunOptions, 'replaces' | 'module' | 'about'> = {},
): Promise<AiResult> {
  if (!isTaskKind(entry.kind)) throw new RuleError(`Results of the kind “${entry.kind}” cannot be made again.`);
  const again = { ...options, replaces: entry, module: entry.module, ...(entry.about && { about: entry.about }) };
  return (await run(taskOf(entry.kind), entry.inputs, again)).entry;
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
    risk: riskOf[task.risk],
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
