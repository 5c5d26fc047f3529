import type { AiTool } from '@steps/shared';
import { findNewcomers } from './findNewcomers';

/** What agents may look up or propose here, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [findNewcomers];
