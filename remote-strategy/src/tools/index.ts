import type { AiTool } from '@steps/shared';
import { strategyFindings } from './strategyFindings';

/** What agents may look up here, as `remote.json` announces it. */
export const tools: readonly AiTool[] = [strategyFindings];
