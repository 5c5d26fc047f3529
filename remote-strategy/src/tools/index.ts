import type { AiTool } from '@steps/shared';
import { strategyFindings } from './strategyFindings';

/** What agents may look up here, as `facts.ts` announces it. */
export const tools: readonly AiTool[] = [strategyFindings];
