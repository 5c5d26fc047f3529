import { queryTools } from '@steps/business/queries';
import type { AiTool } from '@steps/platform';
import { nouns } from './nouns';
import { sayings } from './sayings';
import { strategyFindings } from './strategyFindings';

const readTools = queryTools({
  find: 'find_reviews',
  vocabulary: 'strategy_vocabulary',
  about:
    'AI results and their review, research documents, analyses and what they found, reports, framework boards and figures of the website',
  nouns,
  sayings,
});

/** What agents may look up here, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [...readTools, strategyFindings];
