// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.
import { page } from '@steps/platform/paths';

/** The addresses of this remote's pages. */
export const strategyPaths = {
  analysisReport: page('/analysis-report'),
  aiAnalysis: page('/ai-analysis'),
  researchReport: page('/research-report'),
  questionnaire: page('/questionnaire'),
  businessLearning: page('/business-learning'),
  frameworkBoards: page('/framework-boards'),
} as const;
