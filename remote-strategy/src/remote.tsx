import { defineRemote } from '@steps/shared';
import facts from '../remote.json';
import { strategyPaths } from './paths';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  modules: {
    strategy: () => import(/* webpackChunkName: "page-strategy" */ './pages/StrategyPage').then((m) => m.StrategyPage),
    analytics: () =>
      import(/* webpackChunkName: "page-analytics" */ './analytics/AnalyticsPage').then((m) => m.AnalyticsPage),
    'human-loop': () =>
      import(/* webpackChunkName: "page-human-loop" */ './review/HumanLoopPage').then((m) => m.HumanLoopPage),
  },
  pages: {
    [strategyPaths.aiAnalysis.path]: () => import('./pages/AiAnalysisPage').then((m) => m.AiAnalysisPage),
    [strategyPaths.analysisReport.path]: () => import('./pages/AnalysisReportPage').then((m) => m.AnalysisReportPage),
    [strategyPaths.businessLearning.path]: () =>
      import('./pages/BusinessLearningPage').then((m) => m.BusinessLearningPage),
    [strategyPaths.frameworkBoards.path]: () => import('./canvas/CanvasPage').then((m) => m.CanvasPage),
    [strategyPaths.researchReport.path]: () => import('./research/ResearchPage').then((m) => m.ResearchPage),
    [strategyPaths.questionnaire.path]: () => import('./pages/QuestionnairePage').then((m) => m.QuestionnairePage),
  },
  palette: async () => (await import('./review/palette')).palette,
  tasks: async () => (await import('./tasks')).tasks,
  sample: async () => (await import('./sample')).sample,
  tools: async () => (await import('./tools')).tools,
});
