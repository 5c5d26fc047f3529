import { queryTools } from '@steps/business/queries';
import type { AiTool } from '@steps/platform';
import { nouns } from './nouns';
import { proposeCampaign } from './proposeCampaign';
import { sayings } from './sayings';

const readTools = queryTools({
  find: 'find_marketing',
  vocabulary: 'marketing_vocabulary',
  about: 'campaigns, content, briefs, landing pages, answers to forms, email designs and what the brand guidelines say',
  nouns,
  sayings,
});

/** What agents may look up and propose here, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [...readTools, proposeCampaign];
