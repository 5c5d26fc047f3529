import { ownDay } from '@steps/platform/src/core/ownClock';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import * as v from 'valibot';

const usageSchema = v.object({
  /** Day and model. */
  id: v.string(),
  /** UTC, `2026-11-03`. */
  day: v.string(),
  model: v.string(),
  /** All that were sent, those that failed too. */
  requests: v.number(),
  /** Those of them that gave no answer that could be used. */
  failed: v.optional(v.number(), 0),
  promptTokens: v.number(),
  completionTokens: v.number(),
  /** Some servers count no tokens: then a part of the figures is estimated at four characters a token. */
  estimated: v.boolean(),
});
export type AiUsage = Readonly<v.InferOutput<typeof usageSchema>>;

/** Requests and tokens by model and day. Two tabs at the same moment may lose one request of the count, never a result. */
export const aiUsage = defineCollection({
  name: 'aiUsage',
  module: 'everyone',
  scope: 'workspace',
  schema: usageSchema,
  version: 1,
});

/** Tokens of one request. */
export type TokenCount = Pick<AiUsage, 'promptTokens' | 'completionTokens' | 'estimated'>;

/** For servers that do not count. */
export const guessTokens = (sent: string, received: string): TokenCount => ({
  promptTokens: Math.ceil(sent.length / 4),
  completionTokens: Math.ceil(received.length / 4),
  estimated: true,
});

/** Counts one request; one that failed may have cost tokens too. */
export function countUsage(
  model: string,
  { promptTokens, completionTokens, estimated }: TokenCount,
  outcome: 'answered' | 'failed' = 'answered',
): void {
  const day = ownDay(stamp());
  const id = `${day} ${model}`;
  const known = aiUsage.get(id);
  const usage: AiUsage = {
    id,
    day,
    model,
    requests: (known?.requests ?? 0) + 1,
    failed: (known?.failed ?? 0) + (outcome === 'failed' ? 1 : 0),
    promptTokens: (known?.promptTokens ?? 0) + promptTokens,
    completionTokens: (known?.completionTokens ?? 0) + completionTokens,
    estimated: (known?.estimated ?? false) || estimated,
  };
  commit({ label: 'Count an AI request', changes: [put(aiUsage, usage)], undoable: false });
}

/** All counts, in render. */
export const useAiUsage = (): readonly AiUsage[] => useRecords(aiUsage);

/** The counts of each model over all days, most requests first. */
export function usageByModel(rows: readonly AiUsage[]): readonly Omit<AiUsage, 'id' | 'day'>[] {
  const models = new Map<string, Omit<AiUsage, 'id' | 'day'>>();
  for (const { model, requests, failed, promptTokens, completionTokens, estimated } of rows) {
    const sum = models.get(model);
    models.set(model, {
      model,
      requests: (sum?.requests ?? 0) + requests,
      failed: (sum?.failed ?? 0) + failed,
      promptTokens: (sum?.promptTokens ?? 0) + promptTokens,
      completionTokens: (sum?.completionTokens ?? 0) + completionTokens,
      estimated: (sum?.estimated ?? false) || estimated,
    });
  }
  return [...models.values()].sort((one, other) => other.requests - one.requests);
}
