import type { AnyTask } from '@steps/platform/src/core/contract/aiTask';
import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import type { AiResult } from './ledger/aiResult';
import { taskOfKind } from './ledger/aiResultKinds';
import { approvedData } from './ledger/aiResultRules';
import { clientContext } from './taskContext';

/** How a person edits a result. */
export type Editing =
  /** As one text; with its task, the text is read back into its shape. */
  | { readonly as: 'text'; readonly task?: AnyTask; readonly draft?: unknown; readonly why?: string }
  /** Field by field. */
  | { readonly as: 'fields'; readonly task: AnyTask; readonly draft: unknown };

/** A result as a person changed it, for `modifyAiResult`. */
export interface EditedResult {
  readonly text: string;
  /** In the shape of its task; nothing where that is not known. */
  readonly data: unknown;
}

/** A field that does not hold what its task needs; `path` as in `sections.1.heading`. */
export class EditedFieldError extends RuleError {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
    this.name = 'EditedFieldError';
  }
}

/**
 * How this result is edited. Its task says so and is fetched from its remote; where that is away, or the entry has no data,
 * it is edited as text alone.
 */
export async function editingOf(result: AiResult): Promise<Editing> {
  if (!isPlainObject(result.data)) return { as: 'text' };
  let task: AnyTask;
  try {
    task = await taskOfKind(result.kind);
  } catch (error) {
    return { as: 'text', why: error instanceof Error ? error.message : String(error) };
  }
  const read = v.safeParse(task.draft, result.reading?.data ?? approvedData(result) ?? result.data);
  if (!read.success) return { as: 'text' };
  return { as: isReadAsText(task, read.output) ? 'text' : 'fields', task, draft: read.output };
}

/** The changed text in the shape of its task. Rejects with `RuleError` that says what is missing. */
export async function editedText(
  result: AiResult,
  editing: Editing & { as: 'text' },
  text: string,
): Promise<EditedResult> {
  const { task, draft } = editing;
  if (!task || !text.trim()) return { text, data: undefined };
  const changed = task.readBack
    ? task.readBack(text, draft)
    : { ...(isPlainObject(draft) ? draft : {}), content: text };
  return { text, data: await outputOf(result, task, checked(task, changed)) };
}

/** The changed fields with the text that follows from them. Rejects with `EditedFieldError` for the first that does not fit. */
export async function editedFields(result: AiResult, task: AnyTask, fields: unknown): Promise<EditedResult> {
  const draft = checked(task, fields);
  return { text: task.text(draft), data: await outputOf(result, task, draft) };
}

/** The text that follows from fields as they are being written; nothing while they do not fit. */
export function textOfFields(task: AnyTask, fields: unknown): string | undefined {
  const read = v.safeParse(task.draft, fields);
  return read.success ? task.text(read.output) : undefined;
}

const isReadAsText = (task: AnyTask, draft: unknown): boolean =>
  task.readBack !== undefined || (isPlainObject(draft) && task.text(draft) === draft.content);

function checked(task: AnyTask, draft: unknown): unknown {
  const read = v.safeParse(task.draft, draft);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new EditedFieldError(v.getDotPath(issue) ?? '', issue.message);
}

/** With what its task computes, such as the reach of a post. */
async function outputOf(result: AiResult, task: AnyTask, draft: unknown): Promise<unknown> {
  const input = v.safeParse(task.input, result.inputs);
  // Made by an older version: what the words say counts, and nothing can be computed anew.
  if (!input.success)
    return { ...(isPlainObject(result.data) ? result.data : {}), ...(isPlainObject(draft) ? draft : {}) };
  return v.parse(task.output, await task.finish(draft, input.output, clientContext(), { engine: result.engine }));
}
