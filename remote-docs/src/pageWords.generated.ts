// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.

/** What each page says at its top, before its code is there too. */
export const pageWords = {
  'help': {"title":"Help Centre","purpose":"Guides, answers and a way to reach us."},
  'documentation': {"title":"Documentation","purpose":"How to connect Steps to other software, and what happens to your data."},
  'architecture': {"title":"System Architecture","purpose":"The plan of the product, and what this copy is really made of."},
  'about': {"title":"About"},
  'pricing': {"title":"Pricing","purpose":"One subscription with everything in it, help at the start if you want it, and a programme for agencies."},
} as const;
