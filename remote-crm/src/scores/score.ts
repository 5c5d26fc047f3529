import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** The tests that a rule of a score can make. */
export const scoreTests = [
  'has',
  'title-says',
  'status',
  'temperature',
  'size',
  'tag',
  'open-deal',
  'touched',
  'people',
] as const;

/** A rule of a score: points for what is true of a record. */
export const scoreRuleSchema = v.object({
  id: v.string(),
  test: v.picklist(scoreTests),
  /** What the test compares with: a field, words separated by commas, a tag, a number of days; empty for some. */
  value: v.string(),
  /** Whole points, -100 to 100, never 0. */
  points: v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100)),
});

const scoreRuleSetSchema = v.object({
  /** `contact` or `company`. */
  id: v.string(),
  rules: v.array(scoreRuleSchema),
});

export type ScoreTest = (typeof scoreTests)[number];
export type ScoreRule = Readonly<v.InferOutput<typeof scoreRuleSchema>>;
export type ScoreNoun = 'contact' | 'company';

/** The rules of the open client, one set for each noun; without a set the default rules apply. */
export const scoreRuleSets = defineCollection({
  name: 'scoreRules',
  module: 'crm',
  everyoneReads: true,
  schema: scoreRuleSetSchema,
  version: 1,
});

const decisionMakers = 'owner, founder, director, partner, chief, head, CEO, COO, CFO, CTO, CMO, VP';

/** The rules of a new client (the specification names none). */
export const defaultScoreRules: Readonly<Record<ScoreNoun, readonly ScoreRule[]>> = {
  contact: [
    { id: 'email', test: 'has', value: 'email', points: 10 },
    { id: 'phone', test: 'has', value: 'phone', points: 5 },
    { id: 'linkedin', test: 'has', value: 'linkedin', points: 5 },
    { id: 'decides', test: 'title-says', value: decisionMakers, points: 15 },
    { id: 'deal', test: 'open-deal', value: '', points: 20 },
    { id: 'touched', test: 'touched', value: '30', points: 15 },
    { id: 'hot', test: 'temperature', value: 'hot', points: 15 },
    { id: 'warm', test: 'temperature', value: 'warm', points: 5 },
    { id: 'customer', test: 'status', value: 'Customer', points: 10 },
    { id: 'champion', test: 'tag', value: 'Champion', points: 5 },
    { id: 'blocker', test: 'tag', value: 'Blocker', points: -10 },
  ],
  company: [
    { id: 'website', test: 'has', value: 'website', points: 10 },
    { id: 'phone', test: 'has', value: 'phone', points: 5 },
    { id: 'people', test: 'people', value: '2', points: 10 },
    { id: 'deal', test: 'open-deal', value: '', points: 25 },
    { id: 'touched', test: 'touched', value: '30', points: 15 },
    { id: 'active', test: 'status', value: 'active', points: 20 },
    { id: 'partner', test: 'status', value: 'partner', points: 15 },
    { id: 'churned', test: 'status', value: 'churned', points: -20 },
    { id: 'key', test: 'tag', value: 'Key Account', points: 10 },
  ],
};
