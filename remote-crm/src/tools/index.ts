import { queryTools } from '@steps/business/queries';
import type { AiTool } from '@steps/platform';
import { lookUp } from './lookUp';
import { nouns } from './nouns';
import { proposeTools } from './proposeTools';
import { sayings } from './sayings';
import { viewTools } from './viewTools';

const readTools = queryTools({
  find: 'find_records',
  vocabulary: 'crm_vocabulary',
  about: 'contacts, companies, deals, tickets, tasks, activities, meetings, quotes and received email',
  nouns,
  sayings,
  named: { contacts: { parts: true }, companies: { parts: 'first' }, deals: { parts: false } },
  lookUp,
});

/** What agents may use from this remote, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [...readTools, ...viewTools, ...proposeTools];
