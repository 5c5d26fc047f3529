import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** A part of the report. Its words are a person's, or were approved by one. */
const sectionSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Paragraphs and `- ` points, as the results have them. */
  text: v.string(),
  /** Ledger entry it rests on. */
  resultId: v.optional(v.string()),
  /** Bars under the text. */
  chart: v.optional(
    v.object({
      /** Empty where the section’s own title names the figure. */
      title: v.string(),
      bars: v.array(v.object({ label: v.string(), value: v.number(), display: v.string() })),
    }),
  ),
});
export type ReportSection = Readonly<v.InferOutput<typeof sectionSchema>>;

/** One line of the appendix: who decided what about a phase, and when. */
const trailSchema = v.object({
  phase: v.string(),
  decision: v.string(),
  by: v.string(),
  at: v.string(),
  note: v.string(),
});
export type TrailLine = Readonly<v.InferOutput<typeof trailSchema>>;

const reportSchema = v.object({
  /** The session's own id: one report for each. */
  id: v.string(),
  title: v.string(),
  preparedFor: v.string(),
  sections: v.array(sectionSchema),
  trail: v.array(trailSchema),
  /** What the numbers in its text name, from 1; reports made earlier number within each section. */
  evidence: v.optional(v.array(v.string())),
  /** When the figures were counted. */
  countedAt: v.string(),
  updatedAt: v.string(),
});

/** An executive report as it is shown and exported. */
export type Report = Readonly<v.InferOutput<typeof reportSchema>>;

/** The reports of the open client's sessions. */
export const reports = defineCollection({
  name: 'analysisReports',
  module: 'strategy',
  schema: reportSchema,
  version: 1,
});
