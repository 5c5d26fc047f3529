import type { AiTool } from '@steps/platform';
import { searchHelp } from './searchHelp';

/** What agents may look up here, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [searchHelp];
