import { type QueryNoun, queryNoun } from '@steps/business/queries';
import { brandNoun } from './brandNoun';
import { briefNoun } from './briefNoun';
import { campaignNoun } from './campaignNoun';
import { pieceNoun } from './pieceNoun';
import { emailDesignNoun, formAnswerNoun, landingPageNoun } from './websiteNouns';

/** What AI may look up here, by the name that queries use. */
export const nouns: Readonly<Record<string, QueryNoun>> = {
  campaigns: queryNoun(campaignNoun),
  pieces: queryNoun(pieceNoun),
  briefs: queryNoun(briefNoun),
  landingPages: queryNoun(landingPageNoun),
  formAnswers: queryNoun(formAnswerNoun),
  emailDesigns: queryNoun(emailDesignNoun),
  brandTexts: queryNoun(brandNoun),
};
