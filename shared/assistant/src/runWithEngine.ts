import { assertGoing } from '@steps/business/src/ai/aiError';
import type { RunOptions, TaskResult } from '@steps/business/src/ai/assistantPort';
import { oneLine, shortened } from '@steps/business/src/ai/copy/phrasing';
import { riskOfTask } from '@steps/business/src/ai/ledger/aiResultKinds';
import { recordAiResult } from '@steps/business/src/ai/ledger/aiResultState';
import { assertSameClient } from '@steps/business/src/ai/runTask';
import { clientContext } from '@steps/business/src/ai/taskContext';
import type { AnyTask, Prompt, Revision } from '@steps/platform/src/core/contract/aiTask';
import { openClientId } from '@steps/platform/src/core/store/database';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { chosenEngine } from './chosenEngine';
import { readableData } from './engines/dataBlock';
import { recordProposal } from './tools/recordProposal';
import { ToolRunner } from './tools/toolRunner';

/** Runs a task with the engine that is set, or the one of its options, and records the result in the ledger: what `runTask` promises. */
export async function runWithEngine(task: AnyTask, given: unknown, options: RunOptions): Promise<TaskResult<unknown>> {
  const input = accepted(task, given);
  const client = openClientId();
  const context = { ...clientContext(), ...options.context };
  const prompt = task.prompt(input, context);
  const revision = revisionOf(options);
  const engine = await chosenEngine(task.group, options);
  const toolRunner = new ToolRunner(options.tools ?? [], options.signal, options.onTool);
  const { draft, cut } = await engine.run({
    task,
    input,
    context,
    prompt,
    revision,
    toolRunner,
    signal: options.signal,
    onStage: options.onStage ?? (() => {}),
    onPartial: options.onPartial ?? (() => {}),
    onDraft: options.onDraft ?? (() => {}),
    onProgress: options.onProgress ?? (() => {}),
  });
  const output = v.parse(task.output, await task.finish(draft, input, context, { revision, engine: engine.id }));
  assertGoing(options.signal);
  assertSameClient(client);
  const asked = askedText(prompt, revision);
  const made = { engine: engine.id, model: engine.model, evidence: toolRunner.evidence };
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
    ...(toolRunner.evidence.length > 0 && { evidence: toolRunner.evidence }),
    ...(options.replaces && { replacesId: options.replaces.id }),
    ...(options.feedback && { feedback: options.feedback }),
    ...(options.about && { about: options.about }),
    ...(options.run && { run: options.run }),
  });
  const proposals = toolRunner.proposals.map((proposal) => recordProposal(proposal, { ...made, prompt: asked }));
  options.onPartial?.(task.text(draft));
  options.onProgress?.(100);
  return { ...made, output, cut, entry, proposals };
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
