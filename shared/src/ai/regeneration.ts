import { proxy, useSnapshot } from 'valtio';
import { existing } from '../core/store/recordChange';
import { RuleError } from '../core/store/ruleError';
import { type AiResult, aiResults } from './ledger/aiResult';
import { stageText } from './runStage';

interface Run {
  /** The text as far as it has come. */
  partial: string;
  /** What is being done: connecting, waiting, receiving, trying again. */
  line: string;
}

const state = proxy<{ runs: Record<string, Run> }>({ runs: {} });
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
  const tell = (news: Partial<Run>) => {
    state.runs[id] = { ...(state.runs[id] ?? { partial: '', line: '' }), ...news };
  };
  tell({});
  try {
    // The engines are code of their own, fetched when first used.
    const { runTaskAgain } = await import('./index');
    return await runTaskAgain(result, {
      feedback,
      signal: stop.signal,
      onPartial: (partial) => tell({ partial }),
      onStage: (stage) => tell({ line: stageText(stage) }),
    });
  } finally {
    stops.delete(id);
    delete state.runs[id];
  }
}

/** Stops a version that is being made; nothing is recorded. */
export const cancelRegeneration = (id: string): void => stops.get(id)?.abort();

/** The version of an entry that is being made, in render. */
export const useRegeneration = (id: string): Readonly<Run> | undefined => useSnapshot(state).runs[id];
