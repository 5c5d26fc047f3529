/** Timings (ms) and limits of the specification, in one place. Tests control the clock against these. */

/** Skeleton shown when the module changes (spec 1, section 9). */
export const moduleSkeletonMs = 200;
/** Page-change loading indicator (spec 1, section 9). */
export const pageChangeMs = 300;
/** Simulated phase analysis (spec 1, section 9). */
export const analysisMs = 2000;
/** Report progress: this many points … (spec 1, section 9). */
export const reportStepPoints = 10;
/** … each this many milliseconds (spec 1, section 9). */
export const reportStepMs = 300;
/** Phases of the analysis workflow (spec 1, section 9). */
export const analysisPhases = 9;
/** Simulated email and social generation (spec 2, section 9). */
export const generationMs = 2000;
/** Refresh of the landing preview (spec 2, section 9). */
export const previewRefreshMs = 500;
/** Between steps of the website analysis (spec 2, section 9). */
export const websiteStepMs = 1500;
/** Interval of the typed title of the agents page (spec 2, section 9). */
export const typedTitleMs = 150;
/** Tags on one contact or company (spec 2, sections 5 and 9). */
export const maxTags = 10;
/** Clients of one agency (spec 1, section 1: "2-5 clients"). The sample client does not count. */
export const maxClients = 5;

/** Hints only, never enforced (spec 2, section 9). */
export const socialCharacterLimits = { linkedin: 3000, twitter: 280, facebook: 2000, instagram: 2200 } as const;
/** Preview sizes in CSS pixels (spec 2, section 9). */
export const deviceSizes = {
  desktop: { width: 1200, height: 800 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
} as const;

/** Prices in pence (spec 1, section 9). */
export const pricesPence = {
  month: 39_500,
  year: 395_000,
  yearlySaving: 79_000,
  onboarding: 149_500,
  agencyFirstClient: 12_000,
  agencyNextClient: 8_000,
  agencyFiveClients: 44_000,
} as const;
/** Free trial without a card (spec 1, section 9). */
export const trialDays = 14;

/** Undo steps kept (our choice: more than a day's work, a few MB at most with bulk edits). */
export const historyLimit = 200;
/** Rows imported between two pauses for the browser (our choice: about 10 ms of work each). */
export const importChunkRows = 500;
/** Largest file that is kept, in bytes (our choice: a long presentation fits, a film does not; all of it lies in memory). */
export const maxAttachmentBytes = 25 * 1024 * 1024;
/** All files of all records together, in bytes (our choice: a tab with more is slow on a small laptop). */
export const maxAttachmentsBytes = 200 * 1024 * 1024;
