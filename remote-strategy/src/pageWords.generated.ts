// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.

/** What each page says at its top, before its code is there too. */
export const pageWords = {
  'strategy': {"title":"Strategic Intelligence","purpose":"Nine phases, each checked by you, ending in a report you can send."},
  'human-loop': {"title":"Human review","purpose":"Nothing made by AI reaches your records or your customers before a person approves it."},
  'analytics': {"title":"Analytics","purpose":"Based on your own records. Select any figure to see the records behind it."},
  'analysisReport': {"title":"Business Intelligence Report"},
  'aiAnalysis': {"title":"AI analysis","purpose":"Ask about your own records, and see the figures that the analysis rests on."},
  'researchReport': {"title":"Research report","purpose":"A question answered from named sources, reviewed by you and kept up to date."},
  'questionnaire': {"title":"Questionnaire","purpose":"Three questions, about five minutes. Your answers steer the analysis."},
  'businessLearning': {"title":"Business learning","purpose":"What your website and industry suggest, for you to check before anything relies on it."},
  'frameworkBoards': {"title":"Framework boards","purpose":"Fill a framework by hand or with proposals that you approve, then print it."},
} as const;
