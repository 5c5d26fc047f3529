import type { AiTool } from '@steps/shared';
import { proposeTools } from './proposeTools';
import { readTools } from './readTools';
import { viewTools } from './viewTools';

/** What agents may use of this remote, as `remote.json` announces it. */
export const tools: readonly AiTool[] = [...readTools, ...viewTools, ...proposeTools];
