import type { AiTool } from '@steps/platform';
import { findNewcomers } from './findNewcomers';

/** What agents may look up or propose here, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [findNewcomers];
