import { existing } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { proxy, ref, useSnapshot } from 'valtio';
import { type AiResult, aiResults } from './ledger/aiResult';
import { runKind } from './runTask';
import { begun, newsOfTask, type TaskProgress } from './taskWork';

const state = proxy<{ runs: Record<string, TaskProgress> }>({ runs: {} });
const stops = new Map<string, AbortController>();

/**
 * Asks the engine that is chosen now for another version, with what the reviewer wants to be different. Resolves with the
 * new entry, linked to the old one. Rejects with `AiError`, or `RuleError` while one is under way.
 */
export async function regenerateAiResult(id: string, feedback: string): Promise<AiResult> {
  const result = existing(aiResults, id);
  if (stops.has(id)) throw new RuleError(`Another version of “${result.title}” is on its way already.`);
  const stop = new AbortController();
  stops.set(id, stop);
  const update = (news: (known: TaskProgress) => Partial<TaskProgress>) => {
    const known = state.runs[id] ?? begun();
    // Kept whole: a draft grows many times a second, and nobody changes one.
    state.runs[id] = ref({ ...known, ...news(known) });
  };
  update(() => ({}));
  try {
    const { kind, inputs, module, about } = result;
    return await runKind(kind, inputs, {
      replaces: result,
      feedback,
      module,
      ...(about && { about }),
      signal: stop.signal,
      ...newsOfTask(update),
    });
  } finally {
    stops.delete(id);
    delete state.runs[id];
  }
}

/** Stops a version that is being made; nothing is recorded. */
export const cancelRegeneration = (id: string): void => stops.get(id)?.abort();

/** The version of an entry that is being made, in render. */
export const useRegeneration = (id: string): TaskProgress | undefined =>
  // Kept by `ref`, so the snapshot holds the very object; its type does not say so.
  useSnapshot(state).runs[id] as TaskProgress | undefined;
