import type { AnyTask, Scored, Task } from '@steps/platform/src/core/contract/aiTask';
import { openClientId } from '@steps/platform/src/core/store/database';
import type * as v from 'valibot';
import { AiError } from './aiError';
import { assistant, type RunOptions, type TaskResult } from './assistantPort';
import type { AiResult } from './ledger/aiResult';
import { taskOfKind } from './ledger/aiResultKinds';

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
export async function runTask<Draft>(
  task: AnyTask,
  input: unknown,
  options: RunOptions<Draft> = {},
): Promise<TaskResult<unknown>> {
  const client = openClientId();
  const { runWithEngine } = await assistant();
  assertSameClient(client);
  // The parts of a draft are fitted to the schema of this very task before `onDraft` is told.
  return runWithEngine(task, input, options as RunOptions);
}

/** Runs a task that another remote owns, known here by its kind alone. Rejects as `runTask`, and with what keeps it away. */
export async function runKind(kind: string, input: unknown, options: RunOptions = {}): Promise<AiResult> {
  const { entry } = await runTask(await taskOfKind(kind), input, options);
  return entry;
}

/** Clients never mix: what was asked for one must not land in the ledger of another. */
export function assertSameClient(id: string | undefined): void {
  if (openClientId() === id) return;
  throw new AiError('cancelled', { message: 'Stopped, because another client was opened meanwhile.' });
}
