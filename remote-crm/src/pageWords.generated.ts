// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.

/** What each page says at its top, before its code is there too. */
export const pageWords = {
  'crm': {"title":"CRM","purpose":"The people and companies you work with, and what happens next with each of them."},
  'calendar': {"title":"Calendar"},
  'sales': {"title":"Sales","purpose":"What is likely to come in, what holds it up, and the quotes you have sent."},
  'support': {"title":"Support","purpose":"Customer requests and response times."},
  'contact': {"title":"Contact"},
  'company': {"title":"Company"},
  'settings': {"title":"CRM settings","purpose":"How this business sells and what it keeps about people. Every change but deleting for good can be undone."},
} as const;
