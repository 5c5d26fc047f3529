import { applyAll } from './applyEdit';
import type { EditorDocument } from './document';
import type { Edit } from './edit';

/** Edits that are undone together. Selecting something is no edit, so it is never a step. */
interface Step {
  /** As the user would name it: "Move Hero". */
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly inverse: readonly Edit[];
  /** Steps of the same group within a moment of each other become one: the letters of a word. */
  readonly group?: string | undefined;
  /** ms */
  readonly at: number;
}

export interface EditHistory {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** A document with what was done to it. */
export interface Edited {
  readonly document: EditorDocument;
  readonly history: EditHistory;
}

export const noHistory: EditHistory = { past: [], future: [] };

/** Most steps that are kept. */
export const mostSteps = 200;
/** ms between two letters of one step. */
export const typingPause = 1_000;

interface EditOptions {
  readonly label: string;
  readonly group?: string | undefined;
  readonly at: number;
}

/** Makes the edits as one step, or lengthens the last step of the same group. Whatever was undone is forgotten. */
export function edited(
  { document, history }: Edited,
  edits: readonly Edit[],
  { label, group, at }: EditOptions,
): Edited {
  const { after, inverse } = applyAll(document, edits);
  const last = history.past.at(-1);
  const joins =
    group !== undefined && last?.group === group && at - last.at <= typingPause && history.future.length === 0;
  const step: Step = joins
    ? { ...joined(last, edits, inverse), label, group, at }
    : { label, edits, inverse, group, at };
  const past = [...(joins ? history.past.slice(0, -1) : history.past), step].slice(-mostSteps);
  return { document: after, history: { past, future: [] } };
}

/** Two steps as one. Typing patches the same key again and again: its first way back and its last word are enough. */
function joined(last: Step, edits: readonly Edit[], inverse: readonly Edit[]): Pick<Step, 'edits' | 'inverse'> {
  const [before] = last.edits;
  const [after] = edits;
  if (last.edits.length === 1 && edits.length === 1 && before && after && samePatch(before, after)) {
    return { edits, inverse: last.inverse };
  }
  return { edits: [...last.edits, ...edits], inverse: [...inverse, ...last.inverse] };
}

const keysOf = (patch: object) => Object.keys(patch).sort().join(' ');

function samePatch(one: Edit, other: Edit): boolean {
  if (one.kind === 'content' && other.kind === 'content')
    return one.id === other.id && keysOf(one.patch) === keysOf(other.patch);
  if (one.kind === 'theme' && other.kind === 'theme') return keysOf(one.patch) === keysOf(other.patch);
  if (one.kind !== 'styles' || other.kind !== 'styles') return false;
  return one.id === other.id && one.device === other.device && keysOf(one.patch) === keysOf(other.patch);
}

/** The document before the last step, and that step's name; `undefined` when there is none. */
export function undone({ document, history }: Edited): (Edited & { readonly label: string }) | undefined {
  const step = history.past.at(-1);
  if (!step) return undefined;
  return {
    document: applyAll(document, step.inverse).after,
    history: { past: history.past.slice(0, -1), future: [step, ...history.future] },
    label: step.label,
  };
}

/** The last undone step again, and its name; `undefined` when there is none. */
export function redone({ document, history }: Edited): (Edited & { readonly label: string }) | undefined {
  const [step, ...future] = history.future;
  if (!step) return undefined;
  return {
    document: applyAll(document, step.edits).after,
    history: { past: [...history.past, { ...step, group: undefined }], future },
    label: step.label,
  };
}
