// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.
import { page } from '@steps/platform/paths';

/** The addresses of this remote's pages. */
export const docsPaths = {
  help: page('/help'),
  documentation: page('/documentation'),
  architecture: page('/architecture'),
  about: page('/about'),
  pricing: page('/pricing'),
} as const;
