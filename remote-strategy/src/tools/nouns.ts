import { type QueryNoun, queryNoun } from '@steps/business/queries';
import { findingNoun, webFigureNoun } from './findingNouns';
import { aimNoun, boardPointNoun, reportNoun } from './planNouns';
import { reviewNoun } from './reviewNoun';
import { analysisNoun, researchNoun } from './workNouns';

/** What AI may look up here, by the name that queries use. */
export const nouns: Readonly<Record<string, QueryNoun>> = {
  reviews: queryNoun(reviewNoun),
  research: queryNoun(researchNoun),
  analyses: queryNoun(analysisNoun),
  boardPoints: queryNoun(boardPointNoun),
  reports: queryNoun(reportNoun),
  aims: queryNoun(aimNoun),
  findings: queryNoun(findingNoun),
  webFigures: queryNoun(webFigureNoun),
};
