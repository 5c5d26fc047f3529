import { implementRemote } from '@steps/platform';
import type { facts } from './facts';
import { strategyPaths } from './paths.generated';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default implementRemote<typeof facts>('remote-strategy', strategyPaths, {
  modules: {
    strategy: () => import(/* webpackChunkName: "page-strategy" */ './pages/StrategyPage').then((m) => m.StrategyPage),
    analytics: () =>
      import(/* webpackChunkName: "page-analytics" */ './analytics/AnalyticsPage').then((m) => m.AnalyticsPage),
    'human-loop': () =>
      import(/* webpackChunkName: "page-human-loop" */ './review/HumanLoopPage').then((m) => m.HumanLoopPage),
  },
  pages: {
    aiAnalysis: () => import('./pages/AiAnalysisPage').then((m) => m.AiAnalysisPage),
    analysisReport: () => import('./pages/AnalysisReportPage').then((m) => m.AnalysisReportPage),
    businessLearning: () => import('./pages/BusinessLearningPage').then((m) => m.BusinessLearningPage),
    frameworkBoards: () => import('./canvas/CanvasPage').then((m) => m.CanvasPage),
    researchReport: () => import('./research/ResearchPage').then((m) => m.ResearchPage),
    questionnaire: () => import('./pages/QuestionnairePage').then((m) => m.QuestionnairePage),
  },
  palette: async () => (await import('./review/palette')).palette,
  tasks: async () => (await import('./tasks')).tasks,
  sample: async () => (await import('./sample')).sample,
  tools: async () => (await import('./tools')).tools,
});
