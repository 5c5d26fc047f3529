// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.
import { page, pageWithId } from '@steps/platform/paths';

/** The addresses of this remote's pages. */
export const marketingPaths = {
  marketing: page('/marketing'),
  email: page('/marketing/email'),
  social: page('/marketing/social'),
  landing: page('/marketing/landing'),
  landingBuilder: page('/marketing/landing/builder'),
  landingPreview: page('/marketing/landing/preview'),
  landingPreviewTemplate: pageWithId('/marketing/landing/preview/:templateId'),
  blog: page('/marketing/blog'),
  ads: page('/marketing/ads'),
  product: page('/marketing/product'),
  campaigns: page('/marketing/campaigns'),
  campaign: pageWithId('/marketing/campaigns/:campaignId'),
  emailBuilder: page('/email-builder'),
  emailBuilderEditor: page('/email-builder/editor'),
  brandSetup: page('/brand-setup'),
} as const;
