// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.

/** What each page says at its top, before its code is there too. */
export const pageWords = {
  'agents': {"title":"AI Agents","purpose":"They read freely and only propose changes. You accept, edit or discard each one."},
} as const;
