import type { AiTool } from '@steps/shared';
import { searchHelp } from './searchHelp';

/** What agents may look up here, as `remote.json` announces it. */
export const tools: readonly AiTool[] = [searchHelp];
