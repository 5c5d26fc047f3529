import { paths } from '@steps/platform/paths';
import { defineRemote } from '@steps/platform/remote';

/** What this remote says of itself; the build writes `remote.json` and the addresses from it. */
export const facts = defineRemote({
  name: 'remote-strategy',
  title: 'Strategy',
  icon: 'compass',
  modules: {
    strategy: {
      title: 'Strategy',
      heading: 'Strategic Intelligence',
      purpose: 'Nine phases, each checked by you, ending in a report you can send.',
      icon: 'compass',
      group: 'insight',
    },
    'human-loop': {
      title: 'Human review',
      purpose: 'Nothing made by AI reaches your records or your customers before a person approves it.',
      short: 'Review',
      icon: 'check-check',
      group: 'work',
    },
    analytics: {
      title: 'Analytics',
      purpose: 'Based on your own records. Select any figure to see the records behind it.',
      icon: 'chart',
      group: 'insight',
    },
  },
  pages: {
    analysisReport: {
      path: '/analysis-report',
      title: 'Business Intelligence Report',
      nav: {
        icon: 'report',
        short: 'Report',
        group: 'insight',
      },
    },
    aiAnalysis: {
      path: '/ai-analysis',
      title: 'AI analysis',
      purpose: 'Ask about your own records, and see the figures that the analysis rests on.',
    },
    researchReport: {
      path: '/research-report',
      title: 'Research report',
      purpose: 'A question answered from named sources, reviewed by you and kept up to date.',
    },
    questionnaire: {
      path: '/questionnaire',
      title: 'Questionnaire',
      purpose: 'Three questions, about five minutes. Your answers steer the analysis.',
    },
    businessLearning: {
      path: paths.businessLearning.path,
      title: 'Business learning',
      purpose: 'What your website and industry suggest, for you to check before anything relies on it.',
    },
    frameworkBoards: {
      path: '/framework-boards',
      title: 'Framework boards',
      purpose: 'Fill a framework by hand or with proposals that you approve, then print it.',
    },
  },
  palette: true,
  tasks: [
    {
      kind: 'analysis-phase',
      label: 'Analysis phase',
      module: 'strategy',
      risk: 'content',
    },
    {
      kind: 'report-section',
      label: 'Report section',
      module: 'strategy',
      risk: 'content',
    },
    {
      kind: 'website-insights',
      label: 'Website insights',
      module: 'strategy',
      risk: 'content',
    },
    {
      kind: 'research-report',
      label: 'Research report',
      module: 'strategy',
      risk: 'content',
    },
  ],
  tools: [
    { name: 'find_reviews', label: 'Find AI results and analyses', kind: 'read', module: 'human-loop' },
    { name: 'strategy_vocabulary', label: 'Read what can be asked of strategy', kind: 'read', module: 'human-loop' },
    {
      name: 'strategy_findings',
      label: 'Read the analysis findings',
      kind: 'read',
      module: 'strategy',
    },
  ],
});
