// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.
import { page } from '@steps/platform/paths';

/** The addresses of this remote's pages. */
export const agentsPaths = {
  agents: page('/agents'),
} as const;
