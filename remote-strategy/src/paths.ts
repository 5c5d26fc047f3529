import { page, paths } from '@steps/shared/paths';

/** The addresses of this remote's pages, as `remote.json` announces them. */
export const strategyPaths = {
  analysisReport: page('/analysis-report'),
  aiAnalysis: page('/ai-analysis'),
  researchReport: page('/research-report'),
  questionnaire: page('/questionnaire'),
  businessLearning: paths.businessLearning,
  frameworkBoards: page('/framework-boards'),
} as const;
