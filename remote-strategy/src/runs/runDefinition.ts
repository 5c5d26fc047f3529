import { type AiResult, aiResults, approvedText, isApproved } from '@steps/business';
import { approvedAs } from '@steps/business/results';
import type { AnyTask } from '@steps/business/tasks';
import type { AiTool } from '@steps/platform';
import { RuleError } from '@steps/platform';
import * as v from 'valibot';
import type { AiRun } from './aiRun';
import { assertSteps, type StepNeeds } from './runRules';

/** What earlier steps made. */
export interface StepResults {
  /** The text of a step, as its reviewer left it where that has happened. */
  text(step: string): string;
  /** The result of a step with its types; `RuleError` when it is not there. */
  of<O extends v.GenericSchema>(step: string, task: { readonly output: O }): v.InferOutput<O>;
}

/** One step of a kind of run: a task, and how its input is made. */
export interface RunStep {
  readonly id: string;
  readonly title: string;
  /** Steps before it whose results it needs; the others may go on at the same time. */
  readonly needs?: readonly string[];
  readonly task: AnyTask;
  readonly tools?: readonly AiTool[];
  /** The record that its result is about. */
  readonly about?: AiResult['about'];
  /** The entry of the ledger that its result takes the place of. */
  readonly replaces?: string | undefined;
  input(results: StepResults): unknown;
}

/** Types a step by its task. */
export const runStep = <T extends AnyTask>(
  step: Omit<RunStep, 'task' | 'input'> & {
    readonly task: T;
    input(results: StepResults): v.InferInput<T['input']>;
  },
): RunStep => step;

/** A kind of work in several steps. */
export interface RunDefinition<Input extends v.GenericSchema = v.GenericSchema> {
  readonly kind: string;
  /** What a run is started with. */
  readonly input: Input;
  title(input: v.InferOutput<Input>): string;
  /** Each step names only steps before it. The same input gives the same steps, also after a reload. */
  steps(input: v.InferOutput<Input>): readonly RunStep[];
  /** Steps at the same time; default 2. */
  readonly parallel?: number;
  /** Called in the tab that worked on it, once nothing of it can go on: it is done, or has failed. */
  ended?(run: AiRun): void;
}

const definitions = new Map<string, RunDefinition>();
const listeners = new Set<() => void>();

/** Makes a kind of run known to those who work on runs. */
export function registerRun(definition: RunDefinition): void {
  definitions.set(definition.kind, definition);
  for (const listener of listeners) listener();
}

export const runDefinition = (kind: string): RunDefinition | undefined => definitions.get(kind);

export function onRunDefined(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The steps of a run by its definition. */
export function stepsOf(definition: RunDefinition, input: unknown): readonly RunStep[] {
  const steps = definition.steps(v.parse(definition.input, input));
  assertSteps(steps);
  return steps;
}

export const needsOf = (steps: readonly RunStep[]): StepNeeds =>
  new Map(steps.map(({ id, needs = [] }) => [id, needs]));

/** What the done steps of a run made, from the ledger. */
export function resultsOf(run: AiRun): StepResults {
  const entryOf = (step: string): AiResult => {
    const resultId = run.steps.find(({ id }) => id === step)?.resultId;
    const entry = resultId === undefined ? undefined : aiResults.get(resultId);
    if (!entry) throw new RuleError(`The result of the step “${step}” is gone. Run that step again.`);
    if (entry.status === 'rejected') throw new RuleError(`The result of the step “${step}” was rejected.`);
    return entry;
  };
  return {
    text: (step) => {
      const entry = entryOf(step);
      return isApproved(entry) ? approvedText(entry) : entry.output;
    },
    of: (step, task) => {
      const entry = entryOf(step);
      const read = isApproved(entry) ? approvedAs(task.output, entry) : parsedAs(task.output, entry.data);
      if (read !== undefined) return read;
      throw new RuleError(`“${entry.title}” cannot be read as it was changed. Reopen it and change it field by field.`);
    },
  };
}

function parsedAs<O extends v.GenericSchema>(schema: O, data: unknown): v.InferOutput<O> | undefined {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : undefined;
}
