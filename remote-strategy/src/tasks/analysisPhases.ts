/** Phases of the analysis workflow (spec 1, section 9). */
export const analysisPhases = 9;
