// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.

/** What each page says at its top, before its code is there too. */
export const pageWords = {
  '__the-id__': {"title":"__title__","purpose":"What people do here, in one short line."},
  'home': {"title":"__title__","purpose":"What people do here, in one short line."},
} as const;
