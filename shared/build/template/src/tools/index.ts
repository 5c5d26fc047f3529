import type { AiTool } from '@steps/shared';
import { findNewcomers } from './findNewcomers';

/** What agents may look up or propose here, as `remote.json` announces it. */
export const tools: readonly AiTool[] = [findNewcomers];
