import { AiError } from '@steps/business/src/ai/aiError';
import { formatPence } from '@steps/platform/src/core/money';
import { centWords } from '@steps/platform/src/core/numbers/amountText';
import { ownDay } from '@steps/platform/src/core/ownClock';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { type AiUsage, aiUsage } from './aiUsage';

const price = v.object({
  /** Pence for a million tokens sent. */
  sent: v.number(),
  /** Pence for a million tokens received. */
  received: v.number(),
});
export type TokenPrice = Readonly<v.InferOutput<typeof price>>;

const limitsSchema = v.object({
  id: v.literal('limits'),
  /** Tokens of one answer: the server stops there. */
  maxTokens: v.number(),
  /** What all models together may use in a calendar month (UTC). */
  monthly: v.optional(v.object({ unit: v.picklist(['tokens', 'pence']), amount: v.number() })),
  /** By model, as the person reads them off the service's price list. */
  prices: v.record(v.string(), price),
});
export type AiLimits = Readonly<v.InferOutput<typeof limitsSchema>>;

/** A row of the workspace's own store, beside the connection. */
export const aiLimitRows = defineCollection({
  name: 'aiLimits',
  module: 'settings',
  everyoneReads: true,
  scope: 'workspace',
  schema: limitsSchema,
  version: 1,
});

/** Long enough for an article and for a model that thinks first; our choice. */
export const usualMaxTokens = 8_192;

const none: AiLimits = { id: 'limits', maxTokens: usualMaxTokens, prices: {} };

export const aiLimits = (): AiLimits => aiLimitRows.get(none.id) ?? none;
/** The limits, in render. */
export const useAiLimits = (): AiLimits => useRecord(aiLimitRows, none.id) ?? none;

/** How long one answer may be. `RuleError` below 256 tokens, which no task fits into. */
export function limitAnswers(maxTokens: number): AiLimits {
  if (!Number.isInteger(maxTokens) || maxTokens < 256 || maxTokens > 1_000_000)
    throw new RuleError('Enter a whole number of tokens from 256 to 1,000,000 for one answer.');
  return save({ ...aiLimits(), maxTokens });
}

/** What may be used in a month; `undefined` takes the limit away. `RuleError` for what is no positive number. */
export function limitMonth(monthly: AiLimits['monthly']): AiLimits {
  const { monthly: _, ...others } = aiLimits();
  if (!monthly) return save(others);
  if (!Number.isFinite(monthly.amount) || monthly.amount <= 0)
    throw new RuleError('Enter a limit above zero, or none.');
  return save({ ...others, monthly });
}

/** What a model costs. `RuleError` for a negative price. */
export function priceModel(model: string, { sent, received }: TokenPrice): AiLimits {
  const fits = [sent, received].every((pence) => Number.isFinite(pence) && pence >= 0);
  if (!fits) throw new RuleError(`Enter a price in ${centWords()} for a million tokens, 0 or more.`);
  const limits = aiLimits();
  return save({ ...limits, prices: { ...limits.prices, [model]: { sent, received } } });
}

export interface MonthUse {
  readonly tokens: number;
  /** `undefined` while a model that was used has no price. */
  readonly pence: number | undefined;
  /** Models that were used and have no price. */
  readonly unpriced: readonly string[];
}

/** Adds up a month, `2026-11`. */
export function monthUse(rows: readonly AiUsage[], month: string, prices: AiLimits['prices']): MonthUse {
  const used = rows.filter(({ day, promptTokens, completionTokens }) => {
    return day.startsWith(month) && promptTokens + completionTokens > 0;
  });
  const priceOf = (model: string) => (Object.hasOwn(prices, model) ? prices[model] : undefined);
  const unpriced = [...new Set(used.map(({ model }) => model).filter((model) => !priceOf(model)))];
  const pence = used.reduce((sum, { model, promptTokens, completionTokens }) => {
    const { sent, received } = priceOf(model) ?? { sent: 0, received: 0 };
    return sum + (promptTokens * sent + completionTokens * received) / 1_000_000;
  }, 0);
  return {
    tokens: used.reduce((sum, { promptTokens, completionTokens }) => sum + promptTokens + completionTokens, 0),
    pence: unpriced.length > 0 ? undefined : pence,
    unpriced,
  };
}

/** The month as usage is counted: UTC. */
export const thisMonth = (): string => ownDay(stamp()).slice(0, 7);

/**
 * Throws `AiError` when a question would go past the month's limit: what was used, the question itself (at four
 * characters a token) and the price of its model are known beforehand, the length of the answer is not.
 */
export function assertWithinLimit(model: string, questionLength: number): void {
  const { monthly, prices } = aiLimits();
  if (!monthly) return;
  const use = monthUse(aiUsage.all(), thisMonth(), prices);
  const tokens = Math.ceil(questionLength / 4);
  if (monthly.unit === 'tokens') {
    if (use.tokens + tokens <= monthly.amount) return;
    throw overLimit(`${figure(use.tokens)} of ${figure(monthly.amount)} tokens are used`);
  }
  const own = Object.hasOwn(prices, model) ? prices[model] : undefined;
  if (!own || use.pence === undefined) {
    const missing = [...new Set([...use.unpriced, ...(own ? [] : [model])])].join(', ');
    throw new AiError('limit', {
      message: `The monthly limit is in pence, and no price is set for ${missing}. Enter it under Settings, AI engine. Nothing was sent.`,
    });
  }
  if (use.pence + (tokens * own.sent) / 1_000_000 <= monthly.amount) return;
  throw overLimit(`${pounds(use.pence)} of ${pounds(monthly.amount)} are used`);
}

const overLimit = (used: string) =>
  new AiError('limit', {
    message: `The limit for this month is reached: ${used}. Nothing was sent. Raise it under Settings, AI engine, or use another engine until the month ends.`,
  });

const figure = (value: number) => value.toLocaleString('en-GB');
const pounds = (pence: number) => formatPence(Math.round(pence));

function save(limits: AiLimits): AiLimits {
  commit({ label: 'Change the limits of AI', changes: [put(aiLimitRows, limits)], undoable: false });
  return limits;
}
